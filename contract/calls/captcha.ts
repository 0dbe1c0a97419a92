import { z } from 'zod'
import { defineCall } from './call.ts'

/** Carries the token, so that it is checked before the body is read; without it the token in the body counts. */
export const CAPTCHA_HEADER = 'x-captcha-token'

/** A challenge of ALTCHA 2. The token is `btoa(JSON.stringify({ challenge, solution }))`, without `kind` in the challenge. */
const altchaChallenge = z.object({
  kind: z.literal('altcha'),
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: z.string(),
      salt: z.string(),
      cost: z.int(),
      keyLength: z.int(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      expiresAt: z.int(),
    }),
    signature: z.string(),
  }),
})

/** MTCaptcha shows its own widget and makes the token. */
const mtCaptcha = z.object({ kind: z.literal('mtcaptcha'), sitekey: z.string() })

export const getCaptchaChallenge = defineCall({
  method: 'GET',
  path: '/api/captcha/challenge',
  about: 'What a visitor has to solve before a form is sent. Each answer serves one form, for twenty minutes.',
  answer: z.discriminatedUnion('kind', [altchaChallenge, mtCaptcha]),
})
