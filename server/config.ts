import { z } from 'zod'
import { contactFormNames } from '#contract/forms/forms.ts'

const origin = z
  .string()
  .refine((text) => /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text, {
    error: ({ input }) => `'${input}' is not an origin such as https://www.kaskimaa.fi`,
  })

const siteOrigins = z
  .string()
  .transform((text) => text.split(',').map(splitAtFirstEqualsSign))
  .pipe(z.array(z.tuple([z.string(), origin])))
  .refine((pairs) => allDifferent(pairs.map(([id]) => id)), 'a site is named twice')
  .refine((pairs) => allDifferent(pairs.map(([, text]) => text)), 'two sites have the same origin')

const addresses = z
  .string()
  .transform((text) => text.split(',').map((entry) => entry.trim()))
  .pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], 'it must list addresses or networks')))

/** The new secret comes first; the second still verifies what was signed before the rotation. */
const signingSecrets = z
  .string()
  .transform((text) => text.split(','))
  .pipe(
    z
      .array(z.string().regex(/^[\x21-\x7e]{32,200}$/, 'each must have 32 to 200 characters without spaces'))
      .max(2, 'it may hold two: the new one and the one before'),
  )
  .transform((secrets) => secrets as [string, ...string[]])

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, 'it must be a whole number')
    .transform(Number)
    .pipe(z.number().min(min, `it must be at least ${min}`).max(max, `it must be at most ${max}`))

