import type { Locator, Page, Route } from 'playwright-core'
import { expect } from 'vitest'
import type { ShownNavigation, ShownTab } from '#contract/navigation/navigation-calls.ts'
import { newVisitor, urlOf } from './browsing.ts'

export type DesktopTabs = ShownNavigation['desktop']

export const header = (page: Page) => page.locator('.desktop-header')
export const bar = (page: Page) => page.locator('.desktop-bar')
export const bottomTabs = (page: Page) => page.getByRole('navigation', { name: 'Päävalikko' })
export const topTabs = (page: Page) => page.getByRole('navigation', { name: 'Pikalinkit' })
export const tab = (page: Page, label: string) => bottomTabs(page).getByRole('link', { name: label, exact: true })
export const toggle = (page: Page, label: string) => page.getByRole('button', { name: `${label}: alavalikko` })
export const isFocused = (link: Locator) => link.evaluate((element) => element === document.activeElement)

/** A visitor whose menus are live. */
export async function visit(
  site: string,
  { path = '/', ...options }: Parameters<typeof newVisitor>[0] & { path?: string } = {},
) {
  const page = await newVisitor(options)
  await page.goto(urlOf(site, path))
  await live(page)
  return page
}

export async function live(page: Page): Promise<void> {
  for (const island of await header(page).locator('kaski-island').all()) {
    await expect.poll(() => island.getAttribute('live')).toBe('')
  }
}

export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo(0, y), top)
  await page.waitForFunction((y) => window.scrollY === y, top)
}

export async function desktopNavigation(page: Page): Promise<DesktopTabs> {
  return page.evaluate(async () => (await fetch('/api/nav/desktop')).json())
}

/** Lets eleven minutes pass and the visitor come back; both rows have had their answer when it ends. */
export async function comeBackAfter(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  let answered = 0
  await page.route('**/api/nav/desktop*', async (route) => {
    await answer(route)
    answered += 1
  })
  await page.evaluate(() => {
    const later = Date.now() + 11 * 60 * 1000
    Date.now = () => later
    document.dispatchEvent(new Event('visibilitychange'))
  })
  // A call that could not be made is made once more.
  await expect.poll(() => answered).toBeGreaterThanOrEqual(2)
}

export function aTab(label: string, children = 0): ShownTab {
  return {
    label,
    link: `/${label.toLowerCase().replaceAll(/\W/g, '-')}`,
    icon: null,
    showBorder: false,
    children: Array.from({ length: children }, (_, at) => ({ label: `${label} ${at + 1}`, link: `/${at}` })),
    teaserImage: null,
    showMoreLabel: null,
  }
}
