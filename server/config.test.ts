import { describe, expect, it } from 'vitest'
import { ConfigError, needsPaymentSandbox, originsOf, paymentOriginOf, readConfig } from './config.ts'
import { settings } from './config/settings.ts'

const siteIds = ['kuluttaja', 'lihakauppa']
const liveOrigins = 'kuluttaja=https://www.kaskimaa.fi,lihakauppa=https://kauppa.kaskimaa.fi'

const liveSecrets = {
  SIGNING_SECRETS: 'kG5sN1qYw8RtZ3vB7mXc2pLd9hJf4aQe',
  SMTP_URL: 'smtps://kaskimaa:salasana@mail.example',
  PAYMENT_SELLER_ID: 'myyja',
  PAYMENT_SECRET_KEY: 'avain',
}
const live = { MODE: 'live', SITE_ORIGINS: liveOrigins, ...liveSecrets }

describe('the settings', () => {
  it('have a default each, so that the program starts without any', () =>
    expect(readConfig({}, siteIds)).toEqual({
      MODE: 'demo',
      PORT: 3000,
      HOST: '127.0.0.1',
      DATA_DIR: 'data',
      WORKERS: 1,
      LIMIT_FACTOR: 1,
      CACHED_READS_PER_SECOND: 2000,
      CONNECTIONS_PER_CLIENT: 2000,
      PAGE_CACHE_MB: 256,
      FILES_SHARED: 'no',
      PICTURE_CACHE_MB: 64,
      CAPTCHA_COST: 2000,
      LOG_LEVEL: 'info',
    }))

  it('are read from the environment', () => {
    const env = {
      MODE: 'live',
      PORT: '0',
      HOST: '0.0.0.0',
      DATA_DIR: '/var/kaskimaa',
      DATABASE_URL: 'postgres://user@db/kaskimaa',
      WORKERS: '4',
      SITE_ORIGINS: liveOrigins,
      ...liveSecrets,
      LIMIT_FACTOR: '0.5',
      CACHED_READS_PER_SECOND: '0',
      CONNECTIONS_PER_CLIENT: '5000',
      TRUSTED_PROXIES: '10.0.0.0/8, 2001:db8::1',
      PAGE_CACHE_MB: '64',
      FILES_DIR: '/var/kaskimaa-pictures',
      FILES_SHARED: 'yes',
      S3_ENDPOINT: 'https://s3.example',
      S3_BUCKET: 'kaskimaa-kuvat',
      S3_REGION: 'eu-north-1',
      S3_ACCESS_KEY: 'AKID',
      S3_SECRET_KEY: 'salainen',
      PICTURE_CACHE_MB: '32',
      MTCAPTCHA_SITE_KEY: 'MTPublic-abc',
      MTCAPTCHA_PRIVATE_KEY: 'MTPrivat-abc-def',
      CAPTCHA_COST: '5000',
      LIANA_ACCOUNT: 'EUR:12:salainen',
      LIANA_LISTS: 'lihakauppa=15',
      FORM_RETENTION_DAYS: 'complaint=90,question=30',
      LOG_LEVEL: 'warn',
    }
    expect(readConfig(env, siteIds)).toEqual({
      ...env,
      PORT: 0,
      WORKERS: 4,
      SIGNING_SECRETS: [liveSecrets.SIGNING_SECRETS],
      LIMIT_FACTOR: 0.5,
      CACHED_READS_PER_SECOND: 0,
      CONNECTIONS_PER_CLIENT: 5000,
      TRUSTED_PROXIES: ['10.0.0.0/8', '2001:db8::1'],
      PAGE_CACHE_MB: 64,
      PICTURE_CACHE_MB: 32,
      CAPTCHA_COST: 5000,
      LIANA_LISTS: [['lihakauppa', '15']],
      FORM_RETENTION_DAYS: [
        ['complaint', 90],
        ['question', 30],
      ],
      SITE_ORIGINS: [
        ['kuluttaja', 'https://www.kaskimaa.fi'],
        ['lihakauppa', 'https://kauppa.kaskimaa.fi'],
      ],
    })
  })

  it('count as not set when they are empty', () => {
    const env = Object.fromEntries(Object.keys(settings).map((name) => [name, '']))
    expect(readConfig(env, siteIds)).toEqual(readConfig({}, siteIds))
  })

  it('ignore other environment variables', () =>
    expect(readConfig({ HOME: '/root', PATH: '/bin' }, siteIds)).toEqual(readConfig({}, siteIds)))

  it.each(Object.entries(settings))('say what %s is for', (_, setting) =>
    expect(setting.description?.length).toBeGreaterThan(10),
  )
})

