import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newVisitor, openBrowserForTests } from './browsing.ts'
import { DevelopmentServer } from './development-server.ts'
import { press } from './pressing.ts'

openBrowserForTests()

let server: DevelopmentServer
// Everything is compiled for the first time.
const START_MS = 180_000
const patience = { timeout: 30_000 }

beforeAll(async () => {
  server = await DevelopmentServer.start()
}, START_MS)

afterAll(() => server.stop())

const HERO = 'web/blocks/hero/hero.block.tsx'
const TITLE = 'Tiistaina keittoa, lauantaina paistia'

/** The home page of a site, open in a tab that nobody reloads. */
async function openHome(): Promise<Page> {
  // An error page is a 500, which the browser complains about.
  const page = await newVisitor({ tolerates: /status of 500/ })
  await page.goto(server.urlOf('kuluttaja'))
  await expect.poll(() => page.getByRole('heading', { name: TITLE }).count(), patience).toBe(1)
  return page
}

const alertOf = (page: Page) => page.locator('[data-development-error]')

it('refreshes a changed island in place, keeping its state', async () => {
  const page = await newVisitor({ viewport: { width: 375, height: 700 } })
  await page.goto(server.urlOf('lihakauppa'))
  const grid = page.locator('.card-grid').first()
  const button = grid.getByRole('button', { name: /^Näytä lisää/ })
  await press(button)
  await expect.poll(() => grid.locator('.card:visible').count()).toBe(4)

  const before = await server.build('lihakauppa')
  server.change('web/blocks/card-grid/show-more.island.tsx', '{label}\n', '{label} vielä\n')
  await expect.poll(() => button.textContent(), patience).toBe('Näytä lisää vielä')
  // The server renders it too, from the next build on.
  await expect.poll(() => server.build('lihakauppa'), patience).toBeGreaterThan(before)
  expect((await server.fetch('lihakauppa')).body).toMatch(/Näytä lisää(<!-- -->)? vielä/)
  await expect.poll(() => grid.locator('.card:visible').count()).toBe(4)
})

const outline = (page: Page) => page.locator('.hero-words').evaluate((words) => getComputedStyle(words).outlineStyle)

it.each([
  ['block view', HERO, '"hero-words"', '"hero-words" data-new', (page: Page) => page.locator('[data-new]').count(), 1],
  ['style', 'web/blocks/hero/hero.css', '', '.hero-words { outline: 3px dotted }\n', outline, 'dotted'],
  [
    'message',
    'web/messages',
    "'Siirry sisältöön'",
    "'Hyppää sisältöön'",
    (page: Page) => page.getByText('Hyppää sisältöön').count(),
    1,
  ],
  [
    'theme',
    'sites/kuluttaja/site.ts',
    "brand: '#f58a42'",
    "brand: '#123456'",
    async (page: Page) => (await page.content()).includes('#123456'),
    true,
  ],
  [
    'content',
    'demo/content',
    TITLE,
    'Keskiviikkona keittoa',
    (page: Page) => page.getByRole('heading', { level: 1 }).textContent(),
    'Keskiviikkona keittoa',
  ],
  [
    'server file',
    'server',
    'pageTitle(page.title, site.name)',
    "pageTitle('Uusi', site.name)",
    async (page: Page) => (await page.title()).startsWith('Uusi'),
    true,
  ],
] as const)('reloads the open page after a change of a %s', async (_kind, place, from, to, see, expected) => {
  const page = await openHome()
  expect(await see(page)).not.toBe(expected)
  server.change(place, from, to)
  await expect.poll(() => see(page), patience).toBe(expected)
})

it('shows a block that throws in its place, with its position in the source, until it is repaired', async () => {
  const page = await openHome()
  const repair = server.change(
    HERO,
    '  const Heading',
    "  if (title) throw new Error('<b>No</b> hero')\n  const Heading",
  )
  const box = page.locator('main > [data-development-error]:first-child')
  await expect.poll(() => box.textContent(), patience).toContain('<b>No</b> hero')
  await expect.poll(() => box.textContent()).toContain(`Block 'hero' on kuluttaja fi /`)
  await expect.poll(() => box.locator('code').textContent()).toContain(server.lineWith(HERO, 'throw new Error'))
  await expect.poll(() => page.locator('main > section').count()).toBeGreaterThan(1)
  await expect.poll(() => page.locator('.site-footer-base').count()).toBe(1)

  repair()
  await expect.poll(() => page.getByRole('heading', { name: TITLE }).count(), patience).toBe(1)
  await expect.poll(() => alertOf(page).count()).toBe(0)
})

