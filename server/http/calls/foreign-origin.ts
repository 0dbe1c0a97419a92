import type { OriginRule } from '#contract/calls/call.ts'
import { type Hosts, withoutLastDot } from '#server/http/front/hosts.ts'

type RequestOrigin = {
  method: string
  /** The `Origin` header, which browsers send with every unsafe method. */
  origin: string | undefined
  /** The `Sec-Fetch-Site` header, if the browser supports it. */
  fetchSite: string | undefined
}

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS']

/** Whether the request comes from a page of a forbidden origin. Clients that are not browsers send neither header and pass. */
export function isForeign(
  { method, origin, fetchSite }: RequestOrigin,
  rule: OriginRule,
  ownOrigin: string,
  hosts: Hosts,
): boolean {
  if (SAFE_METHODS.includes(method) || rule === 'payment' || rule === 'mail') return false
  if (rule === 'our-sites') return origin === undefined || !isOurs(origin, hosts)
  if (origin !== undefined) return origin !== ownOrigin && withoutLastDot(origin) !== ownOrigin
  return fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none'
}

function isOurs(origin: string, hosts: Hosts): boolean {
  return [...hosts.values()].some((owner) => owner.kind === 'site' && owner.origin === origin)
}
