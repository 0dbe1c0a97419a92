import { describe, expect, it } from 'vitest'
import { needsPaymentSandbox, officeOriginOf, originsOf, paymentOriginOf, readConfig } from '../config.ts'
import { live, liveOrigins, liveSecrets, refusal, siteIds } from './testing.ts'

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

describe('the back office', () => {
  const office = 'https://hallinta.kaskimaa.fi'

  it.each([
    ['in demo has an origin of its own', {}, 'http://hallinta.localhost:3000'],
    [
      'in demo is where the setting says',
      { OFFICE_ORIGIN: 'http://toimisto.localhost:3000' },
      'http://toimisto.localhost:3000',
    ],
    ['in live is where the setting says', { ...live, OFFICE_ORIGIN: office }, office],
    ['in live is nowhere without the setting', live, undefined],
  ])('OF-04: %s', (_what, env, origin) => expect(officeOriginOf(readConfig(env, siteIds), 3000)).toBe(origin))

  it.each([
    ['MODE=live serves HTTPS only', { ...live, OFFICE_ORIGIN: 'http://hallinta.kaskimaa.fi' }],
    ['MODE=demo serves *.localhost only', { OFFICE_ORIGIN: office }],
    ["the origin of the site 'kuluttaja'", { ...live, OFFICE_ORIGIN: 'https://www.kaskimaa.fi' }],
    ['OFFICE_NETWORKS is set and OFFICE_ORIGIN is not', { ...live, OFFICE_NETWORKS: '192.0.2.0/24' }],
    ['OFFICE_NETWORKS=intranet is wrong', { OFFICE_NETWORKS: 'intranet' }],
  ])('OF-04: refuses what does not fit: %s', (sentence, env) => expect(refusal(env)).toContain(sentence))
})
