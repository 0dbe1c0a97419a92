import { describe, expect, it } from 'vitest'
import { ConfigError, originsOf, readConfig, settings } from './config.ts'

const siteIds = ['kuluttaja', 'lihakauppa']
const liveOrigins = 'kuluttaja=https://www.kaskimaa.fi,lihakauppa=https://kauppa.kaskimaa.fi'

describe('the settings', () => {
  it('have a default each, so that the program starts without any', () =>
    expect(readConfig({}, siteIds)).toEqual({
      MODE: 'demo',
      PORT: 3000,
      HOST: '127.0.0.1',
      DATA_DIR: 'data',
      READS_PER_SECOND: 50,
      PAGE_CACHE_MB: 256,
      LOG_LEVEL: 'info',
    }))

  it('are read from the environment', () => {
    const env = {
      MODE: 'live',
      PORT: '0',
      HOST: '0.0.0.0',
      DATA_DIR: '/var/kaskimaa',
      DATABASE_URL: 'postgres://user@db/kaskimaa',
      SITE_ORIGINS: liveOrigins,
      READS_PER_SECOND: '0',
      TRUSTED_PROXIES: '10.0.0.0/8, 2001:db8::1',
      PAGE_CACHE_MB: '64',
      LOG_LEVEL: 'warn',
    }
    expect(readConfig(env, siteIds)).toEqual({
      ...env,
      PORT: 0,
      READS_PER_SECOND: 0,
      TRUSTED_PROXIES: ['10.0.0.0/8', '2001:db8::1'],
      PAGE_CACHE_MB: 64,
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

  it('leave out what the environment holds besides', () =>
    expect(readConfig({ HOME: '/root', PATH: '/bin' }, siteIds)).toEqual(readConfig({}, siteIds)))

  it.each(Object.entries(settings))('say what %s is for', (_, setting) =>
    expect(setting.description?.length).toBeGreaterThan(10),
  )
})

describe('a setting that is wrong', () => {
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
    ['READS_PER_SECOND', '-1'],
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['PORT', ' '],
    ['PORT', '0x50'],
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
    ['PAGE_CACHE_MB', '0'],
    ['PAGE_CACHE_MB', 'much'],
    ['PAGE_CACHE_MB', '65537'],
    ['LOG_LEVEL', 'loud'],
  ])('stops the program with a sentence that names it: %s=%s', (name, value) => {
    const sentence = refusal({ [name]: value })
    expect(sentence).toContain(`The setting ${name}=${value} is wrong: `)
    expect(sentence).toMatch(/\. docs\/settings\.md lists all settings\.$/)
  })
})

describe('the origins of the sites', () => {
  it('CH-01 must be those of sites that there are', () =>
    expect(refusal({ SITE_ORIGINS: 'lihakuappa=http://lihakuappa.localhost' })).toBe(
      "SITE_ORIGINS names 'lihakuappa', which is no site. The sites are kuluttaja, lihakauppa.",
    ))

  it.each(['constructor', 'toString'])('CH-01 cannot be given to %s, which is no site', (id) =>
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

  it('CH-01 are those of the setting when live, with any spaces around them left out', () => {
    const config = readConfig({ MODE: 'live', SITE_ORIGINS: liveOrigins.replace(',', ' , ') }, siteIds)
    expect(Object.fromEntries(originsOf(config, siteIds, 4001))).toEqual({
      kuluttaja: 'https://www.kaskimaa.fi',
      lihakauppa: 'https://kauppa.kaskimaa.fi',
    })
  })
})

/** The sentence with which the program stops. */
function refusal(env: Record<string, string>): string {
  try {
    readConfig(env, siteIds)
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError)
    return (error as ConfigError).message
  }
  throw new Error(`${JSON.stringify(env)} is accepted`)
}
