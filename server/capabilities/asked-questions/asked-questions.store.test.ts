import { expect, it } from 'vitest'
import { askedQuestions } from '#server/db/schema/asked-questions.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { askedQuestionStore } from './asked-questions.store.ts'
import type { Counted } from './question-recorder.ts'

const MONDAY = '2026-11-16'
const counted = (question: string, counts: Partial<Counted> = {}): Counted => ({
  site: 'kuluttaja',
  language: 'fi',
  question,
  asked: 1,
  unanswered: 0,
  opened: 0,
  ...counts,
})

it('lists what was asked and not found, and what was found and not opened, by how often', async () => {
  const { sql } = await freshDatabase()
  const store = askedQuestionStore(sql)
  await store.add(MONDAY, [
    counted('halal', { asked: 2, unanswered: 2 }),
    counted('nakki', { asked: 3 }),
    counted('kinkku'),
  ])
  await store.add(MONDAY, [
    counted('halal', { unanswered: 1 }),
    counted('kinkku'),
    counted('kinkku', { asked: 0, opened: 1 }),
  ])
  await store.add('2026-11-23', [counted('halal', { asked: 4, unanswered: 4 }), counted('kerran', { unanswered: 1 })])
  await store.add(MONDAY, [counted('muualla', { site: 'deli', asked: 5, unanswered: 5 })])
  const failing = async (kind: 'unanswered' | 'unopened', least: number) =>
    (await store.failing({ site: 'kuluttaja', since: '2026-08-20', kind, least })).map(({ question, asked }) => [
      question,
      asked,
    ])
  expect(await failing('unanswered', 2)).toEqual([['halal', 7]])
  expect(await failing('unanswered', 1)).toEqual([
    ['halal', 7],
    ['kerran', 1],
  ])
  expect(await failing('unopened', 2)).toEqual([['nakki', 3]])
})

it('counts an opened result only of a question that was asked', async () => {
  const { sql } = await freshDatabase()
  await askedQuestionStore(sql).add(MONDAY, [counted('keksitty', { asked: 0, opened: 1 })])
  expect(await sql.select().from(askedQuestions)).toEqual([])
})

it('keeps of a week what was asked most, however many questions come', async () => {
  const { sql } = await freshDatabase()
  const store = askedQuestionStore(sql)
  await store.add(MONDAY, [counted('usein', { asked: 9 }), counted('myös usein', { asked: 8 })], 3)
  await store.add(
    MONDAY,
    Array.from({ length: 50 }, (_, at) => counted(`tulva ${at}`)),
    3,
  )
  const kept = (await sql.select().from(askedQuestions)).map(({ question }) => question)
  expect(kept).toHaveLength(3)
  expect(kept).toEqual(expect.arrayContaining(['usein', 'myös usein']))
})

it('forgets weeks that began before a day', async () => {
  const { sql } = await freshDatabase()
  const store = askedQuestionStore(sql)
  await store.add('2026-08-17', [counted('vanha')])
  await store.add('2026-08-24', [counted('uusi')])
  await store.forgetBefore('2026-08-20')
  expect((await sql.select().from(askedQuestions)).map(({ question }) => question)).toEqual(['uusi'])
})
