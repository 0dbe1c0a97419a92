import type { Site } from '#contract/site.ts'
import type { Origins } from '#server/pages/addresses/site-links.ts'

type Whose = { kind: 'site'; site: Site } | { kind: 'directory' } | { kind: 'office' }

/** Whose host a request names, and the origin that its pages have. */
export type Owner = Whose & { origin: string }

/** Owners by the `Host` header. Hosts that nobody owns are not in it: they never see a site's content. */
export type Hosts = ReadonlyMap<string, Owner>

export function hostsOf(sites: readonly Site[], origins: Origins, demoPort: number | undefined): Hosts {
  const hosts = new Map<string, Owner>()
  const own = (origin: string, whose: Whose) => {
    const owner = { ...whose, origin }
    const { hostname, host, protocol } = new URL(origin)
    hosts.set(host, owner)
    // Some clients name the port even where it is the usual one.
    if (host === hostname) hosts.set(`${hostname}:${protocol === 'https:' ? 443 : 80}`, owner)
  }
  for (const site of sites) {
    const origin = origins.get(site.id)
    if (origin) own(origin, { kind: 'site', site })
  }
  if (demoPort !== undefined) {
    for (const name of ['localhost', '127.0.0.1', '[::1]']) own(`http://${name}:${demoPort}`, { kind: 'directory' })
    own(`http://hallinta.localhost:${demoPort}`, { kind: 'office' })
  }
  return hosts
}

export function ownerOf(hosts: Hosts, header: string | undefined): Owner | undefined {
  if (header === undefined) return undefined
  return hosts.get(header) ?? hosts.get(header.toLowerCase())
}
