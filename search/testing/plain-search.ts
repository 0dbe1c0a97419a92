import type { SearchDocument } from '#search/document.ts'
import { FEW, MOST_SHARE } from '#search/finding/search.ts'
import { NUMBER_WEIGHT } from '#search/finding/weighed-slots.ts'
import { analyserFor, folded, tokens, type Vocabulary } from '#search/language/language.ts'
import { guessesOf, isSpelledRight, type Spellings } from '#search/query/guesses.ts'
import { LONG_CODE } from '#search/query/read-query.ts'
import type { Slot } from '#search/query/slots.ts'
import { understand } from '#search/query/understand.ts'
import type { FacetCount, SearchQuery } from '#search/search-query.ts'
import { Meanings } from '#search/thesaurus/meanings.ts'
import { noThesaurus } from '#search/thesaurus/thesaurus.ts'

/**
 * The same search, written as plainly as it can be, to compare the index with: it looks at every document for every query.
 * `knownDocuments` have the words that compounds may be made of. It is without synonyms. What words are worth is not written a second
 * time: `isWeak` says that those with all words have them only here and there, so that those with most are found, too.
 */
export function plainSearch(
  documents: readonly SearchDocument[],
  query: SearchQuery,
  knownDocuments: readonly SearchDocument[],
  isWeak = false,
): { ids: number[]; totalCount: number; facets: FacetCount[]; match: 'all' | 'most' } {
  const inScope = documents.filter(({ site, language }) => site === query.site && language === query.language)
  const { matching, match } = query.q.trim() === '' ? { matching: inScope, match: 'all' as const } : matchesOf()
  const found = matching.filter((document) => passesFilters(document, query) && fitsFacets(document, query, undefined))
  found.sort((one, other) => compare(one, other, query))
  return {
    ids: found.slice(query.from, query.from + query.count).map(({ id }) => id),
    totalCount: found.length,
    match,
    facets: query.facetCategories.map(({ id, tagIds }) => {
      const counted = matching.filter((each) => passesFilters(each, query) && fitsFacets(each, query, id))
      const tags = tagIds.map((tag) => ({
        id: tag,
        count: counted.filter(({ facetTags }) => facetTags.includes(tag)).length,
        selected: query.facetTags.includes(tag),
      }))
      return { id, tags }
    }),
  }

  function matchesOf(): { matching: SearchDocument[]; match: 'all' | 'most' } {
    const known = knownIn(knownDocuments.filter(({ language }) => language === query.language))
    const reading = { language: query.language, meanings: new Meanings(query.language, noThesaurus), known }
    const asTyped = understand(query.q, reading)
    const wrong = asTyped.words.filter((word) =>
      asTyped.slots.some((slot) => slot.typed.includes(word.whole) && !inScope.some(testOf(slot, inScope, known))),
    )
    const guesses = wrong
      .slice(0, 4)
      .filter((word) => !isSpelledRight(word, reading))
      .map((word) => {
        const isLast = word.isLast && asTyped.words.length === 1
        return [word.whole, guessesOf(spellingsOf(inScope, known), { ...word, isLast }, reading)] as const
      })
      .filter(([, some]) => some.length > 0)
    const corrected = new Map(guesses.map(([typed, some]) => [typed, some.map(({ form }) => form)]))
    const isCode = (slot: Slot) =>
      LONG_CODE.test(slot.typed[0] ?? '') && inScope.some(testOf({ ...slot, prefix: undefined }, inScope, known))
    const codes = asTyped.slots.filter(isCode)
    const slots = codes.length > 0 ? codes : understand(query.q, reading, corrected).slots
    const tests = slots.map((slot) => testOf(slot, inScope, known))
    const passing = inScope.filter((document) => passesFilters(document, query))
    const had = (document: SearchDocument) => tests.filter((test) => test(document)).length
    const full = passing.filter((each) => tests.length > 0 && had(each) === tests.length)
    const isFull = !isWeak && full.length > 0
    if (tests.length < 2 || (isFull && (full.length >= FEW || query.sortOrder !== 0))) {
      return { matching: full, match: 'all' }
    }
    const share = (document: SearchDocument) =>
      slots.reduce((sum, slot, at) => {
        return tests[at]?.(document) ? sum + shareOf(slot, slots) : sum
      }, 0)
    const whole = slots.reduce((sum, slot) => sum + shareOf(slot, slots), 0)
    const best = Math.max(0, ...passing.map(share))
    if (best === 0) return { matching: [], match: 'all' }
    return {
      matching: passing.filter((each) => share(each) >= Math.min(best, MOST_SHARE * whole) - 1e-9),
      match: isFull ? 'all' : 'most',
    }
  }
}

