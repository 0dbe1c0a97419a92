import { describe, expect, it } from 'vitest'
import { settings } from './config/settings.ts'
import { liveOrigins, liveSecrets, refusal, siteIds } from './config/testing.ts'
import { readConfig } from './config.ts'

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