describe('MODE=live', () => {
  it('refuses an origin without HTTPS', () => {
    const origins = liveOrigins.replace('https://kauppa', 'http://kauppa')
    expect(refusal({ ...live, SITE_ORIGINS: origins })).toMatch(
      /^MODE=live serves HTTPS only, and SITE_ORIGINS names http:\/\/kauppa\.kaskimaa\.fi\./,
    )
  })

  it.each([
    ['SIGNING_SECRETS', 'x'.repeat(32)],
    ['SIGNING_SECRETS', `${liveSecrets.SIGNING_SECRETS},${'ab'.repeat(16)}`],
    ['PAYMENT_SECRET_KEY', 'aaaaaaaa'],
  ])('refuses a secret that repeats a few characters: %s=%s', (name, value) => {
    const sentence = refusal({ ...live, [name]: value })
    expect(sentence).toContain(name)
    expect(sentence).not.toContain(value)
  })
})

describe('an invalid setting', () => {
  it('never prints the password of a database', () => {
    const wrong = () => readConfig({ DATABASE_URL: 'mysql://user:hunter2@db/kaskimaa' }, siteIds)
    expect(wrong).toThrow(/^The setting DATABASE_URL is wrong: it must begin with postgres/)
    expect(wrong).toThrow(/^(?!.*hunter2)/)
  })

  it.each([
    ['MODE', 'production'],
    ['MODE', 'Demo'],
    ['PORT', 'http'],
    ['TRUSTED_PROXIES', 'localhost'],
    ['TRUSTED_PROXIES', '10.0.0.0/99'],
    ['LIMIT_FACTOR', '-1'],
    ['LIMIT_FACTOR', 'twice'],
    ['CACHED_READS_PER_SECOND', '-1'],
    ['CONNECTIONS_PER_CLIENT', 'many'],
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['PORT', ' '],
    ['PORT', '0x50'],
    ['PAYMENT_SANDBOX_PORT', 'any'],
    ['PAYMENT_ORIGIN', 'maksu.localhost'],
    ['PORT', '1e3'],
    ['SITE_ORIGINS', 'kuluttaja'],
    ['SITE_ORIGINS', 'kuluttaja='],
    ['SITE_ORIGINS', 'kuluttaja=kuluttaja.localhost'],
    ['SITE_ORIGINS', 'kuluttaja=b=c'],
    ['SITE_ORIGINS', 'kuluttaja=http://a.localhost,kuluttaja=http://b.localhost'],
    ['SITE_ORIGINS', 'kuluttaja=http://a.localhost,lihakauppa=http://a.localhost'],
    ['SITE_ORIGINS', 'kuluttaja=ftp://a.localhost'],
    ['SITE_ORIGINS', 'kuluttaja=https://x.fi/path'],
    ['SITE_ORIGINS', 'kuluttaja=https://x.fi/'],
    ['SITE_ORIGINS', 'kuluttaja=https://x.fi?a'],
    ['SITE_ORIGINS', 'kuluttaja=https://user:secret@x.fi'],
    ['SITE_ORIGINS', 'kuluttaja=HTTPS://X.fi'],
    ['SITE_ORIGINS', 'kuluttaja=javascript:alert(1)'],
    ['SITE_ORIGINS', 'kuluttaja=http://kuluttaja.localhost,'],
    ['SITE_ORIGINS', ','],
    ['FILES_SHARED', 'maybe'],
    ['S3_ENDPOINT', 's3.example'],
    ['S3_ENDPOINT', 'https://s3.example/path'],
    ['S3_BUCKET', '../other'],
    ['S3_REGION', 'eu north'],
    ['PICTURE_CACHE_MB', '0'],
    ['PAGE_CACHE_MB', '0'],
    ['PAGE_CACHE_MB', 'much'],
    ['PAGE_CACHE_MB', '65537'],
    ['LOG_LEVEL', 'loud'],
    ['WORKERS', '0'],
    ['WORKERS', 'all'],
    ['WORKERS', '257'],
  ])('stops the program with a sentence that names it: %s=%s', (name, value) => {
    const sentence = refusal({ [name]: value })
    expect(sentence).toContain(`The setting ${name}=${value} is wrong: `)
    expect(sentence).toMatch(/\. docs\/settings\.md lists all settings\.$/)
  })
})

