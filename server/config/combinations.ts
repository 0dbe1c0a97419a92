import type { Settings } from './settings.ts'

export const PAYMENT_SERVICE = 'https://www.maksuturva.fi'

/** What is wrong with settings that are right each by itself: a sentence for the person who starts the program. */
export function problemOf(settings: Settings, siteIds: readonly string[]): string | undefined {
  return (
    problemOfWorkers(settings) ??
    problemOfS3(settings) ??
    problemOfPartners(settings, siteIds) ??
    problemOfOrigins(settings, siteIds) ??
    problemOfOffice(settings) ??
    problemOfSecrets(settings) ??
    problemOfPayment(settings)
  )
}

function problemOfWorkers({ WORKERS, DATABASE_URL, METRICS_PORT = 0 }: Settings) {
  if (WORKERS > 1 && !DATABASE_URL)
    return `WORKERS=${WORKERS} needs a PostgreSQL server in DATABASE_URL: the embedded database serves one process.`
  if (METRICS_PORT + WORKERS - 1 > 65_535)
    return `METRICS_PORT=${METRICS_PORT} leaves no port for each of the ${WORKERS} workers: choose a lower one.`
}

/** With only some of them set, pictures would silently go to a folder. */
function problemOfS3(settings: Settings) {
  const names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const
  const missing = names.filter((name) => !settings[name])
  if (missing.length === 0 || missing.length === names.length) return
  return `The five settings of S3 belong together; missing: ${missing.join(', ')}.`
}

/** With half of them, forms would be refused or subscriptions would go nowhere. */
function problemOfPartners(settings: Settings, siteIds: readonly string[]) {
  const { MTCAPTCHA_SITE_KEY, MTCAPTCHA_PRIVATE_KEY, LIANA_ACCOUNT, LIANA_LISTS = [] } = settings
  if (Boolean(MTCAPTCHA_SITE_KEY) !== Boolean(MTCAPTCHA_PRIVATE_KEY))
    return 'MTCAPTCHA_SITE_KEY and MTCAPTCHA_PRIVATE_KEY belong together; one is missing.'
  if (Boolean(LIANA_ACCOUNT) !== LIANA_LISTS.length > 0)
    return 'LIANA_ACCOUNT and LIANA_LISTS belong together; one is missing.'
  const unknown = LIANA_LISTS.find(([id]) => !siteIds.includes(id))
  if (unknown) return `LIANA_LISTS names '${unknown[0]}', which is not a site.`
}

function problemOfOrigins({ MODE, SITE_ORIGINS = [], TAG_MANAGERS = [] }: Settings, siteIds: readonly string[]) {
  const unknownTagged = TAG_MANAGERS.find(([id]) => !siteIds.includes(id))
  if (unknownTagged) return `TAG_MANAGERS names '${unknownTagged[0]}', which is not a site.`
  const unknown = SITE_ORIGINS.find(([id]) => !siteIds.includes(id))
  if (unknown) return `SITE_ORIGINS names '${unknown[0]}', which is not a site. The sites are ${siteIds.join(', ')}.`
  if (MODE === 'demo') {
    const outside = SITE_ORIGINS.find(([, text]) => !isDemoHost(new URL(text).hostname))
    if (!outside) return
    return `MODE=demo serves *.localhost only, and SITE_ORIGINS names ${outside[1]}. Set MODE=live for that.`
  }
  const plain = SITE_ORIGINS.find(([, text]) => !text.startsWith('https:'))
  if (plain)
    return `MODE=live serves HTTPS only, and SITE_ORIGINS names ${plain[1]}. The proxy in front of the program may speak HTTP with it.`
  const missing = siteIds.filter((id) => !SITE_ORIGINS.some(([named]) => named === id))
  if (missing.length === 0) return
  return `MODE=live needs the origin of every site in SITE_ORIGINS; missing: ${missing.join(', ')}.`
}

/** Its cookie and its passkeys are worth as much as the way to it. */
function problemOfOffice({ MODE, OFFICE_ORIGIN, OFFICE_NETWORKS, SITE_ORIGINS = [] }: Settings) {
  if (OFFICE_NETWORKS && MODE === 'live' && !OFFICE_ORIGIN)
    return 'OFFICE_NETWORKS is set and OFFICE_ORIGIN is not: without it MODE=live has no back office.'
  if (!OFFICE_ORIGIN) return
  if (MODE === 'live' && !OFFICE_ORIGIN.startsWith('https:'))
    return `MODE=live serves HTTPS only, and OFFICE_ORIGIN is ${OFFICE_ORIGIN}.`
  if (MODE === 'demo' && !isLocal(OFFICE_ORIGIN))
    return `MODE=demo serves *.localhost only, and OFFICE_ORIGIN is ${OFFICE_ORIGIN}. Set MODE=live for that.`
  const site = SITE_ORIGINS.find(([, text]) => text === OFFICE_ORIGIN)
  if (site) return `OFFICE_ORIGIN is the origin of the site '${site[0]}': the back office needs one of its own.`
}

/** The back office and the payment sandbox have their own hosts under `localhost`. */
function isDemoHost(hostname: string): boolean {
  return hostname.endsWith('.localhost') && !['hallinta.localhost', 'maksu.localhost'].includes(hostname)
}

/** A random secret of 32 characters has more, even in hexadecimal digits. */
const MIN_DIFFERENT_CHARACTERS = 8

/** Demo has substitutes for these; a live shop must not start without mail and payment. */
function problemOfSecrets(settings: Settings) {
  if (settings.MODE === 'demo') return
  const names = ['SIGNING_SECRETS', 'SMTP_URL', 'PAYMENT_SELLER_ID', 'PAYMENT_SECRET_KEY'] as const
  const missing = names.filter((name) => !settings[name])
  if (missing.length > 0) return `MODE=live needs its secrets; missing: ${missing.join(', ')}.`
  if (settings.SIGNING_SECRETS?.some((secret) => new Set(secret).size < MIN_DIFFERENT_CHARACTERS))
    return 'MODE=live needs SIGNING_SECRETS that nobody can guess: one repeats a few characters. Make one with: openssl rand -base64 32'
  if (new Set(settings.PAYMENT_SECRET_KEY).size === 1)
    return 'MODE=live needs the PAYMENT_SECRET_KEY of the payment service: this one repeats one character.'
}

/** Live takes money by HTTPS only, and demo never takes any. */
function problemOfPayment({ MODE, PAYMENT_ORIGIN, PAYMENT_SELLER_ID, PAYMENT_SECRET_KEY }: Settings) {
  if (Boolean(PAYMENT_SELLER_ID) !== Boolean(PAYMENT_SECRET_KEY))
    return 'PAYMENT_SELLER_ID and PAYMENT_SECRET_KEY belong together; one is missing.'
  if (!PAYMENT_ORIGIN) return
  if (MODE === 'live' && !PAYMENT_ORIGIN.startsWith('https:'))
    return `MODE=live takes payments by HTTPS only, and PAYMENT_ORIGIN is ${PAYMENT_ORIGIN}.`
  if (MODE === 'live') return
  if (PAYMENT_ORIGIN === PAYMENT_SERVICE)
    return `MODE=demo takes no real money, and PAYMENT_ORIGIN is ${PAYMENT_ORIGIN}.`
  if (!PAYMENT_SELLER_ID && !isLocal(PAYMENT_ORIGIN))
    return `PAYMENT_ORIGIN=${PAYMENT_ORIGIN} needs PAYMENT_SELLER_ID and PAYMENT_SECRET_KEY.`
}

function isLocal(origin: string): boolean {
  return new URL(origin).hostname.endsWith('.localhost')
}
