import type { IncomingMessage } from 'node:http'
import type { AnsweredBy } from './metrics.ts'

/** What is worth knowing of an answer. */
export type Answered = { by: AnsweredBy; id: string; request: IncomingMessage; status: number; milliseconds: number }

/** Lines are written together, since one write costs more than answering a page: when there are so many characters… */
const MOST_WAITING = 16 * 1024
/** …or after so many milliseconds. */
const LONGEST_WAIT = 250

/** One line of JSON for each answer, in the form of the program's other lines. Nothing in it tells who the visitor was. */
export class AccessLog {
  #waiting = ''
  #timer: NodeJS.Timeout | undefined
  readonly #write: (lines: string) => void

  constructor(write: (lines: string) => void) {
    this.#write = write
  }

  add({ by, id, request, status, milliseconds }: Answered): void {
    const { method, url = '/', headers } = request
    this.#waiting +=
      `{"level":30,"time":${Date.now()},"reqId":"${id}","by":"${by}","method":"${method}",` +
      `"host":${JSON.stringify(headers.host ?? '')},"path":${JSON.stringify(loggedPath(url))},` +
      `"status":${status},"ms":${milliseconds.toFixed(1)},"msg":"answered"}\n`
    if (this.#waiting.length > MOST_WAITING) this.flush()
    else this.#timer ??= setTimeout(() => this.flush(), LONGEST_WAIT).unref()
  }

  flush(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (this.#waiting === '') return
    this.#write(this.#waiting)
    this.#waiting = ''
  }
}

const LONGEST_PATH = 300

/** Addresses that let whoever has them act for a customer: what follows is not for a log. */
const SECRET = /^((?:\/\w\w)?\/(?:tilaus|vahvista|peru-tilaus|unohtunut-salasana)\/)[^/]+/

/** Without the query, which may hold what somebody searched for, and without tokens. */
export function loggedPath(url: string): string {
  const path = url.split('?', 1)[0] as string
  return path.slice(0, LONGEST_PATH).replace(SECRET, '$1…')
}
