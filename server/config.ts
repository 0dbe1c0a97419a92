import type { z } from 'zod'
import { PAYMENT_SERVICE, problemOf } from './config/combinations.ts'
import { environment, type Settings, secrets, settings } from './config/settings.ts'

export type Config = Settings

/** A setting is invalid: the program prints the message and stops. */
export class ConfigError extends Error {}

/** Reads and validates all settings. Nothing else reads the environment. */
export function readConfig(env: Record<string, string | undefined>, siteIds: readonly string[]): Config {
  const given = Object.fromEntries(Object.keys(settings).map((name) => [name, env[name] || undefined]))
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    const [{ path, message }] = parsed.error.issues as [z.core.$ZodIssue]
    const name = String(path[0])
    const value = secrets.includes(name) ? '' : `=${given[name]}`
    throw new ConfigError(`The setting ${name}${value} is wrong: ${message}. docs/settings.md lists all settings.`)
  }
  const problem = problemOf(parsed.data, siteIds)
  if (problem) throw new ConfigError(problem)
  return parsed.data
}

/** The origin of each site. In demo every site has one under `localhost`, unless the setting says otherwise. */
export function originsOf(
  { SITE_ORIGINS = [] }: Config,
  siteIds: readonly string[],
  port: number,
): Map<string, string> {
  return new Map([...siteIds.map((id) => [id, `http://${id}.localhost:${port}`] as const), ...SITE_ORIGINS])
}

/** The origin of the back office; undefined in live without the setting: then there is none. */
export function officeOriginOf({ OFFICE_ORIGIN, MODE }: Config, port: number): string | undefined {
  return OFFICE_ORIGIN ?? (MODE === 'demo' ? `http://hallinta.localhost:${port}` : undefined)
}

const PAYMENT_TEST_SERVICE = 'https://test1.maksuturva.fi'

/** The origin of the payment service. In demo without an account it is set when the sandbox has a port: see `payment-sandbox.ts`. */
export function paymentOriginOf({ PAYMENT_ORIGIN, PAYMENT_SELLER_ID, MODE }: Config): string {
  if (PAYMENT_ORIGIN) return PAYMENT_ORIGIN
  if (MODE === 'live') return PAYMENT_SERVICE
  return PAYMENT_SELLER_ID ? PAYMENT_TEST_SERVICE : 'http://maksu.localhost'
}

/** Whether this process has to start the payment sandbox. Never in live. */
export function needsPaymentSandbox({ MODE, PAYMENT_ORIGIN, PAYMENT_SELLER_ID }: Config): boolean {
  return MODE === 'demo' && !PAYMENT_ORIGIN && !PAYMENT_SELLER_ID
}

export function keepsAccessLog({ ACCESS_LOG, MODE }: Config): boolean {
  return (ACCESS_LOG ?? (MODE === 'live' ? 'yes' : 'no')) === 'yes'
}
