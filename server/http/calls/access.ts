import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import type { Access, LimitName } from '#contract/calls/call.ts'
import type { RefusalCode } from '#contract/calls/refusals.ts'
import { VERIFICATION_HEADER } from '#contract/calls/verification.ts'
import { type Language, languages, type Site } from '#contract/site.ts'
import { accepted, type Outcome, refused } from '#contract/values/outcome.ts'
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
  /** Whether all sites are served over HTTPS. */
  secure: boolean
}

/** The caller of a request, and the host it came to. */
export type Admitted = {
  owner: Owner
  /** Undefined on hosts that do not belong to a site. */
  site: Site | undefined
  language: Language
  /** The key for rate limits. Derived from the IP address, so it must not be stored. */
  client: string
  cookies: Cookies
  visitor?: { id: string; newValue?: string | undefined }
  /** Null for a guest, where both may call. */
  customer?: Customer | null
  staff?: Staff
  /** The verification token was not in the header, so it must be in the body, where forms send it. */
  tokenInBody: boolean
}

type IncomingCall = { raw: IncomingMessage; method: string; query: unknown }

type Admission = { outcome: Outcome<Admitted, RefusalCode>; retryAfterSeconds?: number }

/**
 * Checks what can be checked before the body is read: host, origin, limit, caller, verification. The cheapest first, and the origin
 * before the limit, so that another site's page cannot use up what its visitor may do here.
 */
export async function admit(
  needs: AccessNeeds,
  access: Access & { path: string },
  { raw, method, query }: IncomingCall,
): Promise<Admission> {
  const { headers } = raw
  const owner = ownerOf(needs.hosts, headers.host)
  if (!owner || !servesHost(access, owner)) return { outcome: refused('HOST_UNKNOWN') }
  const { origin, 'sec-fetch-site': fetchSite } = headers as Record<string, string | undefined>
  const rule = access.origin ?? 'same'
  if (isForeign({ method, origin, fetchSite }, rule, owner.origin, needs.hosts)) {
    return { outcome: refused('FOREIGN_ORIGIN') }
  }
  const client = needs.clientOf(raw)
  const wait = await needs.limits.take(limitOf(access, method), limitKey(access, client))
  if (wait > 0) return { outcome: refused('TOO_MANY_REQUESTS'), retryAfterSeconds: wait }
  const cookies = new Cookies(headers.cookie, needs.secure)
  const identified = await identify(needs, access, cookies)
  if (!identified.ok) return { outcome: identified }
  const token = headers[VERIFICATION_HEADER]
  if (access.verified && token !== undefined && !needs.verification.holds(cookies, token)) {
    return { outcome: refused('VERIFICATION_FAILED') }
  }
  const site = owner.kind === 'site' ? owner.site : undefined
  const language = site ? requestedLanguage(site, query, access.anyLanguage && languages) : 'fi'
  const tokenInBody = Boolean(access.verified) && token === undefined
  return { outcome: accepted({ owner, site, language, client, cookies, ...identified.value, tokenInBody }) }
}

/** The caller's language. Also works for requests that are otherwise invalid. */
export function languageOf(hosts: Hosts, { headers, query }: Pick<FastifyRequest, 'headers' | 'query'>): Language {
  const owner = ownerOf(hosts, headers.host)
  return owner?.kind === 'site' ? requestedLanguage(owner.site, query) : 'fi'
}

export function limitOf({ limit }: Access, method: string): LimitName {
  return limit ?? (method === 'GET' || method === 'HEAD' ? 'read' : 'write')
}

/** Guesses of one call are not those of another. */
export function limitKey({ limit, path }: Access & { path: string }, client: string): string {
  return limit === 'guess' ? `${path} ${client}` : client
}

/** The language in the query if it is one of these, by default those of the site; otherwise the site's first language. */
function requestedLanguage(site: Site, query: unknown, served: readonly Language[] = site.languages): Language {
  const { language, languageId } = query as Record<string, string | undefined>
  return served.find((one) => one === (language ?? languageId)) ?? site.languages[0]
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

/** Who calls, or why they may not: no session, a role that the call is not for, a proof that is too old. */
async function identify(
  { visitors, sessions }: AccessNeeds,
  { caller = 'anyone', renewed }: Access,
  cookies: Cookies,
): Promise<Outcome<Identified, RefusalCode>> {
  if (caller === 'anyone') return accepted({})
  if (caller === 'shopper') return accepted({ customer: (await sessions.findCustomer?.(cookies)) ?? null })
  if (caller === 'customer') {
    const customer = await sessions.findCustomer?.(cookies)
    return customer ? accepted({ customer }) : refused('LOGIN_NEEDED')
  }
  if ('roles' in caller) {
    const staff = await sessions.findStaff?.(cookies)
    if (!staff) return refused('LOGIN_NEEDED')
    if (!staff.roles.some((role) => caller.roles.includes(role))) return refused('ROLE_NEEDED')
    return renewed && !staff.isProven ? refused('PROOF_NEEDED') : accepted({ staff })
  }
  const { visitor: id, newValue } = visitors.of(caller, cookies)
  return accepted({ visitor: { id, newValue } })
}
