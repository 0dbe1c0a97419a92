/** What a visitor allows beyond what the site needs to work. */
export type Consent = { statistics: boolean; marketing: boolean }

export const CONSENT_KEY = 'consent'

/** Raised when we ask for something new: then everybody is asked again. */
export const CONSENT_VERSION = 1

/** A choice is asked anew after a year. */
export const CONSENT_LIFE = 365 * 24 * 3600 * 1000

/** The choice as kept in the browser; null when there is none that still counts. */
export function readConsent(kept: string | null, now: number): Consent | null {
  try {
    const { version, statistics, marketing, at } = JSON.parse(kept ?? 'null')
    const fresh = version === CONSENT_VERSION && now - Date.parse(at) < CONSENT_LIFE
    return fresh ? { statistics: statistics === true, marketing: marketing === true } : null
  } catch {
    return null
  }
}

export function writeConsent({ statistics, marketing }: Consent, now: number): string {
  return JSON.stringify({ version: CONSENT_VERSION, statistics, marketing, at: new Date(now).toISOString() })
}
