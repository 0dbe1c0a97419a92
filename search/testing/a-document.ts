import type { SearchDocument } from '#search/document.ts'
import type { SearchQuery } from '#search/search-query.ts'

export const aDocument = (id: number, changes: Partial<SearchDocument> = {}): SearchDocument => ({
  id,
  site: 'kuluttaja',
  language: 'fi',
  title: 'Otsikko',
  teaser: '',
  text: '',
  contentGroup: 4,
  categories: [],
  facetTags: [],
  publishDate: '2026-11-01',
  likeCount: 0,
  codes: [],
  ...changes,
})

export const aQuestion = (q: string, changes: Partial<SearchQuery> = {}): SearchQuery => ({
  site: 'kuluttaja',
  language: 'fi',
  q,
  contentGroup: 0,
  matchAnyCategoryIds: [],
  matchAllCategoryIds: [],
  authors: [],
  searchEquipments: false,
  facetTags: [],
  facetCategories: [],
  sortOrder: 0,
  from: 0,
  count: 100,
  ...changes,
})