describe('several workers', () => {
  it('need a database that serves several processes', () =>
    expect(refusal({ WORKERS: '2' })).toBe(
      'WORKERS=2 needs a PostgreSQL server in DATABASE_URL: the embedded database serves one process.',
    ))

  it('need a metrics port each', () => {
    const env = { WORKERS: '4', DATABASE_URL: 'postgres://user@db/kaskimaa' }
    expect(refusal({ ...env, METRICS_PORT: '65533' })).toBe(
      'METRICS_PORT=65533 leaves no port for each of the 4 workers: choose a lower one.',
    )
    expect(readConfig({ ...env, METRICS_PORT: '65532' }, siteIds).WORKERS).toBe(4)
  })
})

describe('the settings of S3', () => {
  it('belong together: setting only some stops the program, without printing the secret', () => {
    const sentence = refusal({ S3_ENDPOINT: 'https://s3.example', S3_SECRET_KEY: 'hunter2' })
    expect(sentence).toBe('The five settings of S3 belong together; missing: S3_BUCKET, S3_REGION, S3_ACCESS_KEY.')
  })
})

describe('the payment service', () => {
  const account = { PAYMENT_SELLER_ID: 'myyja', PAYMENT_SECRET_KEY: 'avain' }
  const test = { PAYMENT_ORIGIN: 'https://test1.maksuturva.fi' }
  const sandbox = { PAYMENT_ORIGIN: 'http://maksu.localhost:3100' }
  const chosen = (env: Record<string, string>) => {
    const config = readConfig(env, siteIds)
    return [paymentOriginOf(config), needsPaymentSandbox(config)]
  }

  it.each([
    ['in demo a sandbox', {}, ['http://maksu.localhost', true]],
    ['in demo the sandbox of another process', sandbox, [sandbox.PAYMENT_ORIGIN, false]],
    ['in demo with an account the test service', account, [test.PAYMENT_ORIGIN, false]],
    ['in live the service itself', live, ['https://www.maksuturva.fi', false]],
    ['in live the test service where the setting says so', { ...live, ...test }, [test.PAYMENT_ORIGIN, false]],
  ])('SH-13: is %s', (_, env, expected) => expect(chosen(env)).toEqual(expected))

  it.each(['PAYMENT_SELLER_ID', 'PAYMENT_SECRET_KEY'])('SH-13: live does not start without %s', (name) => {
    expect(refusal({ ...live, [name]: '' })).toBe(`MODE=live needs its secrets; missing: ${name}.`)
    expect(refusal({ ...account, [name]: '' })).toBe(
      'PAYMENT_SELLER_ID and PAYMENT_SECRET_KEY belong together; one is missing.',
    )
  })

  it.each([
    ['live takes no plain HTTP', { ...live, ...sandbox }, 'MODE=live takes payments by HTTPS only'],
    ['demo takes no real money', { ...account, PAYMENT_ORIGIN: 'https://www.maksuturva.fi' }, 'takes no real money'],
    ['the test service needs an account', test, 'needs PAYMENT_SELLER_ID and PAYMENT_SECRET_KEY'],
  ])('SH-13: %s', (_, env, sentence) => expect(refusal(env)).toContain(sentence))
})