/** Every setting: its environment variable, its schema and its description for docs/settings.md. */
export const settings = {
  MODE: z
    .enum(['demo', 'live'])
    .default('demo')
    .describe(
      '`demo` fills an empty database with demo content and serves `*.localhost`; `live` serves SITE_ORIGINS and generates neither content nor secrets.',
    ),
  PORT: wholeNumber(0, 65535).default(3000).describe('Port to listen on; 0 chooses a free one.'),
  HOST: z.string().default('127.0.0.1').describe('Address to listen on; `0.0.0.0` listens on all network interfaces.'),
  DATA_DIR: z.string().min(1).default('data').describe('Folder of the embedded database; created at the first start.'),
  BACKUP_DIR: z
    .string()
    .min(1)
    .optional()
    .describe(
      'Folder for backups of the embedded database, one each night and those of `npm run backup`; by default `backups` in DATA_DIR. Another disk is better.',
    ),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'it must begin with postgres:// or postgresql://')
    .optional()
    .describe('A PostgreSQL server to use instead of the embedded database.'),
  FILES_DIR: z.string().min(1).optional().describe('Folder for pictures; by default `files` in DATA_DIR.'),
  FILES_SHARED: z
    .enum(['yes', 'no'])
    .default('no')
    .describe(
      '`yes` states that all nodes on one DATABASE_URL share the folder for pictures, or that there is only one node.',
    ),
  S3_ENDPOINT: origin
    .optional()
    .describe(
      'An S3-compatible service that stores pictures instead of a folder: `https://s3.eu-north-1.amazonaws.com`.',
    ),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'it must be the name of a bucket')
    .optional()
    .describe('The bucket for pictures.'),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'it must be a region such as eu-north-1')
    .optional()
    .describe('The region for which requests are signed.'),
  S3_ACCESS_KEY: z.string().optional().describe('Id of the key that signs requests.'),
  S3_SECRET_KEY: z.string().optional().describe('The key itself. Set all five S3 settings or none.'),
  PICTURE_CACHE_MB: wholeNumber(1, 65536)
    .default(64)
    .describe('Memory for cached pictures, in megabytes; films and documents may use a quarter as much besides.'),
  WORKERS: wholeNumber(1, 256)
    .default(1)
    .describe(
      'Number of processes on this machine; each uses one core. More than 1 needs DATABASE_URL. All other settings apply to each process.',
    ),
  SITE_ORIGINS: siteOrigins
    .optional()
    .describe(
      'Origins of the sites: `kuluttaja=https://www.kaskimaa.fi,lihakauppa=https://…`. Required for every site in `live`; in `demo` `http://<site>.localhost:PORT` by default.',
    ),
  SIGNING_SECRETS: signingSecrets
    .optional()
    .describe(
      'Secrets that sign cookies and links, separated by a comma: the current one and, during a change, the previous one. Required in `live`.',
    ),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/\S+$/, 'it must begin with smtp:// or smtps://')
    .optional()
    .describe('The mail server: `smtps://user:password@host`. Required in `live`.'),
  MTCAPTCHA_SITE_KEY: z
    .string()
    .regex(/^MTPublic-\w+$/, 'it must be a site key such as MTPublic-abc123')
    .optional()
    .describe('Public key of MTCaptcha, which then replaces the built-in captcha of the forms.'),
  MTCAPTCHA_PRIVATE_KEY: z
    .string()
    .regex(/^MTPrivat-\S+$/, 'it must be a private key such as MTPrivat-abc123')
    .optional()
    .describe('The private key for it. Set both or none.'),
  CAPTCHA_COST: wholeNumber(1, 1_000_000)
    .default(2000)
    .describe('How hard the built-in captcha is: iterations of each of the 200 to 800 keys that a browser tries.'),
  LIANA_ACCOUNT: z
    .string()
    .regex(/^\w+:\w+:\S+$/, 'it must be realm:user:secret')
    .optional()
    .describe(
      'LianaMailer account that gets confirmed newsletter subscriptions: `realm:user:secret`. By default none does.',
    ),
  LIANA_LISTS: z
    .string()
    .transform((text) => text.split(',').map(splitAtFirstEqualsSign))
    .pipe(z.array(z.tuple([z.string(), z.string().regex(/^\d+$/, 'a list of LianaMailer is a number')])))
    .optional()
    .describe(
      'LianaMailer lists of sites: `lihakauppa=12,ammattilaiset=15`. Sites that are not listed keep their own.',
    ),
  FORM_RETENTION_DAYS: z
    .string()
    .transform((text) => text.split(',').map(splitAtFirstEqualsSign))
    .pipe(
      z.array(
        z.tuple([
          z.enum(contactFormNames),
          z
            .string()
            .regex(/^[1-9]\d{0,3}$/, 'days are a number')
            .transform(Number),
        ]),
      ),
    )
    .optional()
    .describe(
      'Days for which forms are kept, where they are not those of `server/capabilities/forms/retention.ts`: `complaint=90,question=30`.',
    ),
  PAYMENT_SELLER_ID: z.string().optional().describe("The shop's id at the payment service. Required in `live`."),
  PAYMENT_SECRET_KEY: z.string().optional().describe('The secret key for that id. Required in `live`.'),
  PAYMENT_ORIGIN: origin
    .optional()
    .describe(
      'The payment service: `https://www.maksuturva.fi`, which is the default in `live`, or its test service `https://test1.maksuturva.fi`, the default in `demo` with an id and a key. Without them `demo` starts a sandbox.',
    ),
  PAYMENT_SANDBOX_PORT: wholeNumber(0, 65535)
    .optional()
    .describe(
      'Port of the payment sandbox of `demo`, on `maksu.localhost`; by default 100 above PORT if that is free. 0 chooses a free one.',
    ),
  TAG_MANAGERS: z
    .string()
    .transform((text) => text.split(',').map(splitAtFirstEqualsSign))
    .pipe(z.array(z.tuple([z.string(), z.string().regex(/^GTM-[A-Z0-9]+$/, 'an id such as GTM-ABC123 is needed')])))
    .optional()
    .describe(
      'Tag managers of sites: `kuluttaja=GTM-ABC123,…`. Loaded only after consent; sites that are not listed load none.',
    ),
  LIMIT_FACTOR: z
    .string()
    .regex(/^\d{1,4}(\.\d{1,3})?$/, 'it must be a number such as 2 or 0.5')
    .default('1')
    .transform(Number)
    .describe(
      'Multiplies the rate limits (`server/http/clients/rate-limits.ts`) for renders, searches, calls, writes and guesses; 0 turns them off.',
    ),
  CACHED_READS_PER_SECOND: wholeNumber(0, 1_000_000)
    .default(2000)
    .describe(
      'How many cached pages, files and pictures one client may read each second, with bursts of ten times as many; 0 means no limit.',
    ),
  CONNECTIONS_PER_CLIENT: wholeNumber(0, 1_000_000)
    .default(2000)
    .describe(
      'How many connections one client may have at once, TRUSTED_PROXIES excepted; beyond that its idle ones are closed first. 0 means no limit.',
    ),
  TRUSTED_PROXIES: addresses
    .optional()
    .describe(
      'Addresses and networks of proxies whose `X-Forwarded-For` is trusted: `10.0.0.0/8,192.0.2.7`. By default none.',
    ),
  PAGE_CACHE_MB: wholeNumber(1, 65536).default(256).describe('Memory for rendered pages, in megabytes.'),
  METRICS_PORT: wholeNumber(1, 65535)
    .optional()
    .describe(
      'Port on 127.0.0.1 for Prometheus metrics; without it there are none. With several WORKERS the first uses this port and the others the ports after it.',
    ),
  ACCESS_LOG: z
    .enum(['yes', 'no'])
    .optional()
    .describe('Whether each response is logged; by default `yes` in `live` and `no` in `demo`.'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
    .default('info')
    .describe('The lowest level that is logged: `fatal`, `error`, `warn`, `info` or `debug`; `silent` logs nothing.'),
}

