import { z } from 'zod'
import { contactFormNames } from '#contract/forms/forms.ts'
import { addresses, origin, pairsOf, signingSecrets, siteOrigins, wholeNumber } from './values.ts'

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
  OFFICE_ORIGIN: origin
    .optional()
    .describe(
      'Origin of the back office: `https://hallinta.kaskimaa.fi`. Without it `live` has no back office at all; in `demo` it is `http://hallinta.localhost:PORT` by default.',
    ),
  OFFICE_NETWORKS: addresses
    .optional()
    .describe(
      'Addresses and networks from which the back office may be opened: `192.0.2.0/24,2001:db8::/32`; others get 403. By default all.',
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
    .transform(pairsOf)
    .pipe(z.array(z.tuple([z.string(), z.string().regex(/^\d+$/, 'a list of LianaMailer is a number')])))
    .optional()
    .describe(
      'LianaMailer lists of sites: `lihakauppa=12,ammattilaiset=15`. Sites that are not listed keep their own.',
    ),
  FORM_RETENTION_DAYS: z
    .string()
    .transform(pairsOf)
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
    .transform(pairsOf)
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

export const environment = z.object(settings)

export type Settings = z.infer<typeof environment>

/** Never part of a message. */
export const secrets = [
  ...['DATABASE_URL', 'S3_ACCESS_KEY', 'S3_SECRET_KEY', 'SIGNING_SECRETS'],
  ...['SMTP_URL', 'MTCAPTCHA_PRIVATE_KEY', 'LIANA_ACCOUNT', 'PAYMENT_SELLER_ID', 'PAYMENT_SECRET_KEY'],
]
