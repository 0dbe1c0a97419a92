import {
  type APIResponse,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
  type Route,
} from 'playwright-core'
import { afterAll, beforeAll, expect, inject, onTestFinished } from 'vitest'
import { sites } from '#sites/all.ts'
import { awaitPictures, countRequests } from './settle.ts'
import { watchFocus } from './watch-focus.ts'

/** What a page needs on a machine that is busy with something else. */
const PATIENCE_MS = 60_000
/** What Chromium says of a callback whose page was closed or left meanwhile: nobody is there any more. */
const AFTER_LEAVING = /callback is no longer runnable/
const port = inject('port')
let browser: Browser

/**
 * To be called once in a file of browser tests. Pictures take a quarter of what a page costs, so `npm test` leaves them out where they play no
 * part; `npm run test:all` shows them to all.
 */
export function openBrowserForTests({ pictures = false } = {}): void {
  const shows = pictures || Boolean(process.env.ALL_TESTS)
  beforeAll(async () => {
    awaitPictures(shows)
    browser = await chromium.connect(inject(shows ? 'browser' : 'browserWithoutPictures'))
  })
  // Ends what this file has opened: the browser itself goes on.
  afterAll(() => browser.close())
}

export function urlOf(site: string, path = '/'): string {
  return `http://${site === 'directory' ? 'localhost' : `${site}.localhost`}:${port}${path}`
}

/** A sweep over sites: `npm test` looks at one, each sweep at another; `npm run test:all` at all. */
export const sitesLike = (few: string): string[] => (process.env.ALL_TESTS ? sites.map(({ id }) => id) : [few])

/** What a test is repeated for: `npm test` tries a few that differ most, `npm run test:all` the others, too. */
export function fewOrAll<Tried>(few: readonly Tried[], others: readonly Tried[]): Tried[] {
  return process.env.ALL_TESTS ? [...few, ...others] : [...few]
}

type Options = BrowserContextOptions & {
  tolerates?: RegExp
  firstVisit?: boolean
  showsNewsletter?: boolean
  /** Sections below the window are laid out when somebody comes near. Otherwise at once, so that nothing moves while a test clicks. */
  laysOutLate?: boolean
  /** A browser of its own, or that of another tab. */
  own?: BrowserContext
}

/** The newsletter of the shop would lie over whatever a test looks at. */
function closeNewsletter(): void {
  if (!location.hostname.startsWith('lihakauppa.')) return
  // biome-ignore lint/suspicious/noDocumentCookie: runs in the page.
  document.cookie = 'hideLkNewsletterModal=true;path=/'
}

function refuseCookies(): void {
  const refused = { version: 1, statistics: false, marketing: false, at: new Date().toISOString() }
  try {
    localStorage.setItem('consent', JSON.stringify(refused))
  } catch {
    // A frame that may keep nothing.
  }
}

function layOutAtOnce(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { content-visibility: visible !important }')
  document.adoptedStyleSheets = [sheet]
}

/**
 * A visitor's tab. Whatever the browser complains about fails the test when it ends: errors of scripts, files that did not
 * come, hydration that found other markup than the server had sent, and a focus that was lost. The visitor has refused all
 * cookies before, unless it is the first visit, and has closed the newsletter of the shop, unless the test is about it.
 */
export async function newVisitor(options: Options = {}): Promise<Page> {
  const { tolerates, firstVisit = false, showsNewsletter = false, laysOutLate = false, own, ...context } = options
  const used =
    own ?? (await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce', ...context }))
  const page = await used.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  if (!firstVisit) await page.addInitScript(refuseCookies)
  if (!showsNewsletter) await page.addInitScript(closeNewsletter)
  if (!laysOutLate) await page.addInitScript(layOutAtOnce)
  await page.addInitScript(watchFocus)
  countRequests(page)
  const complaints: { text: string; url: string }[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push({ text: message.text(), url: message.location().url })
  })
  page.on('pageerror', (error) => complaints.push({ text: String(error), url: '' }))
  onTestFinished(async () => {
    // A tab that is just leaving for another page may never say that it is closed; the browser ends it with the file.
    await Promise.race([(own ? page : used).close(), new Promise((resolve) => setTimeout(resolve, 5000))])
    expect(complaints.filter(({ text }) => !tolerates?.test(text) && !AFTER_LEAVING.test(text))).toEqual([])
  })
  return page
}

/** For a cart that only the page has: the shop knows no such cart, and would say that it is empty. */
export async function keepCartFromShop(page: Page): Promise<void> {
  await page.route('**/kori-kehys*', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await page.route('**/api/kori-siirto', () => {})
}

/** For tests of what pictures and fonts are no part of: they take most of the time. The visitor tolerates `ERR_FAILED`. */
export async function withoutPictures(page: Page): Promise<void> {
  await page.route(/\.(?:avif|webp|jpe?g|png|svg|mp4|woff2)(?:\?|$)/, (route) => route.abort())
}

/** Asks another address for what a page wants. Undefined when its test ends meanwhile: the failure would belong to no test. */
export async function fetchFor(
  route: Route,
  options: { url: string; headers: Record<string, string> },
): Promise<APIResponse | undefined> {
  return route.fetch(options).catch((error: Error) => {
    if (/closed|disposed/.test(error.message)) return undefined
    throw error
  })
}

/** Holds the scripts of a page back, as a slow network does, until the function that it gives is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  return letThrough
}
