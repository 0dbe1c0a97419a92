import { createHash } from 'node:crypto'
import type { PagePolicy } from '#contract/content/page-policy.ts'
import { sendReport } from '#contract/reports.ts'
import type { HtmlDocument } from '#web/document/document.ts'

export type HeaderSet = Readonly<Record<string, string>>

/** Settings common to all responses. */
export type HeaderPolicy = {
  siteOrigins: readonly string[]
  shopOrigin: string
  /** The origin of the payment service. */
  paymentOrigin: string
  /** Where the captcha of the forms comes from; empty with the built-in one. */
  captchaOrigins: readonly string[]
  /** Whether search engines may list the sites; never in demo. */
  indexed: boolean
  /** Off in development only, where Vite injects its own scripts into pages. */
  enforced: boolean
}

export type PageResponse = {
  document: HtmlDocument
  /** The origin that serves the page; needed for the framing rule 'other-sites'. */
  origin?: string | undefined
  page: PagePolicy
  cacheControl: string
  /** The query parameters that change the page. The browser's cache may ignore all others, as ours does. */
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
  { document, origin, page, cacheControl, params = [] }: PageResponse,
): HeaderSet {
  const isPrivate = page.framing === 'nobody' || page.framing === 'itself'
  return {
    ...securityHeaders(policy),
    ...(page.hasToken ? { 'referrer-policy': 'strict-origin' } : {}),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': page.cache ?? cacheControl,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': isPrivate ? 'same-origin' : 'cross-origin',
    'speculation-rules': `"${SPECULATION_RULES}"`,
    'no-vary-search': params.length > 0 ? `params, except=(${params.map((name) => `"${name}"`).join(' ')})` : 'params',
    ...(document.fonts?.length ? { link: document.fonts.map(fontPreload).join(', ') } : {}),
    ...(policy.indexed ? {} : { 'x-robots-tag': 'noindex' }),
    ...(policy.enforced ? { 'content-security-policy': contentSecurityPolicy(policy, document, page, origin) } : {}),
  }
}

function fontPreload(address: string): string {
  return `<${address}>; rel=preload; as=font; type="font/woff2"; crossorigin`
}

/** Whether all sites are served over HTTPS: always in live, seldom in demo. */
export function isHttpsOnly({ siteOrigins }: Pick<HeaderPolicy, 'siteOrigins'>): boolean {
  return siteOrigins.every((origin) => origin.startsWith('https:'))
}

function securityHeaders(policy: Pick<HeaderPolicy, 'siteOrigins'>): HeaderSet {
  return isHttpsOnly(policy) ? { ...always, 'strict-transport-security': 'max-age=31536000' } : always
}

/** Firefox asks for `/favicon.ico` whatever it opens, under the policy of what it has opened. */
const nothingButIcon = "default-src 'none'; img-src 'self'"

/** For responses without content: redirects, and refusals before the request is parsed. */
export function bareHeaders(policy: Pick<HeaderPolicy, 'siteOrigins'>): HeaderSet {
  return {
    ...securityHeaders(policy),
    'content-security-policy': `${nothingButIcon}; frame-ancestors 'none'`,
    'cross-origin-resource-policy': 'same-origin',
  }
}

/** For files whose address changes with their content. */
export function fileHeaders(type: string): HeaderSet {
  return {
    ...always,
    'content-type': type,
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'same-origin',
  }
}

/**
 * For pictures. Any site may embed them: our sites have different origins, and other sites show previews of our pages. A picture that
 * is opened directly can run nothing, and loads only pictures of its own host, whatever its bytes contain.
 */
export function mediaHeaders(type: string): HeaderSet {
  return {
    ...fileHeaders(type),
    vary: 'accept',
    'cross-origin-resource-policy': 'cross-origin',
    'content-security-policy': `${nothingButIcon}; sandbox`,
  }
}

