import { expect, it } from 'vitest'
import { tags } from '#contract/content/tags.ts'
import { savePage } from '#server/capabilities/content/content.ts'
import { recordChange } from '#server/db/outbox.ts'
import { pages } from '#server/db/schema/pages.ts'
import { anArticle, twoNodesForTests, within2s } from './two-nodes.ts'

const { node, editor, needs, shownByAll } = twoNodesForTests()

it('does not miss a change whose transaction began early and commits late', async () => {
  const late = anArticle('myohainen', 'Myöhäinen')
  let commit = () => {}
  const told = new Promise<void>((resolve) => {
    commit = resolve
  })
  const transaction = editor().transaction(async (tx) => {
    await tx.insert(pages).values(late)
    await recordChange(tx, { tags: [tags.page('deli', 'fi', late.path)], gone: false, pages: [late] })
    await told
  })
  await savePage(needs(), anArticle('nopea', 'Nopea'))
  await new Promise((resolve) => setTimeout(resolve, 1500))
  expect(await shownByAll('/myohainen')).toEqual(['404 Sivua ei löytynyt', '404 Sivua ei löytynyt'])
  commit()
  await transaction
  await expect.poll(() => shownByAll('/myohainen'), within2s).toEqual(['200 Myöhäinen', '200 Myöhäinen'])
  await expect.poll(() => shownByAll('/nopea'), within2s).toEqual(['200 Nopea', '200 Nopea'])
})

it('catches up on a node that was cut off for a while', async () => {
  await savePage(needs(), anArticle('katko', 'Ennen'))
  await expect.poll(() => shownByAll('/katko'), within2s).toEqual(['200 Ennen', '200 Ennen'])
  node(1)?.process.kill('SIGSTOP')
  await savePage(needs(), anArticle('katko', 'Jälkeen'))
  await new Promise((resolve) => setTimeout(resolve, 2500))
  node(1)?.process.kill('SIGCONT')
  await expect.poll(() => shownByAll('/katko'), within2s).toEqual(['200 Jälkeen', '200 Jälkeen'])
})