const secrets = [
  ...['DATABASE_URL', 'S3_ACCESS_KEY', 'S3_SECRET_KEY', 'SIGNING_SECRETS'],
  ...['SMTP_URL', 'MTCAPTCHA_PRIVATE_KEY', 'LIANA_ACCOUNT', 'PAYMENT_SELLER_ID', 'PAYMENT_SECRET_KEY'],
]

const environment = z.object(settings)

export type Config = z.infer<typeof environment>

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
  checkWorkers(parsed.data)
  checkS3(parsed.data)
  checkPartners(parsed.data, siteIds)
  checkOrigins(parsed.data, siteIds)
  checkSecrets(parsed.data)
  checkPayment(parsed.data)
  return parsed.data
}

function checkWorkers({ WORKERS, DATABASE_URL, METRICS_PORT = 0 }: Config): void {
  if (WORKERS > 1 && !DATABASE_URL) {
    throw new ConfigError(
      `WORKERS=${WORKERS} needs a PostgreSQL server in DATABASE_URL: the embedded database serves one process.`,
    )
  }
  if (METRICS_PORT + WORKERS - 1 > 65_535) {
    throw new ConfigError(
      `METRICS_PORT=${METRICS_PORT} leaves no port for each of the ${WORKERS} workers: choose a lower one.`,
    )
  }
}

/** With only some of them set, pictures would silently go to a folder. */
function checkS3(config: Config): void {
  const names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const
  const missing = names.filter((name) => !config[name])
  if (missing.length === 0 || missing.length === names.length) return
  throw new ConfigError(`The five settings of S3 belong together; missing: ${missing.join(', ')}.`)
}

/** With half of them, forms would be refused or subscriptions would go nowhere. */
function checkPartners(config: Config, siteIds: readonly string[]): void {
  const { MTCAPTCHA_SITE_KEY, MTCAPTCHA_PRIVATE_KEY, LIANA_ACCOUNT, LIANA_LISTS = [] } = config
  if (Boolean(MTCAPTCHA_SITE_KEY) !== Boolean(MTCAPTCHA_PRIVATE_KEY))
    throw new ConfigError('MTCAPTCHA_SITE_KEY and MTCAPTCHA_PRIVATE_KEY belong together; one is missing.')
  if (Boolean(LIANA_ACCOUNT) !== LIANA_LISTS.length > 0)
    throw new ConfigError('LIANA_ACCOUNT and LIANA_LISTS belong together; one is missing.')
  const unknown = LIANA_LISTS.find(([id]) => !siteIds.includes(id))
  if (unknown) throw new ConfigError(`LIANA_LISTS names '${unknown[0]}', which is not a site.`)
}

function checkOrigins({ MODE, SITE_ORIGINS = [], TAG_MANAGERS = [] }: Config, siteIds: readonly string[]): void {
  const unknownTagged = TAG_MANAGERS.find(([id]) => !siteIds.includes(id))
  if (unknownTagged) throw new ConfigError(`TAG_MANAGERS names '${unknownTagged[0]}', which is not a site.`)
  const unknown = SITE_ORIGINS.find(([id]) => !siteIds.includes(id))
  if (unknown) {
    throw new ConfigError(
      `SITE_ORIGINS names '${unknown[0]}', which is not a site. The sites are ${siteIds.join(', ')}.`,
    )
  }
  if (MODE === 'demo') {
    const outside = SITE_ORIGINS.find(([, text]) => !isDemoHost(new URL(text).hostname))
    if (!outside) return
    throw new ConfigError(
      `MODE=demo serves *.localhost only, and SITE_ORIGINS names ${outside[1]}. Set MODE=live for that.`,
    )
  }
  const plain = SITE_ORIGINS.find(([, text]) => !text.startsWith('https:'))
  if (plain) {
    throw new ConfigError(
      `MODE=live serves HTTPS only, and SITE_ORIGINS names ${plain[1]}. The proxy in front of the program may speak HTTP with it.`,
    )
  }
  const missing = siteIds.filter((id) => !SITE_ORIGINS.some(([named]) => named === id))
  if (missing.length === 0) return
  throw new ConfigError(`MODE=live needs the origin of every site in SITE_ORIGINS; missing: ${missing.join(', ')}.`)
}

