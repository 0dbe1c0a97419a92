import { expect, it } from 'vitest'
import { contentOf } from '#server/content-files/content-database.ts'
import { exportContent } from '#server/content-files/export-content.ts'
import { anArticle } from '#server/testing/a-page.ts'
import { imported } from '#server/testing/editor.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { overwrittenBy } from './overwritten.store.ts'
import { publishPage } from './publish.ts'
import { saveDraft } from './save-draft.ts'
import { withoutSchemas } from './testing/page-history.ts'

const editor = { id: 'e', name: 'Elli', roles: ['editor' as const], sites: [] }
const keepMissing = { removeMissing: false }

it('OF-38: an import tells what it would overwrite of what editors have published since the last one', async () => {
  const database = await freshDatabase()
  const needs = withoutSchemas(database)
  const pages = [anArticle('kinkku'), anArticle('keitto')]
  await imported(database, ...pages)
  const told = (removeMissing = false, brought = pages) => overwrittenBy(database.sql, brought, { removeMissing })
  const exported = () => exportContent(contentOf(database.sql), [{ id: 'kuluttaja', languages: ['fi'] }])
  const before = await exported()
  const operations = [{ kind: 'set' as const, from: 0, block: null, path: ['title'], value: 'Ellin otsikko' }]
  const saved = await saveDraft(needs, editor, 1, { window: crypto.randomUUID(), number: 1, revision: 0, operations })
  expect(saved).toMatchObject({ ok: true })
  expect(await exported()).toEqual(before)
  expect(await told()).toEqual([])
  expect(await publishPage(needs, editor, 1, { revision: 1, note: '' })).toMatchObject({ ok: true })
  expect(await told()).toEqual([expect.stringMatching(/^kuluttaja fi \/kinkku \(Elli, .*\): title$/)])
  const [after] = await exported()
  expect(await overwrittenBy(database.sql, after?.pages ?? [], keepMissing)).toEqual([])
  expect(await told(true, pages.slice(1))).toEqual([expect.stringContaining('would be removed')])
  await imported(database, ...pages)
  expect(await told()).toEqual([])
})
