import { createHash } from 'node:crypto'
import type { PagePolicy } from '#contract/page-policy.ts'
import { sendReport } from '#contract/reports.ts'
import type { HtmlDocument } from '#web/document/document.ts'

export type HeaderSet = Readonly<Record<string, string>>

/** What holds for all answers of the program. */
export type HeaderPolicy = {
  siteOrigins: readonly string[]
  shopOrigin: string
  /** Where customers pay. */
  paymentOrigin: string
  /** Whether search engines may list the sites; never in demo. */
  indexed: boolean
  /** Off in development only, where Vite puts scripts of its own into pages. */
  enforced: boolean
}

export type PageAnswer = {
  document: HtmlDocument
  /** The origin that serves it, where frames of other sites make a difference. */
  origin?: string | undefined
  page: PagePolicy
  cacheControl: string
  /** The query parameters that change the page; the browser's cache may ignore all others, as ours does. */
  params?: readonly string[]
}

const always: HeaderSet = {
  'x-content-type-options': 'nosniff',
  // Not no-referrer: form posts of a page would then carry `Origin: null`.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
}

export function pageHeaders(
  policy: HeaderPolicy,
  { document, origin, page, cacheControl, params = [] }: PageAnswer,
): HeaderSet {
  return {
    ...securityHeaders(policy),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': page.cache ?? cacheControl,
    'cross-origin-opener-policy': 'same-origin',
    'speculation-rules': `"${SPECULATION_RULES}"`,
    'no-vary-search': params.length > 0 ? `params, except=(${params.map((name) => `"${name}"`).join(' ')})` : 'params',
    ...(policy.indexed ? {} : { 'x-robots-tag': 'noindex' }),
    ...(policy.enforced ? { 'content-security-policy': contentSecurityPolicy(policy, document, page, origin) } : {}),
  }
}

function securityHeaders(policy: Pick<HeaderPolicy, 'siteOrigins'>): HeaderSet {
  const secure = policy.siteOrigins.every((origin) => origin.startsWith('https:'))
  return secure ? { ...always, 'strict-transport-security': 'max-age=31536000' } : always
}

/** For responses without content of ours: redirects, and refusals before anything is known about the request. */
export function bareHeaders(policy: Pick<HeaderPolicy, 'siteOrigins'>): HeaderSet {
  return {
    ...securityHeaders(policy),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
  }
}

/** For files whose address changes when they do. */
export function fileHeaders(type: string): HeaderSet {
  return {
    ...always,
    'content-type': type,
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'same-origin',
  }
}

/**
 * For pictures. Any site may show them: ours are of different origins, and so are those that show a link to a page. Opened by
 * itself, a picture can run and load nothing, whatever its bytes hold.
 */
export function mediaHeaders(type: string): HeaderSet {
  return {
    ...fileHeaders(type),
    vary: 'accept',
    'cross-origin-resource-policy': 'cross-origin',
    'content-security-policy': "default-src 'none'; sandbox",
  }
}

/** For what machines read at a fixed address: robots.txt, sitemaps. */
export function machineFileHeaders(type: string): HeaderSet {
  return { ...always, 'content-type': type, 'cache-control': 'public, max-age=3600' }
}

export const apiHeaders: HeaderSet = {
  ...always,
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

/** Hashes and never nonces: a page is cached, so a nonce in it would be known to everyone. */
function contentSecurityPolicy(
  policy: HeaderPolicy,
  document: HtmlDocument,
  { framing, formTargets = [] }: PagePolicy,
  ownOrigin: string | undefined,
): string {
  const { siteOrigins, shopOrigin } = policy
  const ancestors = {
    'our-sites': ["'self'", ...siteOrigins],
    'other-sites': siteOrigins.filter((origin) => origin !== ownOrigin),
    nobody: ["'none'"],
  }
  const measuring = document.tagManager ? measuringHosts : []
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...document.inlineScripts.map(hashOf), ...measuring.slice(0, 1)],
    'style-src': ["'self'", ...document.inlineStyles.map(hashOf)],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...measuring],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...measuring],
    'media-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': [shopOrigin],
    'base-uri': ["'none'"],
    'form-action': ["'self'", shopOrigin, ...formTargets.map(() => policy.paymentOrigin)],
    'report-uri': [sendReport.path],
    'frame-ancestors': ancestors[framing],
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}

// Pages share their inline styles and scripts, so each text is hashed once.
const hashes = new Map<string, string>()
const MOST_HASHES = 2000

/** Of the tag manager, which comes first, and of what it loads. */
const measuringHosts = [
  'https://www.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
]

function hashOf(text: string): string {
  const known = hashes.get(text)
  if (known) return known
  const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  if (hashes.size >= MOST_HASHES) hashes.clear()
  hashes.set(text, hash)
  return hash
}

/** Which links the browser may fetch before they are clicked. In a file, since hashes in the policy block them inline. */
export const SPECULATION_RULES = '/speculation-rules.json'

// No address where fetching early would count as a visit or cost something: cart, checkout, account, mail links.
const NEVER_EARLY = [
  '/ostoskori*',
  '/kassa*',
  '/tilaus/*',
  '/oma-tili*',
  '/kirjaudu*',
  '/vahvista/*',
  '/peru-tilaus/*',
  '/api/*',
  '/media/*',
]

export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: NEVER_EARLY } }] },
      eagerness: 'moderate',
    },
  ],
})
