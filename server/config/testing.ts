import { expect } from 'vitest'
import { ConfigError, readConfig } from '../config.ts'

export const siteIds = ['kuluttaja', 'lihakauppa']
export const liveOrigins = 'kuluttaja=https://www.kaskimaa.fi,lihakauppa=https://kauppa.kaskimaa.fi'

export const liveSecrets = {
  SIGNING_SECRETS: 'kG5sN1qYw8RtZ3vB7mXc2pLd9hJf4aQe',
  SMTP_URL: 'smtps://kaskimaa:salasana@mail.example',
  PAYMENT_SELLER_ID: 'myyja',
  PAYMENT_SECRET_KEY: 'avain',
}
export const live = { MODE: 'live', SITE_ORIGINS: liveOrigins, ...liveSecrets }

/** The message with which the program stops. */
export function refusal(env: Record<string, string>): string {
  try {
    readConfig(env, siteIds)
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError)
    return (error as ConfigError).message
  }
  throw new Error(`${JSON.stringify(env)} is accepted`)
}
