import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { newVisitor, urlOf } from './browsing.ts'
import { painted } from './painting.ts'

/** What comes after an answer, on a busy machine. */
export const soon = { timeout: 30_000 }

/** A visitor at a live search widget. */
export async function atWidget(
  site: string,
  path: string,
  options: Parameters<typeof newVisitor>[0] = {},
): Promise<Page> {
  const page = await newVisitor(options)
  await page.goto(urlOf(site, path))
  await reachWidget(page)
  return page
}

export async function reachWidget(page: Page): Promise<void> {
  await page.locator('.search-kit').scrollIntoViewIfNeeded()
  await page.locator('kaski-island[name=search][live]').waitFor({ state: 'attached' })
}

/** The titles of the results, in order, without the soft hyphens that only the server puts in. */
export async function titles(page: Page): Promise<string[]> {
  const links = page.locator('.search-cards .card-link, .search-results > .search-hits .search-hit-title')
  return (await links.allTextContents()).map((title) => title.replaceAll('\u00ad', ''))
}

export const countText = (page: Page) => page.locator('.search-count').textContent()
export const announced = (page: Page) => page.locator('.search-results > [role=status]').textContent()
export const field = (page: Page) => page.locator('.search-kit').getByRole('searchbox')

export async function search(page: Page, words: string): Promise<void> {
  await field(page).fill(words)
  await field(page).press('Enter')
}

/** The query of the address, decoded. */
function queryOf(page: Page): string {
  return decodeURIComponent(new URL(page.url()).search)
}

/** Waits until the address has this query and its results are shown. */
export async function expectQuery(page: Page, query: string): Promise<void> {
  await expect.poll(() => queryOf(page), soon).toBe(query)
  // The address changes a moment before the view says that it is searching.
  await painted(page)
  await page.locator('.search-kit[data-progress=ready]').waitFor()
}

/** Opens the address of a page in a tab of its own: a shared link shows the same. */
export async function expectSameElsewhere(page: Page, site: string): Promise<void> {
  const { pathname, search: query } = new URL(page.url())
  const other = await atWidget(site, pathname + query)
  expect(await titles(other)).toEqual(await titles(page))
  expect(await countText(other)).toBe(await countText(page))
  const chosen = (tab: Page) => tab.locator('.search-kit :checked, .search-kit [aria-pressed=true]').count()
  expect(await chosen(other)).toBe(await chosen(page))
}
