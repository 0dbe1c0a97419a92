import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeForm } from '#server/office/editor/describe-form.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { sites } from '#sites/all.ts'
import { frameActions } from './frame-actions.ts'
import { navigationPart } from './navigation-part.ts'
import { taxonomyPart } from './taxonomy-part.ts'
import { textsPart } from './texts-part.ts'

const place = { site: 'kuluttaja', language: 'fi' } as const

it('OF-34: of those who publish at the same time one does, and the others are told', async () => {
  const database = await freshDatabase()
  const findSite = (id: string) => sites.find((site) => site.id === id)
  const texts = textsPart(describeForm, findSite)
  const parts = {
    navigation: navigationPart(describeForm),
    taxonomy: taxonomyPart({ describeForm, itemForms: () => ({}), schemaOf: () => undefined }),
    texts: {
      ...texts,
      // The others come between reading and writing, if nothing keeps them away.
      find: async (...given: Parameters<typeof texts.find>) => {
        const found = await texts.find(...given)
        await given[0].execute(sql`select pg_sleep(0.3)`)
        return found
      },
    },
  }
  const actions = frameActions({ database, findSite, origins: new Map(), parts, waitingOf: async () => [] })
  const { content, seen } = await actions.show('texts', place)
  const publish = (title: string) => {
    const consent = { ...(content.consent as object), title }
    const given = { part: 'texts' as const, place, seen, content: { ...content, consent }, note: '', moves: [] }
    return actions.publish({ id: 'e', name: title }, given)
  }
  const answers = await Promise.all(['A', 'B', 'C', 'D'].map(publish))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(answers.flatMap((answer) => (answer.ok ? [] : [answer.code]))).toEqual(Array(3).fill('CHANGED_MEANWHILE'))
  const { rows } = await actions.listVersions('texts', place, undefined)
  expect(rows.map(({ number, kind }) => [number, kind])).toEqual([
    [2, 'published'],
    [1, 'import'],
  ])
})
