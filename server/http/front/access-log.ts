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
  readonly #pathOf: (url: string) => string

  constructor(write: (lines: string) => void, pathOf: (url: string) => string = (url) => loggedPath(url, noTokens)) {
    this.#write = write
    this.#pathOf = pathOf
  }

  add({ by, id, request, status, milliseconds }: LoggedResponse): void {
    const { method, url = '/', headers } = request
    this.#buffer +=
      `{"level":30,"time":${Date.now()},"reqId":"${id}","by":"${by}","method":"${method}",` +
      `"host":${JSON.stringify(headers.host ?? '')},"path":${JSON.stringify(this.#pathOf(url))},` +
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

const noTokens = (text: string) => text

/**
 * Hides tokens, each of which lets its holder act for a customer: what stands where a call or route declares `:token`. Also in addresses
 * that are longer, mistyped or have a language before them.
 */
export function tokenHider(declaredPaths: readonly string[]): (text: string) => string {
  const before = declaredPaths.filter((path) => path.includes('/:token')).map((path) => path.split(':token')[0] ?? '')
  if (before.length === 0) return noTokens
  const hidden = new RegExp(
    `(${[...new Set(before)].map((text) => text.replaceAll(/[^\w/-]/g, '\\$&')).join('|')})/*[^/?#\\s]+`,
    'gi',
  )
  return (text) => text.replace(hidden, '$1…')
}

/** The path without the query, which may contain search words, and without tokens. */
export function loggedPath(url: string, hideTokens: (text: string) => string): string {
  return hideTokens(url.split('?', 1)[0] as string).slice(0, MAX_PATH_LENGTH)
}
