import { altcha } from './altcha.ts'
import type { CaptchaService } from './captcha-service.ts'
import { mtCaptcha } from './mtcaptcha.ts'

const MTCAPTCHA_ORIGIN = 'https://service.mtcaptcha.com'

/** The origins that a page with the captcha loads from. */
export function captchaOrigins({ MTCAPTCHA_SITE_KEY }: Pick<Settings, 'MTCAPTCHA_SITE_KEY'>): string[] {
  return MTCAPTCHA_SITE_KEY ? [MTCAPTCHA_ORIGIN, 'https://service2.mtcaptcha.com'] : []
}

type Settings = {
  MTCAPTCHA_SITE_KEY?: string | undefined
  MTCAPTCHA_PRIVATE_KEY?: string | undefined
  CAPTCHA_COST: number
}

/** MTCaptcha where its keys are set, otherwise the built-in captcha. */
export function openCaptchaService(
  { MTCAPTCHA_SITE_KEY: sitekey, MTCAPTCHA_PRIVATE_KEY: privatekey, CAPTCHA_COST: cost }: Settings,
  { secrets, now }: { secrets: readonly [string, ...string[]]; now: () => Date },
): CaptchaService {
  if (sitekey && privatekey) return mtCaptcha({ sitekey, privatekey, origin: MTCAPTCHA_ORIGIN, now })
  return altcha({ secrets, cost, now })
}
