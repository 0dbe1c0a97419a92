import { createHash } from 'node:crypto'
import type { CaptchaService } from './captcha-service.ts'

const CHECK_TIMEOUT_MS = 5000

/** The service tells of a token once. What it said is remembered for as long as a visitor may need to correct a field. */
const REMEMBERED_MS = 20 * 60_000
const MAX_REMEMBERED = 10_000

type Options = { sitekey: string; privatekey: string; origin: string; now: () => Date }

type CheckAnswer = { success: boolean; fail_codes?: string[] }

/** MTCaptcha: its widget makes the token, its service checks it. An outage of the service is a fault, never a pass. */
export function mtCaptcha({ sitekey, privatekey, origin, now }: Options): CaptchaService {
  const verified = new Map<string, Date>()
  const remember = (id: string, expiresAt: Date) => {
    const [oldest] = verified.keys()
    if (oldest !== undefined && verified.size >= MAX_REMEMBERED) verified.delete(oldest)
    verified.set(id, expiresAt)
  }
  return {
    challenge: async () => ({ kind: 'mtcaptcha', sitekey }),

    async verify(token) {
      const id = `mtcaptcha ${createHash('sha256').update(token).digest('base64url')}`
      const known = verified.get(id)
      if (known && known > now()) return { id, expiresAt: known }
      const { success } = await checkToken(origin, privatekey, token)
      if (!success) return null
      const expiresAt = new Date(now().getTime() + REMEMBERED_MS)
      remember(id, expiresAt)
      return { id, expiresAt }
    },
  }
}

async function checkToken(origin: string, privatekey: string, token: string): Promise<CheckAnswer> {
  const query = new URLSearchParams({ privatekey, token })
  const answer = await fetch(`${origin}/mtcv1/api/checktoken?${query}`, {
    signal: AbortSignal.timeout(CHECK_TIMEOUT_MS),
    redirect: 'error',
  })
  const body = (await answer.json()) as Partial<CheckAnswer>
  // Keys that are wrong are our fault, not the visitor's.
  if (typeof body.success !== 'boolean' || body.fail_codes?.includes('privatekey-mismatch-token'))
    throw new Error(`MTCaptcha answered ${answer.status} ${body.fail_codes?.join(', ') ?? 'with an unknown body'}.`)
  return body as CheckAnswer
}