/** Demo has substitutes for these; a live shop must not start without mail and payment. */
function checkSecrets(config: Config): void {
  if (config.MODE === 'demo') return
  const names = ['SIGNING_SECRETS', 'SMTP_URL', 'PAYMENT_SELLER_ID', 'PAYMENT_SECRET_KEY'] as const
  const missing = names.filter((name) => !config[name])
  if (missing.length > 0) throw new ConfigError(`MODE=live needs its secrets; missing: ${missing.join(', ')}.`)
  if (config.SIGNING_SECRETS?.some((secret) => new Set(secret).size < MIN_DIFFERENT_CHARACTERS)) {
    throw new ConfigError(
      'MODE=live needs SIGNING_SECRETS that nobody can guess: one repeats a few characters. Make one with: openssl rand -base64 32',
    )
  }
  if (new Set(config.PAYMENT_SECRET_KEY).size === 1) {
    throw new ConfigError(
      'MODE=live needs the PAYMENT_SECRET_KEY of the payment service: this one repeats one character.',
    )
  }
}

/** Live takes money by HTTPS only, and demo never takes any. */
function checkPayment({ MODE, PAYMENT_ORIGIN, PAYMENT_SELLER_ID, PAYMENT_SECRET_KEY }: Config): void {
  if (Boolean(PAYMENT_SELLER_ID) !== Boolean(PAYMENT_SECRET_KEY))
    throw new ConfigError('PAYMENT_SELLER_ID and PAYMENT_SECRET_KEY belong together; one is missing.')
  if (!PAYMENT_ORIGIN) return
  if (MODE === 'live' && !PAYMENT_ORIGIN.startsWith('https:'))
    throw new ConfigError(`MODE=live takes payments by HTTPS only, and PAYMENT_ORIGIN is ${PAYMENT_ORIGIN}.`)
  if (MODE === 'live') return
  if (PAYMENT_ORIGIN === PAYMENT_SERVICE)
    throw new ConfigError(`MODE=demo takes no real money, and PAYMENT_ORIGIN is ${PAYMENT_ORIGIN}.`)
  if (!PAYMENT_SELLER_ID && !isLocal(PAYMENT_ORIGIN))
    throw new ConfigError(`PAYMENT_ORIGIN=${PAYMENT_ORIGIN} needs PAYMENT_SELLER_ID and PAYMENT_SECRET_KEY.`)
}

const PAYMENT_SERVICE = 'https://www.maksuturva.fi'
const PAYMENT_TEST_SERVICE = 'https://test1.maksuturva.fi'

function isLocal(origin: string): boolean {
  return new URL(origin).hostname.endsWith('.localhost')
}

/** A random secret of 32 characters has more, even in hexadecimal digits. */
const MIN_DIFFERENT_CHARACTERS = 8

/** The back office and the payment sandbox have their own hosts under `localhost`. */
function isDemoHost(hostname: string): boolean {
  return hostname.endsWith('.localhost') && !['hallinta.localhost', 'maksu.localhost'].includes(hostname)
}

/** The origin of each site. In demo every site has one under `localhost`, unless the setting says otherwise. */
export function originsOf(
  { SITE_ORIGINS = [] }: Config,
  siteIds: readonly string[],
  port: number,
): Map<string, string> {
  return new Map([...siteIds.map((id) => [id, `http://${id}.localhost:${port}`] as const), ...SITE_ORIGINS])
}

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

function splitAtFirstEqualsSign(pair: string): [string, string] {
  const [id = '', ...rest] = pair.split('=')
  return [id.trim(), rest.join('=').trim()]
}

function allDifferent(values: readonly string[]): boolean {
  return new Set(values).size === values.length
}
