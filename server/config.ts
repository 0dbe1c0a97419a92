import { z } from 'zod'

const origin = z
  .string()
  .refine(
    (text) => URL.canParse(text) && new URL(text).origin === text,
    'must be an origin such as https://www.kaskimaa.fi',
  )

/** Every setting of the program: its name in the environment, what it may be, and what it is for. */
export const settings = {
  MODE: z
    .enum(['demo', 'live'])
    .default('demo')
    .describe(
      '`demo` fills an empty database with demo content and serves `*.localhost`; `live` serves the origins of SITE_ORIGINS and makes up nothing.',
    ),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000).describe('Port to listen on; 0 takes a free one.'),
  HOST: z.string().default('127.0.0.1').describe('Address to listen on; `0.0.0.0` is every network of the machine.'),
  DATA_DIR: z.string().min(1).default('data').describe('Folder of the embedded database; made at the first start.'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')
    .optional()
    .describe('A PostgreSQL server to use in place of the embedded database.'),
  SITE_ORIGINS: z
    .string()
    .transform((text) => Object.fromEntries(text.split(',').map((pair) => pair.trim().split('='))))
    .pipe(z.record(z.string(), origin))
    .optional()
    .describe(
      'Origins of the sites: `kuluttaja=https://www.kaskimaa.fi,lihakauppa=https://…`. In demo, `http://<site>.localhost:PORT`.',
    ),
  PAGE_CACHE_MB: z.coerce.number().int().min(1).max(65536).default(256).describe('Memory for rendered pages.'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info').describe('What is logged.'),
}

const environment = z.object(settings)

export type Config = z.infer<typeof environment>

/** A setting is wrong: the program says which and stops. */
export class ConfigError extends Error {}

/** Reads and checks all settings. Nothing else in the program looks at the environment. */
export function readConfig(env: Record<string, string | undefined>, siteIds: readonly string[]): Config {
  const given = Object.fromEntries(
    Object.keys(settings).map((name) => [name, env[name] === '' ? undefined : env[name]]),
  )
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    const [{ path, message }] = parsed.error.issues as [z.core.$ZodIssue]
    const name = String(path[0])
    throw new ConfigError(
      `The setting ${name}=${given[name]} is wrong: ${message}. docs/settings.md lists all settings.`,
    )
  }
  checkOrigins(parsed.data, siteIds)
  return parsed.data
}

function checkOrigins({ MODE, SITE_ORIGINS = {} }: Config, siteIds: readonly string[]): void {
  const unknown = Object.keys(SITE_ORIGINS).find((id) => !siteIds.includes(id))
  if (unknown !== undefined)
    throw new ConfigError(`SITE_ORIGINS names '${unknown}', which is no site. The sites are ${siteIds.join(', ')}.`)
  if (MODE === 'demo') {
    const outside = Object.values(SITE_ORIGINS).find((text) => !new URL(text).hostname.endsWith('.localhost'))
    if (outside)
      throw new ConfigError(
        `MODE=demo serves *.localhost only, and SITE_ORIGINS names ${outside}. Set MODE=live for that.`,
      )
    return
  }
  const missing = siteIds.filter((id) => !SITE_ORIGINS[id])
  if (missing.length > 0)
    throw new ConfigError(`MODE=live needs the origin of every site in SITE_ORIGINS; missing: ${missing.join(', ')}.`)
}

/** The origin of each site. In demo every site has one under `localhost`, unless the setting says otherwise. */
export function originsOf(
  { MODE, SITE_ORIGINS = {} }: Config,
  siteIds: readonly string[],
  port: number,
): Map<string, string> {
  const byDefault = (id: string) => (MODE === 'demo' ? `http://${id}.localhost:${port}` : '')
  return new Map(siteIds.map((id) => [id, SITE_ORIGINS[id] ?? byDefault(id)]))
}
