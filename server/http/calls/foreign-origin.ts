import type { OriginRule } from '#contract/call.ts'
import type { Hosts } from '#server/http/front/hosts.ts'

type Asked = {
  method: string
  /** The `Origin` header: browsers send it with everything that may change something. */
  origin: string | undefined
  /** The `Sec-Fetch-Site` header, where the browser knows it. */
  fetchSite: string | undefined
}

const SAFE = ['GET', 'HEAD', 'OPTIONS']

/** Whether a page that may not send a request is behind it. Programs, which send neither header, are not pages. */
export function isForeign(
  { method, origin, fetchSite }: Asked,
  rule: OriginRule,
  ownOrigin: string,
  hosts: Hosts,
): boolean {
  if (SAFE.includes(method) || rule === 'payment' || rule === 'mail') return false
  if (rule === 'our-sites') return origin === undefined || !isOurs(origin, hosts)
  if (origin !== undefined) return origin !== ownOrigin
  return fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none'
}

function isOurs(origin: string, hosts: Hosts): boolean {
  return [...hosts.values()].some((owner) => owner.kind === 'site' && owner.origin === origin)
}
