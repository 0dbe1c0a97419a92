import type { IncomingMessage } from 'node:http'
import type { ResponseSource } from './metrics.ts'

export type LoggedResponse = {
  by: ResponseSource
  id: string
  request: IncomingMessage
  status: number
  milliseconds: number
}

/** Lines are written in batches, because one write costs more than serving a cached page. */
const MAX_BUFFERED_CHARACTERS = 16 * 1024
const FLUSH_INTERVAL_MS = 250

/** Writes one line of JSON for each response, in the format of the other log lines. It does not identify the visitor. */
export class AccessLog {
  #buffer = ''
  #timer: NodeJS.Timeout | undefined
  readonly #write: (lines: string) => void

  constructor(write: (lines: string) => void) {
    this.#write = write
  }

  add({ by, id, request, status, milliseconds }: LoggedResponse): void {
    const { method, url = '/', headers } = request
    this.#buffer +=
      `{"level":30,"time":${Date.now()},"reqId":"${id}","by":"${by}","method":"${method}",` +
      `"host":${JSON.stringify(headers.host ?? '')},"path":${JSON.stringify(loggedPath(url))},` +
      `"status":${status},"ms":${milliseconds.toFixed(1)},"msg":"answered"}\n`
    if (this.#buffer.length > MAX_BUFFERED_CHARACTERS) this.flush()
    else this.#timer ??= setTimeout(() => this.flush(), FLUSH_INTERVAL_MS).unref()
  }

  flush(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (this.#buffer === '') return
    this.#write(this.#buffer)
    this.#buffer = ''
  }
}

const MAX_PATH_LENGTH = 300

/** Addresses with a token that lets its holder act for a customer. */
const TOKEN_PATH = /^((?:\/\w\w)?\/(?:tilaus|vahvista|peru-tilaus|vahvista-peruutus|unohtunut-salasana)\/)[^/]+/

/** The path without the query, which may contain search words, and without tokens. */
export function loggedPath(url: string): string {
  const path = url.split('?', 1)[0] as string
  return path.slice(0, MAX_PATH_LENGTH).replace(TOKEN_PATH, '$1…')
}
