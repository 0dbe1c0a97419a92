import type { Page, Route } from 'playwright-core'
import { expect } from 'vitest'
import { newVisitor, urlOf } from './browsing.ts'
import { press } from './pressing.ts'

export const CALL = '**/api/search/suggestions/**'
/** What comes half a second after the last key, on a busy machine. */
export const soon = { timeout: 30_000 }
export const phone = { viewport: { width: 375, height: 700 } }

export const field = (page: Page) => page.getByRole('combobox', { name: 'Etsi tuote, resepti tai muuta tietoa' })
export const list = (page: Page) => page.getByRole('listbox', { name: 'Hakutulokset' })
export const options = (page: Page) => list(page).getByRole('option')
export const popup = (page: Page) => page.locator('.quick-search-popup')
export const status = (page: Page) => page.locator('.quick-search [role=status]:visible')
export const chosen = (page: Page) => list(page).getByRole('option', { selected: true })

export const aHit = (title: string, image: object | null = null) => ({
  contentId: title.length,
  url: '/haku',
  title,
  category: 'Sivu',
  teaserText: 'Lyhyt kuvaus sivusta.',
  image,
  type: 'ArticlePage',
})

/** Questions that went out, by their `q`. */
export function questions(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.startsWith('/api/search/')) asked.push(searchParams.get('q') ?? '')
  })
  return asked
}

/** A visitor at a live quick search, in the bar of a wide window or in the overlay of a phone. */
export async function atSearch(
  options: Parameters<typeof newVisitor>[0] = {},
  path = '/',
  site = 'kuluttaja',
): Promise<Page> {
  const page = await newVisitor(options)
  await page.goto(urlOf(site, path))
  await reachSearch(page)
  return page
}

export async function reachSearch(page: Page): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) <= 1024) await press(page.getByRole('button', { name: 'Avaa haku' }))
  await field(page).focus()
  const island = page.locator('kaski-island[name=quick-search][live]').filter({ visible: true })
  await expect.poll(() => island.locator('input:visible').count(), soon).toBe(1)
}

/** Answers each question when it is told to; `sent` has those whose answers went out. */
export async function holdAnswers(page: Page) {
  const held: (() => void)[] = []
  const sent: string[] = []
  await page.route(CALL, async (route: Route) => {
    await new Promise<void>((answer) => held.push(answer))
    const q = new URL(route.request().url()).searchParams.get('q') ?? ''
    // Nobody waits any more for the answer to a question that was given up.
    await route.fulfill({ json: { hits: [aHit(`Vastaus: ${q}`)] } }).catch(() => {})
    sent.push(q)
  })
  return { held, sent }
}
