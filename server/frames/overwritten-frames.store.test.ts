import { expect, it } from 'vitest'
import { saveNavigation } from '#server/capabilities/navigation/navigation.ts'
import { contentOf } from '#server/content-files/content-database.ts'
import { exportContent } from '#server/content-files/export-content.ts'
import type { Database } from '#server/db/database.ts'
import { describeForm } from '#server/office/editor/describe-form.ts'
import { aNavigation } from '#server/testing/a-navigation.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { sites } from '#sites/all.ts'
import { frameActions } from './frame-actions.ts'
import { navigationPart } from './navigation-part.ts'
import { overwrittenFrames } from './overwritten-frames.store.ts'
import { taxonomyPart } from './taxonomy-part.ts'
import { textsPart } from './texts-part.ts'

const place = { site: 'kuluttaja', language: 'fi' } as const
const elli = { id: 'e', name: 'Elli' }

function actionsOn(database: Database) {
  const findSite = (id: string) => sites.find((site) => site.id === id)
  const parts = {
    navigation: navigationPart(describeForm),
    taxonomy: taxonomyPart({ describeForm, itemForms: () => ({}), schemaOf: () => undefined }),
    texts: textsPart(describeForm, findSite),
  }
  const actions = frameActions({ database, findSite, origins: new Map(), parts, waitingOf: async () => [] })
  return async (part: 'navigation' | 'texts', change: (content: never) => object) => {
    const { content, seen } = await actions.show(part, place)
    const given = { part, place, seen, content: { ...content, ...change(content as never) }, note: '', moves: [] }
    expect(await actions.publish(elli, given)).toMatchObject({ ok: true })
  }
}

it('OF-34, OF-38: what editors have published is exported, and an import over it is told before', async () => {
  const database = await freshDatabase()
  const publish = actionsOn(database)
  const exported = () => exportContent(contentOf(database.sql), [{ id: 'kuluttaja', languages: ['fi'] }])
  await saveNavigation(contentOf(database.sql).navigation, aNavigation())
  const [before] = await exported()
  if (!before) throw new Error('Nothing was exported.')
  const told = async () => overwrittenFrames(database.sql, [before])
  expect(await told()).toEqual([])
  await publish('navigation', ({ footer }: { footer: object }) => ({ footer: { ...footer, promise: 'Hyvää ruokaa' } }))
  await publish('texts', ({ consent }: { consent: object }) => ({ consent: { ...consent, title: 'Omat evästeet' } }))
  const [after] = await exported()
  expect(after?.navigation?.footer.promise).toBe('Hyvää ruokaa')
  expect(after?.texts).toEqual({ consent: { title: 'Omat evästeet' } })
  expect(await told()).toEqual([expect.stringMatching(/^kuluttaja fi navigation \(Elli, .*\): footer\.promise$/)])
  const withTexts = [{ ...before, texts: { consent: { title: 'Toiset' } } }]
  expect(await overwrittenFrames(database.sql, withTexts)).toContainEqual(
    expect.stringMatching(/^kuluttaja fi texts \(Elli, .*\): consent\.title$/),
  )
  expect(after && (await overwrittenFrames(database.sql, [after]))).toEqual([])
  await saveNavigation(contentOf(database.sql).navigation, aNavigation())
  expect(await told()).toEqual([])
})