describe('the origins of the sites', () => {
  it('CH-01 must be those of existing sites', () =>
    expect(refusal({ SITE_ORIGINS: 'lihakuappa=http://lihakuappa.localhost' })).toBe(
      "SITE_ORIGINS names 'lihakuappa', which is not a site. The sites are kuluttaja, lihakauppa.",
    ))

  it.each(['constructor', 'toString'])('CH-01 cannot be given to %s, which is not a site', (id) =>
    expect(refusal({ SITE_ORIGINS: `${id}=http://x.localhost` })).toContain('SITE_ORIGINS'),
  )

  it('CH-01 must be given for every site when live', () => {
    expect(refusal({ MODE: 'live' })).toBe(
      'MODE=live needs the origin of every site in SITE_ORIGINS; missing: kuluttaja, lihakauppa.',
    )
    expect(refusal({ MODE: 'live', SITE_ORIGINS: 'kuluttaja=https://www.kaskimaa.fi' })).toMatch(
      /missing: lihakauppa\.$/,
    )
  })

  it.each([
    'https://www.kaskimaa.fi',
    'http://localhost:3000',
    'http://evillocalhost',
    'http://localhost.evil.example',
    'http://127.0.0.1:3000',
    'http://192.168.1.2',
  ])('stop the demo when one is %s, outside *.localhost', (origin) =>
    expect(refusal({ SITE_ORIGINS: `kuluttaja=http://kuluttaja.localhost,lihakauppa=${origin}` })).toBe(
      `MODE=demo serves *.localhost only, and SITE_ORIGINS names ${origin}. Set MODE=live for that.`,
    ),
  )

  it('CH-01 are under localhost in demo, at the port that the program has', () => {
    const config = readConfig({}, siteIds)
    expect([...originsOf(config, siteIds, 4001)]).toEqual([
      ['kuluttaja', 'http://kuluttaja.localhost:4001'],
      ['lihakauppa', 'http://lihakauppa.localhost:4001'],
    ])
  })

  it('CH-01 may be set for some sites in demo', () => {
    const config = readConfig({ SITE_ORIGINS: 'lihakauppa=https://kauppa.localhost' }, siteIds)
    expect([...originsOf(config, siteIds, 4001).values()]).toEqual([
      'http://kuluttaja.localhost:4001',
      'https://kauppa.localhost',
    ])
  })

  it('CH-01 are those of the setting when live, with surrounding spaces trimmed', () => {
    const config = readConfig({ ...live, SITE_ORIGINS: liveOrigins.replace(',', ' , ') }, siteIds)
    expect(Object.fromEntries(originsOf(config, siteIds, 4001))).toEqual({
      kuluttaja: 'https://www.kaskimaa.fi',
      lihakauppa: 'https://kauppa.kaskimaa.fi',
    })
  })
})

/** The message with which the program stops. */
function refusal(env: Record<string, string>): string {
  try {
    readConfig(env, siteIds)
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError)
    return (error as ConfigError).message
  }
  throw new Error(`${JSON.stringify(env)} is accepted`)
}

describe('the secrets', () => {
  it.each(Object.keys(liveSecrets))('stop the start of a live program without %s', (name) => {
    expect(refusal({ ...live, [name]: '' })).toBe(`MODE=live needs its secrets; missing: ${name}.`)
  })

  it('may all be missing in demo', () => {
    expect(readConfig({}, siteIds).SIGNING_SECRETS).toBeUndefined()
  })

  it('that sign are at most two, the new one first', () => {
    const [one, other] = ['a'.repeat(40), 'b'.repeat(40)]
    expect(readConfig({ SIGNING_SECRETS: `${one},${other}` }, siteIds).SIGNING_SECRETS).toEqual([one, other])
    expect(refusal({ SIGNING_SECRETS: `${one},${other},${one}` })).toContain('it may hold two')
    expect(refusal({ SIGNING_SECRETS: 'short' })).toContain('32 to 200 characters')
  })

  it('are never printed in error messages', () => {
    for (const [name, value] of Object.entries({ SIGNING_SECRETS: 'geheim', SMTP_URL: 'http://geheim' })) {
      expect(refusal({ [name]: value })).not.toContain('geheim')
    }
  })
})
