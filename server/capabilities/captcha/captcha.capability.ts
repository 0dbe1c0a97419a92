import { getCaptchaChallenge } from '#contract/calls/captcha.ts'
import { accepted } from '#contract/values/outcome.ts'
import type { CaptchaService } from '#server/adapters/captcha/captcha-service.ts'
import type { Capability } from '#server/capability.ts'
import type { Database } from '#server/db/database.ts'
import { served } from '#server/http/calls/served.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import type { Captcha } from '#server/limits/solved-captcha.ts'
import { captchaStore } from './captcha.store.ts'

type Needs = { database: Database; jobs: Jobs; service: CaptchaService }

/** Captcha tokens, each of which works once, on all nodes together. */
export function openCaptcha({ database, jobs, service }: Needs) {
  jobs.define({
    name: 'delete-spent-captcha-tokens',
    at: '41 * * * *',
    run: () => captchaStore(database.sql).deleteExpired(),
  })
  const captcha: Captcha = {
    async check(token) {
      const verified = await service.verify(token)
      if (!verified || (await captchaStore(database.sql).isSpent(verified.id))) return null
      return { id: verified.id, spend: (tx) => captchaStore(tx).spend(verified.id, verified.expiresAt) }
    },
  }
  return {
    name: 'captcha',
    calls: [served(getCaptchaChallenge, async () => accepted(await service.challenge()))],
    captcha,
  } satisfies Capability & Record<string, unknown>
}
