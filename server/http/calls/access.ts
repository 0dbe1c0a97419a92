import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import type { Access, LimitName } from '#contract/call.ts'
import { accepted, type Outcome, refused } from '#contract/outcome.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import type { Language, Site } from '#contract/site.ts'
import { VERIFICATION_HEADER } from '#contract/verification.ts'
import type { ClientOf } from '#server/http/clients/client-key.ts'
import type { RateLimits } from '#server/http/clients/rate-limits.ts'
import { type Hosts, type Owner, ownerOf } from '#server/http/front/hosts.ts'
import { Cookies } from './cookies.ts'
import { isForeign } from './foreign-origin.ts'
import type { Customer, Sessions, Staff } from './sessions.ts'
import type { Verification } from './verification.ts'
import type { Visitors } from './visitors.ts'

export type AccessNeeds = {
  hosts: Hosts
  limits: RateLimits
  clientOf: ClientOf
  visitors: Visitors
  sessions: Sessions
  verification: Verification
}

/** Who asks, and where. */
export type Admitted = {
  owner: Owner
  /** None on hosts that are no site. */
  site: Site | undefined
  language: Language
  /** Rate limits count by this; it is not the address of a person to be stored. */
  client: string
  cookies: Cookies
  visitor?: { id: string; newValue?: string | undefined }
  customer?: Customer
  staff?: Staff
  /** Whether the verification token is still to be found in the body, where forms have it. */
  tokenInBody: boolean
}

type Asked = { raw: IncomingMessage; method: string; query: unknown }

type Admission = { outcome: Outcome<Admitted, RefusalCode>; retryAfterSeconds?: number }

/**
 * Checks what can be checked before the body is read: host, origin, limit, caller, verification. The cheapest first, and the origin
 * before the limit, so that another site's page cannot use up what its visitor may do here.
 */
export async function admit(needs: AccessNeeds, access: Access, { raw, method, query }: Asked): Promise<Admission> {
  const { headers } = raw
  const owner = ownerOf(needs.hosts, headers.host)
  if (!owner || !servesHost(access, owner)) return { outcome: refused('HOST_UNKNOWN') }
  const { origin, 'sec-fetch-site': fetchSite } = headers as Record<string, string | undefined>
  const rule = access.origin ?? 'same'
  if (isForeign({ method, origin, fetchSite }, rule, owner.origin, needs.hosts)) {
    return { outcome: refused('FOREIGN_ORIGIN') }
  }
  const client = needs.clientOf(raw)
  const wait = await needs.limits.take(limitOf(access, method), client)
  if (wait > 0) return { outcome: refused('TOO_MANY_REQUESTS'), retryAfterSeconds: wait }
  const cookies = new Cookies(headers.cookie)
  const caller = await identify(needs, access, cookies)
  if (!caller) return { outcome: refused('LOGIN_NEEDED') }
  const token = headers[VERIFICATION_HEADER]
  if (access.verified && token !== undefined && !needs.verification.holds(cookies, token)) {
    return { outcome: refused('VERIFICATION_FAILED') }
  }
  const site = owner.kind === 'site' ? owner.site : undefined
  const language = site ? languageAsked(site, query) : 'fi'
  const tokenInBody = Boolean(access.verified) && token === undefined
  return { outcome: accepted({ owner, site, language, client, cookies, ...caller, tokenInBody }) }
}

/** The language of whoever asks, known also when nothing else about the request is right. */
export function languageOf(hosts: Hosts, { headers, query }: Pick<FastifyRequest, 'headers' | 'query'>): Language {
  const owner = ownerOf(hosts, headers.host)
  return owner?.kind === 'site' ? languageAsked(owner.site, query) : 'fi'
}

export function limitOf({ limit }: Access, method: string): LimitName {
  return limit ?? (method === 'GET' || method === 'HEAD' ? 'read' : 'write')
}

/** The language that a call names, where the site serves it; else the site's own. */
function languageAsked(site: Site, query: unknown): Language {
  const { language, languageId } = query as Record<string, string | undefined>
  return site.languages.find((served) => served === (language ?? languageId)) ?? site.languages[0]
}

export function servesHost({ host = 'site' }: Access, owner: Owner): boolean {
  switch (host) {
    case 'any':
      return true
    case 'office':
      return owner.kind === 'office'
    case 'shop':
      return owner.kind === 'site' && owner.site.features.includes('shop')
    case 'site':
      return owner.kind === 'site'
  }
}

type Identified = Pick<Admitted, 'visitor' | 'customer' | 'staff'>

/** Undefined for somebody who is not logged in where that is needed. */
async function identify(
  { visitors, sessions }: AccessNeeds,
  { caller = 'anyone' }: Access,
  cookies: Cookies,
): Promise<Identified | undefined> {
  if (caller === 'anyone') return {}
  if (caller === 'customer') {
    const customer = await sessions.findCustomer?.(cookies)
    return customer ? { customer } : undefined
  }
  if (caller === 'staff') {
    const staff = await sessions.findStaff?.(cookies)
    return staff ? { staff } : undefined
  }
  const { visitor: id, newValue } = visitors.of(caller, cookies)
  return { visitor: { id, newValue } }
}
