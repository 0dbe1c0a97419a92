import type { FastifyInstance } from 'fastify'
import { getVerificationToken, VERIFICATION_COOKIE } from '#contract/verification.ts'
import type { Verification } from './verification.ts'

/** Hands out tokens. Never part of a page: pages are kept for everyone. */
export function verificationHttp(router: FastifyInstance, verification: Verification, secure: boolean): void {
  router.get(getVerificationToken.path, async ({ raw }, reply) => {
    const { token, newCookie } = verification.issue(raw)
    if (newCookie) {
      const attributes = `Path=/; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`
      reply.header('set-cookie', `${VERIFICATION_COOKIE}=${newCookie}; ${attributes}`)
    }
    return { token }
  })
}
