import { call } from '#web/calls/call.ts'
import { showMtCaptcha } from './mt-captcha.ts'
import type { Solution, WorkParameters } from './proof-of-work.ts'

export type CaptchaState = 'idle' | 'working' | 'verified' | 'failed'

type Token = { token: string; expiresAt: number }

/** A token that expires this soon might not arrive in time. */
const MARGIN_MS = 30_000
const MAX_WORK_MS = 120_000

/** Gets tokens for one form. Each token is given out once, since the server takes it once. */
export class CaptchaClient {
  readonly #onState: (state: CaptchaState) => void
  readonly #widget: HTMLElement
  #next: Promise<Token | null> | undefined

  /** `widget` is where a captcha with a widget of its own shows it. */
  constructor(widget: HTMLElement, onState: (state: CaptchaState) => void) {
    this.#widget = widget
    this.#onState = onState
  }

  /** Begins to work, so that a token is ready when the form is sent. */
  prepare(): void {
    this.#next ??= this.#work()
  }

  /** A valid token; null if there is none. */
  async take(): Promise<string | null> {
    this.prepare()
    const taken = await this.#next
    this.#next = undefined
    if (!taken) return null
    if (taken.expiresAt - Date.now() < MARGIN_MS) return this.take()
    return taken.token
  }

  async #work(): Promise<Token | null> {
    this.#onState('working')
    try {
      const token = await newToken(this.#widget)
      this.#onState('verified')
      return token
    } catch {
      this.#onState('failed')
      this.#next = undefined
      return null
    }
  }
}

async function newToken(widget: HTMLElement): Promise<Token> {
  const outcome = await call('GET /api/captcha/challenge')
  if (!outcome.ok) throw new Error(outcome.code)
  if (outcome.value.kind === 'mtcaptcha') {
    // MTCaptcha renews its tokens itself.
    return { token: await showMtCaptcha(widget, outcome.value.sitekey), expiresAt: Number.POSITIVE_INFINITY }
  }
  const { challenge } = outcome.value
  const solution = await solveInWorker(challenge.parameters)
  const token = btoa(JSON.stringify({ challenge, solution }))
  return { token, expiresAt: challenge.parameters.expiresAt * 1000 }
}

function solveInWorker(parameters: WorkParameters): Promise<Solution> {
  const worker = new Worker(new URL('./captcha.worker.ts', import.meta.url), { type: 'module' })
  return new Promise<Solution>((resolve, reject) => {
    setTimeout(reject, MAX_WORK_MS)
    worker.onerror = reject
    worker.onmessage = ({ data }) => resolve(data)
    worker.postMessage(parameters)
  }).finally(() => worker.terminate())
}
