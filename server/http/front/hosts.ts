import type { Site } from '#contract/site.ts'
import type { Origins } from '#server/pages/addresses/site-links.ts'

type HostKind = { kind: 'site'; site: Site } | { kind: 'directory' } | { kind: 'office' }

/** What a host serves, and the origin of its pages. */
export type Owner = HostKind & { origin: string }

/** Owners by `Host` header. Unknown hosts are not in it, so they never get a site's content. */
export type Hosts = ReadonlyMap<string, Owner>

export type OtherHosts = {
  /** Undefined: there is no back office. */
  office: string | undefined
  /** In demo: the port at which `localhost` lists the sites. */
  demoPort: number | undefined
}

export function hostsOf(sites: readonly Site[], origins: Origins, { office, demoPort }: OtherHosts): Hosts {
  const hosts = new Map<string, Owner>()
  const add = (origin: string, kind: HostKind) => {
    const owner = { ...kind, origin }
    const { hostname, host, protocol } = new URL(origin)
    hosts.set(host, owner)
    // Some clients send the default port too.
    if (host === hostname) hosts.set(`${hostname}:${protocol === 'https:' ? 443 : 80}`, owner)
  }
  for (const site of sites) {
    const origin = origins.get(site.id)
    if (origin) add(origin, { kind: 'site', site })
  }
  if (demoPort !== undefined) {
    for (const name of ['localhost', '127.0.0.1', '[::1]']) add(`http://${name}:${demoPort}`, { kind: 'directory' })
  }
  if (office !== undefined) add(office, { kind: 'office' })
  return hosts
}

export function ownerOf(hosts: Hosts, header: string | undefined): Owner | undefined {
  if (header === undefined) return undefined
  return hosts.get(header) ?? hosts.get(withoutLastDot(header.toLowerCase()))
}

/** A host may be written with the dot of the root: `www.kaskimaa.fi.`, `kuluttaja.localhost.:3000`. */
export function withoutLastDot(host: string): string {
  return host.replace(/\.(?=$|:\d+$)/, '')
}
