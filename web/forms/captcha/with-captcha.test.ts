import { createChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { expect, it, onTestFinished, vi } from 'vitest'
import { openPage } from '#web/islands/testing.tsx'
import { solve, type WorkParameters } from './proof-of-work.ts'
import { withCaptcha } from './with-captcha.ts'

/** The worker of the page, on this thread. */
class Here {
  onmessage = (_message: { data: unknown }) => {}
  async postMessage(parameters: WorkParameters) {
    this.onmessage({ data: await solve(parameters) })
  }
  terminate() {}
}

async function aPageWithCaptcha(challenge: object | null) {
  openPage('<main><p>Tilaus</p></main>')
  vi.stubGlobal('Worker', Here)
  vi.stubGlobal('fetch', async () => (challenge ? Response.json(challenge) : Response.error()))
  onTestFinished(() => void vi.unstubAllGlobals())
}

const aChallenge = async () => ({
  kind: 'altcha',
  challenge: await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 20,
    counter: 3,
    deriveKey,
    hmacSignatureSecret: 'one',
    hmacKeySignatureSecret: 'two',
    expiresAt: new Date(Date.now() + 600_000),
  }),
})

/** A server that wants a captcha: what it was sent. */
function aServer() {
  const sent: string[] = []
  const send = async ({ 'x-captcha-token': token = '' }: Record<string, string>) => {
    sent.push(token)
    return token === '' ? ({ ok: false, code: 'CAPTCHA_NEEDED' } as const) : ({ ok: true, value: 'order' } as const)
  }
  return { sent, send }
}

it('solves a captcha that the server asks for, sends again, and leaves nothing in the page', async () => {
  await aPageWithCaptcha(await aChallenge())
  const { sent, send } = aServer()
  expect(await withCaptcha(send)).toEqual({ ok: true, value: 'order' })
  expect(sent).toEqual(['', expect.stringMatching(/.{100}/)])
  expect(JSON.parse(atob(sent[1] as string)).solution).toMatchObject({ counter: 3 })
  expect(document.querySelector('main')?.innerHTML).toBe('<p>Tilaus</p>')
})

it('gives the refusal of the server when there is no captcha to be had, and asks for none without need', async () => {
  await aPageWithCaptcha(null)
  expect(await withCaptcha(aServer().send)).toMatchObject({ code: 'CAPTCHA_NEEDED' })
  const unknown = vi.fn(async () => ({ ok: false, code: 'ORDER_UNKNOWN' }) as const)
  expect(await withCaptcha(unknown)).toMatchObject({ code: 'ORDER_UNKNOWN' })
  expect(unknown).toHaveBeenCalledTimes(1)
})
