import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { newVisitor } from './browsing.ts'
import { DevelopmentServer } from './development-server.ts'

// Everything is compiled for the first time.
const START_MS = 180_000

/** How long a change may take to be seen: one of content fills the database again. */
export const patience = { timeout: 120_000 }

export const HERO = 'web/blocks/hero/hero.block.tsx'
export const TITLE = 'Tiistaina keittoa, lauantaina paistia'

/** `npm run dev` for the tests of a file. To be called once in it; the server runs when its first test begins. */
export function developmentForTests(): () => DevelopmentServer {
  let server: DevelopmentServer
  beforeAll(async () => {
    server = await DevelopmentServer.start()
  }, START_MS)
  afterAll(() => server.stop())
  return () => server
}

/** The home page of a site, open in a tab that nobody reloads. */
export async function openHome(server: DevelopmentServer): Promise<Page> {
  // An error page is a 500, which the browser complains about.
  const page = await newVisitor({ tolerates: /status of 500/ })
  await page.goto(server.urlOf('kuluttaja'))
  await expect.poll(() => page.getByRole('heading', { name: TITLE }).count(), patience).toBe(1)
  return page
}

export const alertOf = (page: Page) => page.locator('[data-development-error]')

type Change = {
  place: string
  from: string
  to: string
  see: (page: Page) => Promise<unknown>
  expected: unknown
}

/** The open page shows a change without anybody reloading it. */
export async function expectReload(
  server: DevelopmentServer,
  { place, from, to, see, expected }: Change,
): Promise<void> {
  const page = await openHome(server)
  expect(await see(page)).not.toBe(expected)
  server.change(place, from, to)
  await expect.poll(() => see(page), patience).toBe(expected)
}

/** An error page names the position of a fault and shows the code around it; the page comes again after the repair. */
export async function expectErrorPage(
  server: DevelopmentServer,
  { file, from, to }: { file: string; from: string; to: string },
): Promise<void> {
  const page = await openHome(server)
  const repair = server.change(file, from, to)
  const firstLine = to.split('\n')[0] as string
  await expect.poll(() => alertOf(page).textContent(), patience).toContain(server.lineWith(file, firstLine))
  await expect.poll(() => alertOf(page).locator('pre').first().textContent()).toContain(firstLine)
  expect((await server.fetch('kuluttaja')).status).toBe(500)

  repair()
  await expect.poll(() => page.getByRole('heading', { name: TITLE }).count(), patience).toBe(1)
}
