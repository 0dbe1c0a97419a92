import type { SearchDocument } from '#server/search-engine/index/document.ts'
import type { FacetCount, SearchQuery } from '#server/search-engine/index/search-query.ts'
import { analyserFor, folded, isTypingError, tokens } from '#server/search-engine/language/language.ts'

/**
 * The same search, written as plainly as it can be, to compare the index with: it looks at every document for every query.
 * `knownDocuments` have the words that compounds may be made of.
 */
export function plainSearch(
  documents: readonly SearchDocument[],
  query: SearchQuery,
  knownDocuments: readonly SearchDocument[],
): { ids: number[]; totalCount: number; facets: FacetCount[] } {
  const inScope = documents.filter(({ site, language }) => site === query.site && language === query.language)
  const known = new Set(
    knownDocuments
      .filter(({ language }) => language === query.language)
      .flatMap(wordsOf)
      .flatMap((word) => [folded(word), ...analyserFor(query.language).keysOf(word)]),
  )
  const asked = [...new Set(tokens(query.q).map(folded))].filter((word) => word !== '')
  const lastAsked = asked.at(-1)
  // The place of a repeated word is its last.
  const last =
    tokens(query.q)
      .map(folded)
      .findLast((word) => word !== '') ?? lastAsked
  const tests = asked.map((typed) => {
    const means = (word: string) => isSame(query, typed, word, known) || (typed === last && isLonger(typed, word))
    const isFound = inScope.some((document) => wordsOf(document).some(means))
    const test = isFound ? means : (word: string) => isMistyped(query, typed, word)
    return (document: SearchDocument) => wordsOf(document).some(test)
  })
  const hasWords = query.q.trim() === '' || asked.length > 0
  const matching = inScope.filter(
    (document) => hasWords && tests.every((test) => test(document)) && passesFilters(document, query),
  )
  const found = matching.filter((document) => fitsFacets(document, query, undefined))
  found.sort((one, other) => compare(one, other, query))
  return {
    ids: found.slice(query.from, query.from + query.count).map(({ id }) => id),
    totalCount: found.length,
    facets: query.facetCategories.map(({ id, tagIds }) => {
      const counted = matching.filter((document) => fitsFacets(document, query, id))
      const tags = tagIds.map((tag) => ({
        id: tag,
        count: counted.filter(({ facetTags }) => facetTags.includes(tag)).length,
        selected: query.facetTags.includes(tag),
      }))
      return { id, tags }
    }),
  }
}

const wordsOf = ({ title, teaser, text, codes }: SearchDocument) =>
  tokens([title, teaser, text, ...codes, ...codes.map((code) => code.replace(/[^\p{L}\p{N}]/gu, ''))].join(' \n '))

function isSame({ language, q }: SearchQuery, typed: string, word: string, known: ReadonlySet<string>): boolean {
  const analyser = analyserFor(language)
  const asked = [
    typed,
    ...tokens(q)
      .filter((each) => folded(each) === typed && !/\d/.test(each))
      .flatMap((each) => analyser.queryKeysOf(each)),
  ]
  const forms = [folded(word), ...analyser.keysOf(word)]
  if (forms.some((form) => asked.includes(form))) return true
  if (/\d/.test(word)) return false
  const long = asked.filter((each) => each.length >= 4 && !/\d/.test(each))
  if (forms.some((form) => long.some((each) => form.endsWith(each)))) return true
  return word.length > 4 && analyser.compoundParts(word, known).some((part) => asked.includes(part))
}

const isLonger = (typed: string, word: string) => typed.length >= 3 && folded(word).startsWith(typed)

function isMistyped({ language }: SearchQuery, typed: string, word: string): boolean {
  if (/\d/.test(typed) || /\d/.test(word)) return false
  return [folded(word), ...analyserFor(language).keysOf(word)].some((form) => isTypingError(typed, form))
}

function passesFilters(document: SearchDocument, query: SearchQuery): boolean {
  const { contentGroup, productGroup, matchAnyCategoryIds: any, matchAllCategoryIds: all, authors } = query
  return (
    (contentGroup === 0 || document.contentGroup === contentGroup) &&
    (productGroup === undefined || document.productGroup === productGroup) &&
    (any.length === 0 || any.some((category) => document.categories.includes(category))) &&
    all.every((category) => document.categories.includes(category)) &&
    (authors.length === 0 || authors.includes(document.author ?? '')) &&
    (!query.searchEquipments || document.equipment === true)
  )
}

function fitsFacets({ facetTags }: SearchDocument, query: SearchQuery, except: number | undefined): boolean {
  const named = new Set(query.facetCategories.flatMap(({ tagIds }) => tagIds))
  const groups = [
    ...query.facetCategories.filter(({ id }) => id !== except).map(({ tagIds }) => tagIds),
    query.facetTags.filter((tag) => !named.has(tag)),
  ]
  return groups.every((group) => {
    const chosen = query.facetTags.filter((tag) => group.includes(tag))
    return chosen.length === 0 || chosen.some((tag) => facetTags.includes(tag))
  })
}

/** Relevance is not written a second time: those queries are compared without order. */
function compare(one: SearchDocument, other: SearchDocument, { sortOrder, q, language }: SearchQuery): number {
  const locale = { fi: 'fi', en: 'en', se: 'sv', de: 'de' }[language]
  const byTitle = () => one.title.localeCompare(other.title, locale) || one.id - other.id
  const byPrice = (sign: number) => {
    if (one.price === undefined || other.price === undefined)
      return Number(one.price === undefined) - Number(other.price === undefined)
    return sign * (one.price - other.price)
  }
  const newest = () => Date.parse(other.publishDate) - Date.parse(one.publishDate)
  const first = [
    () => (q.trim() === '' ? newest() : 0),
    () => 0,
    newest,
    () => other.likeCount - one.likeCount,
    () => byPrice(1),
    () => byPrice(-1),
  ][sortOrder] as () => number
  return first() || byTitle()
}