/** How much of the query a slot is. */
function shareOf({ typed: [typed = '', ...more] }: Slot, slots: readonly Slot[]): number {
  const weight = slots.length > 1 && /\d/.test(typed) ? NUMBER_WEIGHT : 1
  return (weight * (1 + more.length)) / slots.filter((other) => other.typed[0] === typed).length
}

const wordsOf = ({ title, teaser, text, codes }: SearchDocument) =>
  tokens([title, teaser, text, ...codes, ...codes.map((code) => code.replace(/[^\p{L}\p{N}]/gu, ''))].join(' \n '))

const titleOf = ({ title, codes }: SearchDocument) => tokens([title, ...codes].join(' \n '))

function knownIn(documents: readonly SearchDocument[]): Vocabulary {
  return new Set(
    documents.flatMap((document) =>
      wordsOf(document).flatMap((word) => [folded(word), ...analyserFor(document.language).keysOf(word)]),
    ),
  )
}

/** The forms by which a word of a document is found. */
function formsOf(word: string, { language }: SearchDocument, known: Vocabulary) {
  const analyser = analyserFor(language)
  const isCompound = word.length > 4 && !/\d/.test(word)
  const splits = isCompound ? analyser.compoundSplits(word, known) : []
  return {
    own: new Set([folded(word), ...analyser.keysOf(word)]),
    firsts: new Set(splits.flatMap(({ first }) => first)),
    lasts: new Set(splits.map(({ last }) => last)),
  }
}

/** Whether a document has what a slot asks for. The sides of a compound may stand apart anywhere only if nothing has it whole. */
function testOf(slot: Slot, inScope: readonly SearchDocument[], known: Vocabulary) {
  const means = (document: SearchDocument) => (word: string) => {
    const { own, firsts, lasts } = formsOf(word, document, known)
    return (
      slot.lookups.some(({ keys }) => keys.some((key) => own.has(key) || firsts.has(key) || lasts.has(key))) ||
      slot.compounds.some((each) => anyOf(each.firsts, firsts) && anyOf(each.lasts, lasts)) ||
      (slot.prefix !== undefined && isLonger(slot.prefix, word, document))
    )
  }
  const isLonger = (prefix: string, word: string, document: SearchDocument) =>
    folded(word).startsWith(prefix) || [...formsOf(word, document, known).lasts].some((part) => part.startsWith(prefix))
  const isWhole = (document: SearchDocument) => wordsOf(document).some(means(document))
  const apart = (document: SearchDocument, words: readonly string[]) =>
    words.some((word) => {
      const { own, lasts } = formsOf(word, document, known)
      return slot.apart.some((key) => own.has(key) || lasts.has(key))
    })
  const isFound = inScope.some(isWhole)
  return (document: SearchDocument): boolean =>
    isWhole(document) || apart(document, isFound ? titleOf(document) : wordsOf(document))
}

const anyOf = (some: ReadonlySet<string>, others: ReadonlySet<string>) => [...some].some((each) => others.has(each))

/** The forms that are words, or ends of words, of these documents, and how many documents have each. */
function spellingsOf(documents: readonly SearchDocument[], known: Vocabulary): Spellings {
  const often = new Map<string, number>()
  const spelled = new Set<string>()
  for (const document of documents) {
    for (const word of new Set(wordsOf(document))) {
      const { own, lasts } = formsOf(word, document, known)
      for (const form of own) often.set(form, (often.get(form) ?? 0) + 1)
      for (const form of lasts) often.set(form, (often.get(form) ?? 0) + 1)
      for (const form of [folded(word), ...lasts]) spelled.add(form)
    }
  }
  return {
    *like(_, __, fits) {
      for (const [form, count] of often) {
        if (spelled.has(form) && !/\d/.test(form) && fits(form)) yield { form, shown: form, often: count }
      }
    },
  }
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
