import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { newVisitor, openBrowserForTests } from './browsing.ts'
import {
  alertOf,
  developmentForTests,
  expectErrorPage,
  expectReload,
  HERO,
  openHome,
  patience,
  TITLE,
} from './development.ts'
import { press } from './pressing.ts'

openBrowserForTests()
const server = developmentForTests()

const outline = (page: Page) => page.locator('.hero-words').evaluate((words) => getComputedStyle(words).outlineStyle)

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
    'style',
    {
      place: 'web/blocks/hero/hero.css',
      from: '',
      to: '.hero-words { outline: 3px dotted }\n',
      see: outline,
      expected: 'dotted',
    },
  ],
  [
    'message',
    {
      place: 'web/messages',
      from: "'Siirry sisältöön'",
      to: "'Hyppää sisältöön'",
      see: (page: Page) => page.getByText('Hyppää sisältöön').count(),
      expected: 1,
    },
  ],
  [
    'theme',
    {
      place: 'sites/kuluttaja/site.ts',
      from: "brand: '#f58a42'",
      to: "brand: '#123456'",
      see: async (page: Page) => (await page.content()).includes('#123456'),
      expected: true,
    },
  ],
  [
    'server file',
    {
      place: 'server',
      from: 'pageTitle(page.title, site.name)',
      to: "pageTitle('Uusi', site.name)",
      see: async (page: Page) => (await page.title()).startsWith('Uusi'),
      expected: true,
    },
  ],
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

it('shows a block that throws in its place, with its position in the source, until it is repaired', async () => {
  const page = await openHome(server())
  const repair = server().change(
    HERO,
    '  const Heading',
    "  if (title) throw new Error('<b>No</b> hero')\n  const Heading",
  )
  const box = page.locator('main > [data-development-error]:first-child')
  await expect.poll(() => box.textContent(), patience).toContain('<b>No</b> hero')
  await expect.poll(() => box.textContent()).toContain(`Block 'hero' on kuluttaja fi /`)
  await expect.poll(() => box.locator('code').textContent()).toContain(server().lineWith(HERO, 'throw new Error'))
  await expect.poll(() => page.locator('main > section').count()).toBeGreaterThan(1)
  await expect.poll(() => page.locator('.site-footer-base').count()).toBe(1)

  repair()
  await expect.poll(() => page.getByRole('heading', { name: TITLE }).count(), patience).toBe(1)
  await expect.poll(() => alertOf(page).count()).toBe(0)
})

it('names file, line and field of the content that a changed schema no longer takes, until it is repaired', async () => {
  const page = await openHome(server())
  const repair = server().change(
    'web/blocks/hero/hero.schema.ts',
    'z.strictObject({',
    'z.strictObject({ season: z.string(),',
  )
  const problem = /demo\/content\/kuluttaja\/fi\/pages\/home\.yaml:\d+: blocks\.0\.props\.season/
  await expect.poll(() => alertOf(page).first().textContent(), patience).toMatch(problem)
  repair()
  await expect.poll(() => page.getByRole('heading', { name: TITLE }).count(), patience).toBe(1)
})

it.each([
  [
    'a file does not compile',
    {
      file: 'server/app.ts',
      from: 'export async function buildApp(',
      to: 'export async function buildApp((',
    },
  ],
  [
    'the app cannot be built',
    {
      file: 'server/app.ts',
      from: '  const origins =',
      to: "  if (port) throw new Error('bu')\n  const origins =",
    },
  ],
  [
    'a page cannot be rendered',
    {
      file: 'web/chrome/site-footer.tsx',
      from: '  return (',
      to: "  if (1) throw new Error('<i>No</i> footer')\n  return (",
    },
  ],
])('shows an error page with the position when %s, and the page again after the fix', (_what, fault) =>
  expectErrorPage(server(), fault),
)

it('applies a new migration, and shows what is wrong with one that fails', async () => {
  const page = await openHome(server())
  const folder = 'server/db/migrations'
  const journal = JSON.parse(server().read(`${folder}/meta/_journal.json`))
  const last = journal.entries.at(-1)
  const tag = '9999_old_address'
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag })
  server().write(`${folder}/${tag}.sql`, 'insert into redirects_of_nobody values (1)')
  server().write(`${folder}/meta/_journal.json`, JSON.stringify(journal))
  await expect.poll(() => alertOf(page).textContent(), patience).toContain('redirects_of_nobody')

  server().write(`${folder}/${tag}.sql`, "insert into redirect values ('kuluttaja', '/eilinen', '/')")
  await expect.poll(() => page.getByRole('heading', { name: TITLE }).count(), patience).toBe(1)
  expect(await server().fetch('kuluttaja', '/eilinen')).toMatchObject({ status: 301 })
})

it('needs no more memory, threads and timers after many builds', { timeout: 240_000 }, async () => {
  const rebuild = async (times: number) => {
    for (let index = 0; index < times; index++) {
      const before = await server().build('kuluttaja')
      server().change('web/blocks/hero/hero.css', '', `/* ${index} */\n`)
      await expect.poll(() => server().build('kuluttaja'), patience).toBeGreaterThan(before)
    }
  }
  await rebuild(4)
  const before = await server().held()
  // Tells a failure that grew with every build from one that came at once.
  const course = [before]
  for (let round = 0; round < 4; round++) {
    await rebuild(5)
    course.push(await server().held())
  }
  const message = course
    .map(({ heapBytes, resources }) => `${heapBytes} B with ${resources.length} resources`)
    .join(', ')
  // The last app but one may still be closing, and hold what it holds until then.
  const resources = async () => (await server().held()).resources.length
  await expect.poll(resources, { ...patience, message }).toBeLessThan(before.resources.length + 5)
  const grownBytes = async () => (await server().held()).heapBytes - before.heapBytes
  await expect.poll(grownBytes, { ...patience, message }).toBeLessThan(20 * 2 ** 20)
})
