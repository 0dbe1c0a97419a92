import { expect, it } from 'vitest'
import { savePage } from '#server/capabilities/content/content.ts'
import { saveNavigation } from '#server/capabilities/navigation/navigation.ts'
import { contentOf } from '#server/content-files/content-database.ts'
import { exportContent } from '#server/content-files/export-content.ts'
import { aNavigation } from '#server/testing/a-navigation.ts'
import { anArticle } from '#server/testing/a-page.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { sites } from '#sites/all.ts'
import { demoContent } from './demo-content.ts'
import { fillContent } from './fill-content.ts'

const WHOLE_DEMO_MS = 60_000

async function anInstance() {
  const database = await freshDatabase()
  return { database, ...contentOf(database.sql) }
}

it(
  'fills an empty database with the content of the files, once',
  async () => {
    const instance = await anInstance()
    expect(await fillContent(instance)).toBe('filled')
    expect(await exportContent(instance, sites)).toEqual(demoContent())
    await savePage(instance.content, anArticle('mine'))
    expect(await fillContent(instance)).toBe('kept')
  },
  WHOLE_DEMO_MS,
)

it('leaves a database alone that has a page from elsewhere', async () => {
  const instance = await anInstance()
  await savePage(instance.content, anArticle('mine'))
  expect(await fillContent(instance)).toBe('other')
  expect((await exportContent(instance, sites)).flatMap(({ pages }) => pages)).toEqual([anArticle('mine')])
})

it('leaves a database alone that has nothing but links from elsewhere', async () => {
  const instance = await anInstance()
  await saveNavigation(instance.navigation, aNavigation())
  expect(await fillContent(instance)).toBe('other')
})

it('adds the demo content to other content when asked to', async () => {
  const instance = await anInstance()
  await savePage(instance.content, anArticle('mine'))
  expect(await fillContent(instance, { refill: true })).toBe('filled')
  const paths = (await exportContent(instance, sites)).flatMap(({ pages }) => pages.map(({ path }) => path))
  expect(paths).toEqual(expect.arrayContaining(['/mine', '/tuotteet']))
})
