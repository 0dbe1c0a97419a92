import type { CallOutcome } from '#contract/calls/call-types.ts'
import type { Form } from '#contract/forms/form.ts'
import type { Language } from '#contract/site.ts'
import { call } from '#web/calls/call.ts'
import { fetchWithProgress } from '#web/calls/fetch-with-progress.ts'
import { verify } from '#web/calls/verification.ts'

const CAPTCHA_HEADER: typeof import('#contract/calls/captcha.ts')['CAPTCHA_HEADER'] = 'x-captcha-token'

/** Without files an answer comes in a moment; three photos on a slow line take minutes. */
const TIMEOUT_MS = 20_000
const UPLOAD_TIMEOUT_MS = 10 * 60_000

type Sending = {
  body: unknown
  language: Language
  repeatKey: string
  captchaToken: string
  /** How much of the body has left, from 0 to 1. */
  onProgress: (share: number) => void
  /** Stops it. */
  signal: AbortSignal
}

type Send = (name: string, options: object) => Promise<CallOutcome<unknown, string>>

/** Sends a form by its call. Sending it again with the same key has no further effect. */
export function sendForm(form: Form, { captchaToken, onProgress, ...options }: Sending) {
  // A form says its path as data, so its types end here.
  return (call as unknown as Send)(`POST ${form.path}`, {
    ...options,
    ...(form.verified && { verify }),
    headers: captchaToken ? { [CAPTCHA_HEADER]: captchaToken } : {},
    expects: (answer: unknown) => isSuccess(form, answer),
    ...(form.files
      ? { timeoutMs: UPLOAD_TIMEOUT_MS, transport: fetchWithProgress(onProgress) }
      : { timeoutMs: TIMEOUT_MS }),
  })
}

function isSuccess({ answer: field }: Form, answer: unknown): boolean {
  return field.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], answer) === true
}
