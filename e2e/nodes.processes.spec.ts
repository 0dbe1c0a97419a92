import { expect, it } from 'vitest'
import { removePage, savePage } from '#server/capabilities/content/content.ts'
import { anArticle, twoNodesForTests, within2s } from './two-nodes.ts'

const { needs, shownByAll } = twoNodesForTests()

it('shows a new, a changed and a removed page on every node within 2 s', async () => {
  expect(await shownByAll('/uutinen')).toEqual(['404 Sivua ei löytynyt', '404 Sivua ei löytynyt'])
  await savePage(needs(), anArticle('uutinen', 'Uusi'))
  await expect.poll(() => shownByAll('/uutinen'), within2s).toEqual(['200 Uusi', '200 Uusi'])
  await savePage(needs(), anArticle('uutinen', 'Muutettu'))
  await expect.poll(() => shownByAll('/uutinen'), within2s).toEqual(['200 Muutettu', '200 Muutettu'])
  await removePage(needs(), anArticle('uutinen', ''))
  await expect.poll(() => shownByAll('/uutinen'), within2s).toEqual(['404 Sivua ei löytynyt', '404 Sivua ei löytynyt'])
})
