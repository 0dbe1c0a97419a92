import { z } from 'zod'

const origin = z
  .string()
  .refine((text) => /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text, {
    error: ({ input }) => `'${input}' is no origin such as https://www.kaskimaa.fi`,
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

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d+$/, 'it must be a whole number')
    .transform(Number)
    .pipe(z.number().min(least, `it must be at least ${least}`).max(most, `it must be at most ${most}`))

/** Every setting of the program: its name in the environment, what it may be, and what it is for. */
export const settings = {
  MODE: z
    .enum(['demo', 'live'])
    .default('demo')
    .describe(
      '`demo` fills an empty database with demo content and serves `*.localhost`; `live` serves SITE_ORIGINS and makes up nothing.',
    ),
  PORT: wholeNumber(0, 65535).default(3000).describe('Port to listen on; 0 takes a free one.'),
  HOST: z.string().default('127.0.0.1').describe('Address to listen on; `0.0.0.0` is every network of the machine.'),
  DATA_DIR: z.string().min(1).default('data').describe('Folder of the embedded database; made at the first start.'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'it must begin with postgres:// or postgresql://')
    .optional()
    .describe('A PostgreSQL server to use in place of the embedded database.'),
  SITE_ORIGINS: siteOrigins
    .optional()
    .describe(
      'Origins of the sites: `kuluttaja=https://www.kaskimaa.fi,lihakauppa=https://…`. Needed for every site in `live`; in `demo` `http://<site>.localhost:PORT` by default.',
    ),
  READS_PER_SECOND: wholeNumber(0, 1_000_000)
    .default(50)
    .describe('Pages and files that one client may read each second, with bursts of six times as many; 0 is no limit.'),
  TRUSTED_PROXIES: addresses
    .optional()
    .describe(
      'Addresses and networks of proxies whose `X-Forwarded-For` is believed: `10.0.0.0/8,192.0.2.7`. By default none.',
    ),
  PAGE_CACHE_MB: wholeNumber(1, 65536).default(256).describe('Memory for rendered pages, in megabytes.'),
  METRICS_PORT: wholeNumber(1, 65535)
    .optional()
    .describe('Port on 127.0.0.1 for figures in the form of Prometheus; without it there are none.'),
  ACCESS_LOG: z
    .enum(['yes', 'no'])
    .optional()
    .describe('Whether a line is logged for each answer; by default `yes` in `live` and `no` in `demo`.'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info').describe('What is logged.'),
}

const secrets = ['DATABASE_URL']

const environment = z.object(settings)

export type Config = z.infer<typeof environment>

/** A setting is wrong: the program says which and stops. */
export class ConfigError extends Error {}

/** Reads and checks all settings. Nothing else in the program looks at the environment. */
export function readConfig(env: Record<string, string | undefined>, siteIds: readonly string[]): Config {
  const given = Object.fromEntries(Object.keys(settings).map((name) => [name, env[name] || undefined]))
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    const [{ path, message }] = parsed.error.issues as [z.core.$ZodIssue]
    const name = String(path[0])
    const value = secrets.includes(name) ? '' : `=${given[name]}`
    throw new ConfigError(`The setting ${name}${value} is wrong: ${message}. docs/settings.md lists all settings.`)
  }
  checkOrigins(parsed.data, siteIds)
  return parsed.data
}

function checkOrigins({ MODE, SITE_ORIGINS = [] }: Config, siteIds: readonly string[]): void {
  const unknown = SITE_ORIGINS.find(([id]) => !siteIds.includes(id))
  if (unknown) {
    throw new ConfigError(`SITE_ORIGINS names '${unknown[0]}', which is no site. The sites are ${siteIds.join(', ')}.`)
  }
  if (MODE === 'demo') {
    const outside = SITE_ORIGINS.find(([, text]) => !isDemoHost(new URL(text).hostname))
    if (!outside) return
    throw new ConfigError(
      `MODE=demo serves *.localhost only, and SITE_ORIGINS names ${outside[1]}. Set MODE=live for that.`,
    )
  }
  const missing = siteIds.filter((id) => !SITE_ORIGINS.some(([named]) => named === id))
  if (missing.length === 0) return
  throw new ConfigError(`MODE=live needs the origin of every site in SITE_ORIGINS; missing: ${missing.join(', ')}.`)
}

/** The back office and the payment sandbox have hosts of their own under `localhost`. */
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
