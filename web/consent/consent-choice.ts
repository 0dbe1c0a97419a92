/** The optional purposes that a visitor consents to. */
export type Consent = { statistics: boolean; marketing: boolean }

export const CONSENT_KEY = 'consent'

/** Increase it when a purpose is added: everybody is then asked again. */
export const CONSENT_VERSION = 1

/** Visitors are asked again after a year. */
export const CONSENT_LIFETIME_MS = 365 * 24 * 3600 * 1000

/** The stored choice; null when there is none, or it has expired. */
export function readConsent(stored: string | null, now: number): Consent | null {
  try {
    const { version, statistics, marketing, at } = JSON.parse(stored ?? 'null')
    const fresh = version === CONSENT_VERSION && now - Date.parse(at) < CONSENT_LIFETIME_MS
    return fresh ? { statistics: statistics === true, marketing: marketing === true } : null
  } catch {
    return null
  }
}

export function storedConsent(): Consent | null {
  try {
    return readConsent(localStorage.getItem(CONSENT_KEY), Date.now())
  } catch {
    return null
  }
}

export function writeConsent({ statistics, marketing }: Consent, now: number): string {
  return JSON.stringify({ version: CONSENT_VERSION, statistics, marketing, at: new Date(now).toISOString() })
}
