import { expect, it } from 'vitest'
import { Slices } from '#search/arrays/slices.ts'
import { validDocuments } from '#search/document.ts'
import { generatedDocument, generatedFacets, generatedQuery } from './generated-documents.ts'

const made = Array.from({ length: 500 }, (_, number) => generatedDocument(number))

it('makes documents that search takes, each with its own id', async () => {
  const fail = (error: unknown) => expect.unreachable(String(error))
  let sound = 0
  for await (const batch of validDocuments(made, fail, () => 100, new Slices())) sound += batch.length
  expect([sound, new Set(made.map(({ id }) => id)).size]).toEqual([500, 500])
})

it('makes the same document and query for the same number', () => {
  expect(generatedDocument(42)).toEqual(made[42])
  expect(generatedQuery(42)).toBe(generatedQuery(42))
})

it('uses inflected forms, compounds and tags of every category', () => {
  const text = made.map(({ title, teaser, text }) => `${title} ${teaser} ${text}`.toLowerCase()).join(' ')
  const words = new Set(text.split(/[ .]+/))
  const used = ['makkara', 'makkaraksi', 'keitosta', 'tomaatteja', 'keittiöitä'].filter((word) => words.has(word))
  expect(used).toHaveLength(5)
  expect([...words].some((word) => /^.{4,}keitto$/.test(word))).toBe(true)
  const tags = new Set(made.flatMap(({ facetTags }) => facetTags))
  expect(generatedFacets.every(({ tagIds }) => tagIds.some((tag) => tags.has(tag)))).toBe(true)
})
