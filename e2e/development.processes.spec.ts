import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { newVisitor, openBrowserForTests } from './browsing.ts'
import { developmentForTests, expectErrorPage, expectReload, HERO, patience, TITLE } from './development.ts'
import { press } from './pressing.ts'

// One change of each way that a change takes to the open tab. `development.long.spec.ts` has the other kinds of files and errors.

openBrowserForTests()
const server = developmentForTests()

it('refreshes a changed island in place, keeping its state', async () => {
  const page = await newVisitor({ viewport: { width: 375, height: 700 } })
  await page.goto(server().urlOf('lihakauppa'))
  const grid = page.locator('.card-grid').first()
  const button = grid.getByRole('button', { name: /^Näytä lisää/ })
  await press(button)
  await expect.poll(() => grid.locator('.card:visible').count()).toBe(4)

  const before = await server().build('lihakauppa')
  server().change('web/blocks/card-grid/show-more.island.tsx', '{label}\n', '{label} vielä\n')
  await expect.poll(() => button.textContent(), patience).toBe('Näytä lisää vielä')
  // The server renders it too, from the next build on.
  await expect.poll(() => server().build('lihakauppa'), patience).toBeGreaterThan(before)
  expect((await server().fetch('lihakauppa')).body).toMatch(/Näytä lisää(<!-- -->)? vielä/)
  await expect.poll(() => grid.locator('.card:visible').count()).toBe(4)
})

it.each([
  [
    'block view',
    {
      place: HERO,
      from: '"hero-words"',
      to: '"hero-words" data-new',
      see: (page: Page) => page.locator('[data-new]').count(),
      expected: 1,
    },
  ],
  [
    'content',
    {
      place: 'demo/content',
      from: TITLE,
      to: 'Keskiviikkona keittoa',
      see: (page: Page) => page.getByRole('heading', { level: 1 }).textContent(),
      expected: 'Keskiviikkona keittoa',
    },
  ],
])('reloads the open page after a change of a %s', (_kind, change) => expectReload(server(), change))

it('shows an error page with the position when a file does not compile, and the page again after the fix', () =>
  expectErrorPage(server(), {
    file: 'server/app.ts',
    from: 'export async function buildApp(',
    to: 'export async function buildApp((',
  }))
