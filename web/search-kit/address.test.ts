import { describe, expect, it } from 'vitest'
import { queryOf, readState } from './address.ts'
import { choose, isAsked, type SearchDefaults, stateOf, toggled } from './search-state.ts'

const defaults: SearchDefaults = {
  pageSize: 12,
  language: 'fi',
  contentGroup: 1,
  matchAnyCategoryIds: [],
  sortOrder: 0,
  hideResults: false,
}
const read = (query: string, own = defaults) => readState(query, own)
const write = (query: string, own = defaults) => queryOf(read(query, own), own, query)

describe('the address', () => {
  it('SE-17 carries every parameter of a search', () => {
    const all =
      '?q=kana&page=3&pageSize=24&language=en&contentGroup=2&productGroup=101&facetTags=201%2C202&matchAnyCategoryIds=7&matchAllCategoryIds=8&authors=Aino&maxMinutes=30&maxPrice=15&people=4&freeOf=milk%2Cegg&sortOrder=2&hideResults=true&skipPagination=true&searchEquipments=true'
    expect(read(all)).toEqual({
      q: 'kana',
      page: 3,
      pageSize: 24,
      language: 'en',
      contentGroup: 2,
      productGroup: 101,
      facetTags: [201, 202],
      matchAnyCategoryIds: [7],
      matchAllCategoryIds: [8],
      authors: ['Aino'],
      maxMinutes: 30,
      maxPrice: 15,
      people: 4,
      freeOf: ['milk', 'egg'],
      sortOrder: 2,
      hideResults: true,
      skipPagination: true,
      searchEquipments: true,
      groupNamed: true,
    })
    const withOrder = [...new URLSearchParams(write(all))].sort()
    expect(withOrder).toEqual([...new URLSearchParams(all)].sort())
  })

  it.each([
    '?q=&page=1',
    '?pageSize=12&language=fi&q=+',
    '?sortOrder=0&skipPagination=false&matchAnyCategoryIds=',
    '?page=0&pageSize=101&sortOrder=6&contentGroup=9&productGroup=x',
  ])('SE-17 leaves out empty values, defaults and what is invalid: %s', (query) => expect(write(query)).toBe(''))

  it('SE-17 leaves out the content group of the widget once there is a question', () => {
    expect(write('?contentGroup=1&q=kana')).toBe('?q=kana')
    expect(write('?contentGroup=0&q=kana')).toBe('?q=kana&contentGroup=0')
    expect(write('?contentGroup=1&q=kana', { ...defaults, contentGroup: 0 })).toBe('?q=kana&contentGroup=1')
  })

  it('SE-17 leaves out the categories that the widget is about', () => {
    const own = { ...defaults, matchAnyCategoryIds: [5, 9] }
    expect(write('?matchAnyCategoryIds=9,5,9', own)).toBe('')
    expect(write('?matchAnyCategoryIds=5', own)).toBe('?matchAnyCategoryIds=5')
  })

  it('SE-17 keeps the parameters of others, and reads currentPage as page', () => {
    expect(write('?containerPage=x&utm_source=mail&q=kana')).toBe('?containerPage=x&utm_source=mail&q=kana')
    expect(read('?currentPage=4').page).toBe(4)
    expect(write('?currentPage=4')).toBe('?page=4')
  })

  it('SE-15 ignores all facets if the first is not positive, and single ones that are no numbers', () => {
    for (const text of ['0,5', '-1,5', 'x,5', ',5', '1.5,5']) expect(read(`?facetTags=${text}`).facetTags).toEqual([])
    expect(read('?facetTags=5,x,9,5').facetTags).toEqual([5, 9])
    const many = Array.from({ length: 80 }, (_, at) => at + 1)
    expect(read(`?facetTags=${many}`).facetTags).toHaveLength(50)
  })

  it('reads the repeated lists of a form without scripts', () => {
    expect(read('?facetTags=9&facetTags=5').facetTags).toEqual([5, 9])
  })

  it('keeps a question that is too long, so that it can be explained', () => {
    const long = 'x'.repeat(500)
    expect(read(`?q=${long}`).q).toBe(long)
    expect(read(`?q=${'x'.repeat(9000)}`).q).toHaveLength(2000)
  })
})

describe('a choice', () => {
  it('SE-18 begins on page 1', () => {
    expect(choose(read('?q=a&page=5&facetTags=3'), { facetTags: [] }, defaults)).toMatchObject({ page: 1, q: 'a' })
  })

  it('of a content group asks for all of it, be it the widget’s own', () => {
    const hidden = { ...defaults, hideResults: true }
    expect(isAsked(read('', hidden), hidden)).toBe(false)
    expect(isAsked(choose(read('', hidden), { contentGroup: 1 }, hidden), hidden)).toBe(true)
    expect(queryOf(choose(read('', hidden), { contentGroup: 1 }, hidden), hidden)).toBe('?contentGroup=1')
  })

  it('of a tag widens, and a second one takes it back', () => {
    expect(toggled([1, 5], 3)).toEqual([1, 3, 5])
    expect(toggled([1, 3, 5], 3)).toEqual([1, 5])
  })
})

it('SE-27 counts query, group, tags, categories and authors as asked, not the defaults', () => {
  const own = { ...defaults, matchAnyCategoryIds: [4] }
  const asked = (query: string) => isAsked(read(query, own), own)
  for (const query of [
    '?q=a',
    '?productGroup=1',
    '?facetTags=1',
    '?matchAnyCategoryIds=5',
    '?authors=A',
    '?contentGroup=2',
  ])
    expect([query, asked(query)]).toEqual([query, true])
  for (const query of ['', '?page=2', '?sortOrder=2', '?pageSize=3', '?matchAnyCategoryIds=4'])
    expect([query, asked(query)]).toEqual([query, false])
})

it('has a state for an address without parameters', () => {
  expect(stateOf({}, defaults)).toMatchObject({ q: '', page: 1, facetTags: [], groupNamed: false, ...defaults })
})
