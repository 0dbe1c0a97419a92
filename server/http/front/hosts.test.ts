import { describe, expect, it } from 'vitest'
import type { Site } from '#contract/site.ts'
import { sites } from '#sites/all.ts'
import { hostsOf, ownerOf } from './hosts.ts'

const specified =
  'kuluttaja lihakauppa jyvabroiler mestari deli cincin koulu ammattilaiset yritys international export foodservice-se skogsgarden delikatess'
const siteIds = sites.map(({ id }) => id)
const demoOrigins = new Map(siteIds.map((id) => [id, `http://${id}.localhost:3000`]))
const liveOrigins = new Map(siteIds.map((id) => [id, `https://www.${id}.fi`]))
const noOthers = { office: undefined, demoPort: undefined }
const demo = hostsOf(sites, demoOrigins, { office: 'http://hallinta.localhost:3000', demoPort: 3000 })
const live = hostsOf(sites, liveOrigins, noOthers)

describe('the owner of a host', () => {
  it('CH-01 chooses each of the sites by its own host, the fourteen of the specification among them', () => {
    expect(new Set(siteIds.map((id) => siteAt(`${id}.localhost:3000`)?.id))).toEqual(new Set(siteIds))
    expect(siteIds).toEqual(expect.arrayContaining(specified.split(' ')))
  })

  it.each(siteIds)('CH-01 chooses %s by the host of its origin', (id) => {
    expect(siteAt(`${id}.localhost:3000`)?.id).toBe(id)
    expect(siteAt(`www.${id}.fi`, live)?.id).toBe(id)
  })

  it('CH-01 ignores the case of the host', () => expect(siteAt('Lihakauppa.LocalHost:3000')?.id).toBe('lihakauppa'))

  it('CH-01 accepts the dot of the root after the host', () => {
    expect(siteAt('lihakauppa.localhost.:3000')?.id).toBe('lihakauppa')
    expect(siteAt('www.lihakauppa.fi.', live)?.id).toBe('lihakauppa')
    expect(siteAt('www.lihakauppa.fi..', live)).toBeUndefined()
  })

  it.each([
    undefined,
    '',
    'evil.example',
    'kuluttaja.localhost',
    'kuluttaja.localhost:3001',
    'kuluttaja.localhost:3000.evil.example',
    'evil.kuluttaja.localhost:3000',
    'localhost',
    'kuluttaja.localhost:3000, evil.example',
    '__proto__',
    'constructor',
  ])('CH-01 is nobody for %j', (host) => expect(ownerOf(demo, host)).toBeUndefined())

  it.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000'])('is the directory of sites at %s in demo', (host) =>
    expect(ownerOf(demo, host)).toMatchObject({ kind: 'directory' }),
  )

  it('is the back office at hallinta.localhost in demo', () =>
    expect(ownerOf(demo, 'hallinta.localhost:3000')).toMatchObject({ kind: 'office' }))

  it('OF-04: is the back office at its origin when live, and nowhere without one', () => {
    const office = 'https://hallinta.kaskimaa.fi'
    const withOffice = hostsOf(sites, liveOrigins, { office, demoPort: undefined })
    expect(ownerOf(withOffice, 'hallinta.kaskimaa.fi')).toEqual({ kind: 'office', origin: office })
    expect(ownerOf(live, 'hallinta.kaskimaa.fi')).toBeUndefined()
    expect([...live.values()].filter(({ kind }) => kind === 'office')).toEqual([])
  })

  it.each(['localhost:3000', '127.0.0.1:3000', 'hallinta.localhost:3000', 'kuluttaja.localhost:3000'])(
    'CH-01 is nobody at %s when live',
    (host) => expect(ownerOf(live, host)).toBeUndefined(),
  )

  it('CH-01 is undefined for a site without an origin', () => {
    const [first] = sites as [Site]
    expect(hostsOf([first], new Map(), noOthers).size).toBe(0)
    expect(hostsOf([first], new Map([[first.id, '']]), noOthers).size).toBe(0)
  })

  it('CH-01 finds a site at the default port of its scheme, which browsers leave out', () => {
    const [first] = sites as [Site]
    const hosts = hostsOf([first], new Map([[first.id, 'http://kuluttaja.localhost:80']]), noOthers)
    expect(siteAt('kuluttaja.localhost', hosts)).toBe(first)
  })
})

function siteAt(host: string, hosts = demo): Site | undefined {
  const owner = ownerOf(hosts, host)
  return owner?.kind === 'site' ? owner.site : undefined
}
