type Refusable = { ok: true } | { ok: false; code: string }

/** Sends, and sends again with a solved captcha when the server asks for one: many wrong guesses came from this address. */
export async function withCaptcha<Outcome extends Refusable>(
  send: (headers: Record<string, string>) => Promise<Outcome>,
): Promise<Outcome> {
  const outcome = await send({})
  if (outcome.ok || outcome.code !== 'CAPTCHA_NEEDED') return outcome
  const { CaptchaClient } = await import('./captcha-client.ts')
  // For a captcha that people solve; ours works by itself.
  const widget = document.createElement('div')
  document.querySelector('main')?.prepend(widget)
  try {
    const token = await new CaptchaClient(widget, () => {}).take()
    return token === null ? outcome : await send({ 'x-captcha-token': token })
  } finally {
    widget.remove()
  }
}