it('names file, line and field of the content that a changed schema no longer takes, until it is repaired', async () => {
  const page = await openHome()
  const repair = server.change(
    'web/blocks/hero/hero.schema.ts',
    'z.strictObject({',
    'z.strictObject({ season: z.string(),',
  )
  const problem = /content\/demo\/kuluttaja\/fi\/pages\/home\.yaml:\d+: blocks\.0\.props\.season/
  await expect.poll(() => alertOf(page).first().textContent(), patience).toMatch(problem)
  repair()
  await expect.poll(() => page.getByRole('heading', { name: TITLE }).count(), patience).toBe(1)
})

it.each([
  ['a file does not compile', 'server/app.ts', 'export async function buildApp(', 'export async function buildApp(('],
  [
    'the app cannot be built',
    'server/app.ts',
    '  const origins =',
    "  if (port) throw new Error('bu')\n  const origins =",
  ],
  [
    'a page cannot be rendered',
    'web/chrome/site-footer.tsx',
    '  return (',
    "  if (1) throw new Error('<i>No</i> footer')\n  return (",
  ],
])('shows an error page with the position when %s, and the page again after the fix', async (_what, file, from, to) => {
  const page = await openHome()
  const repair = server.change(file, from, to)
  const changed = server.lineWith(file, to.split('\n')[0] as string)
  await expect.poll(() => alertOf(page).textContent(), patience).toContain(changed)
  // The code around it.
  await expect.poll(() => alertOf(page).locator('pre').first().textContent()).toContain(to.split('\n')[0])
  expect((await server.fetch('kuluttaja')).status).toBe(500)

  repair()
  await expect.poll(() => page.getByRole('heading', { name: TITLE }).count(), patience).toBe(1)
})

it('applies a new migration, and shows what is wrong with one that fails', async () => {
  const page = await openHome()
  const folder = 'server/db/migrations'
  const journal = JSON.parse(server.read(`${folder}/meta/_journal.json`))
  const last = journal.entries.at(-1)
  const tag = '9999_old_address'
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag })
  server.write(`${folder}/${tag}.sql`, 'insert into redirects_of_nobody values (1)')
  server.write(`${folder}/meta/_journal.json`, JSON.stringify(journal))
  await expect.poll(() => alertOf(page).textContent(), patience).toContain('redirects_of_nobody')

  server.write(`${folder}/${tag}.sql`, "insert into redirect values ('kuluttaja', '/eilinen', '/')")
  await expect.poll(() => page.getByRole('heading', { name: TITLE }).count(), patience).toBe(1)
  expect(await server.fetch('kuluttaja', '/eilinen')).toMatchObject({ status: 301 })
})

it('needs no more memory, threads and timers after many builds', { timeout: 240_000 }, async () => {
  const rebuild = async (times: number) => {
    for (let index = 0; index < times; index++) {
      const before = await server.build('kuluttaja')
      server.change('web/blocks/hero/hero.css', '', `/* ${index} */\n`)
      await expect.poll(() => server.build('kuluttaja'), patience).toBeGreaterThan(before)
    }
  }
  await rebuild(4)
  const before = await server.held()
  // Tells a failure that grew with every build from one that came at once.
  const course = [before]
  for (let round = 0; round < 4; round++) {
    await rebuild(5)
    course.push(await server.held())
  }
  const message = course
    .map(({ heapBytes, resources }) => `${heapBytes} B with ${resources.length} resources`)
    .join(', ')
  // The last app but one may still be closing, and hold what it holds until then.
  const resources = async () => (await server.held()).resources.length
  await expect.poll(resources, { ...patience, message }).toBeLessThan(before.resources.length + 5)
  const grownBytes = async () => (await server.held()).heapBytes - before.heapBytes
  await expect.poll(grownBytes, { ...patience, message }).toBeLessThan(20 * 2 ** 20)
})