/** For documents and films. Only our own pages show them in place; a document that is opened directly is not framed by others. */
export function documentHeaders(type: string): HeaderSet {
  return { ...fileHeaders(type), 'content-security-policy': "frame-ancestors 'self'" }
}

/** For a document that is made from content at a fixed address: browsers keep it and ask whether it still holds. */
export function downloadHeaders(policy: HeaderPolicy, type: string, name: string): HeaderSet {
  return {
    ...securityHeaders(policy),
    'content-type': type,
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'public, max-age=0, must-revalidate',
    'content-security-policy': "default-src 'none'; frame-ancestors 'self'",
    'cross-origin-resource-policy': 'same-origin',
    ...(policy.indexed ? {} : { 'x-robots-tag': 'noindex' }),
  }
}

/** For files that machines read at a fixed address: robots.txt, sitemaps. */
export function machineFileHeaders(type: string): HeaderSet {
  return {
    ...always,
    'content-type': type,
    'cache-control': 'public, max-age=3600',
    // Among them are icons and share pictures, which other sites show.
    'cross-origin-resource-policy': 'cross-origin',
  }
}

export const apiHeaders: HeaderSet = {
  ...always,
  'cache-control': 'no-store',
  'content-security-policy': `${nothingButIcon}; frame-ancestors 'none'`,
  'cross-origin-resource-policy': 'same-origin',
}

/** Uses hashes, never nonces: pages are cached, so everyone would get the same nonce. */
function contentSecurityPolicy(
  policy: HeaderPolicy,
  document: HtmlDocument,
  { framing, framesItself, formTargets = [], sendsNothing }: PagePolicy,
  ownOrigin: string | undefined,
): string {
  const { siteOrigins, shopOrigin, captchaOrigins } = policy
  const ancestors = {
    'our-sites': ["'self'", ...siteOrigins],
    'other-sites': siteOrigins.filter((origin) => origin !== ownOrigin),
    itself: ["'self'"],
    nobody: ["'none'"],
  }
  const analytics = document.tagManager ? analyticsHosts : []
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...document.inlineScripts.map(hashOf), ...analytics.slice(0, 1), ...captchaOrigins],
    'style-src': ["'self'", ...document.inlineStyles.map(hashOf), ...captchaOrigins],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...analytics, ...captchaOrigins],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...analytics, ...captchaOrigins],
    'media-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': [...(framesItself ? ["'self'"] : []), shopOrigin, ...captchaOrigins],
    'base-uri': ["'none'"],
    'form-action': sendsNothing ? ["'none'"] : ["'self'", shopOrigin, ...formTargets.map(() => policy.paymentOrigin)],
    'report-uri': [sendReport.path],
    'frame-ancestors': ancestors[framing],
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}

// Pages share their inline styles and scripts, so each text is hashed once.
const hashes = new Map<string, string>()
const MAX_HASHES = 2000

/** The tag manager comes first, then the hosts that it loads from. */
const analyticsHosts = [
  'https://www.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
]

function hashOf(text: string): string {
  const known = hashes.get(text)
  if (known) return known
  const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  if (hashes.size >= MAX_HASHES) hashes.clear()
  hashes.set(text, hash)
  return hash
}

/** The links that the browser may prefetch. In a file, because the hashes in the policy block inline rules. */
export const SPECULATION_RULES = '/speculation-rules.json'

// Addresses where a prefetch would count as a visit or have side effects: cart, checkout, account, mail links.
const NEVER_PREFETCHED = [
  '/ostoskori*',
  '/kassa*',
  '/tilaus/*',
  '/oma-tili*',
  '/kirjaudu*',
  '/vahvista/*',
  '/peru-tilaus/*',
  '/vahvista-peruutus/*',
  '/api/*',
  '/media/*',
  '/files/*',
  '/*.pdf',
]

export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: NEVER_PREFETCHED } }] },
      eagerness: 'moderate',
    },
  ],
})
