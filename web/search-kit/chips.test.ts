import { expect, it } from 'vitest'
import { searchTexts } from '#web/messages/search/search.texts.ts'
import { textsOf } from '#web/messages/texts.ts'
import { chipsOf } from './chips.tsx'
import { type SearchDefaults, stateOf } from './search-state.ts'

const texts = textsOf('en', searchTexts)
const defaults: SearchDefaults = {
  pageSize: 10,
  language: 'en',
  contentGroup: 1,
  matchAnyCategoryIds: [],
  sortOrder: 0,
  hideResults: false,
}
const tag = (id: number, name: string) => ({ id, name, count: 1, selected: true, display: true })
const results = {
  productGroups: [{ key: 101, value: 'Pork', count: 2 }],
  facets: [{ id: 200, name: 'Meat', facetTags: [tag(201, 'Beef'), tag(202, 'Pork')] }],
  categories: [],
}
const namesOf = (facetTags: number[]) =>
  chipsOf({
    ...({ results, config: { defaults, categories: true } } as never as Parameters<typeof chipsOf>[0]),
    state: stateOf({ productGroup: 101, facetTags }, defaults),
    texts,
  }).map(({ name }) => name)

it('two chips of the same name say which filter they are', () =>
  expect(namesOf([201, 202])).toEqual(['Product group: Pork', 'Beef', 'Meat: Pork']))

it('a chip whose name is its own says no more', () => expect(namesOf([201])).toEqual(['Pork', 'Beef']))
