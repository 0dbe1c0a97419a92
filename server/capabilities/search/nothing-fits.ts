import type { NothingFits } from '#contract/search/search.ts'
import type { Language } from '#contract/site.ts'
import { tokens } from '#search/language/language.ts'
import type { SearchResult } from '#search/search-query.ts'
import type { AnswerNeeds } from './answers/answers.ts'
import type { ShowNeeds } from './shown-hits.ts'

type Place = { site: string; language: Language }
type SearchNeeds = Pick<AnswerNeeds, 'answers' | 'findPages'> & Pick<ShowNeeds, 'hrefOf' | 'categoryOf'>

/** The forms with which one can ask, those first that are for everybody. */
const askingForms = [
  'contact-form',
  'brand-contact-form',
  'expert-question-form',
  'export-contact-form',
  'question-form',
]
/** Of a longer question no word is left out: each is a search. */
const MOST_WORDS = 6
const MOST_SHOWN = 12

type Found = Pick<SearchResult, 'ids' | 'totalCount' | 'match'>
type Asked = {
  q: string
  /** Searches for other words in the same way. */
  findAgain: (q: string) => Promise<Found>
  facts: SearchResult['facts']
}

/** What a page says where a question found nothing: what was searched for, what one word less finds, and where to ask. */
export async function nothingFits(needs: SearchNeeds, place: Place, asked: Asked): Promise<NothingFits> {
  const nearest = await nearestQuestion(needs, place, asked)
  const contact = contactAddress(needs, place, asked.q)
  const named = new Set(asked.facts.flatMap(({ typed }) => tokens(typed)))
  return {
    // Limits are shown as chips.
    words: tokens(asked.q)
      .filter((word) => !named.has(word))
      .slice(0, MOST_SHOWN),
    ...(nearest ? { nearest } : {}),
    ...(contact ? { contact } : {}),
  }
}

async function nearestQuestion(needs: SearchNeeds, { language }: Place, { q, facts, findAgain }: Asked) {
  const shorter = [...facts.map(({ typed, without }) => ({ q: without, dropped: typed })), ...oneWordLess(q)]
  const found = await Promise.all(
    shorter.filter((each) => each.q !== '').map(async (each) => ({ ...each, ...(await findAgain(each.q)) })),
  )
  const [best] = found.filter(({ totalCount }) => totalCount > 0).toSorted(nearer)
  if (!best) return undefined
  const [page] = await needs.findPages(best.ids.slice(0, 1))
  const { dropped, totalCount } = best
  return { q: best.q, dropped, totalCount, ...(page ? { category: needs.categoryOf(page.type, language) } : {}) }
}

function oneWordLess(q: string): { q: string; dropped: string }[] {
  const words = q.trim().split(/\s+/)
  if (words.length < 2 || words.length > MOST_WORDS) return []
  return words.map((dropped, at) => ({ dropped, q: words.toSpliced(at, 1).join(' ') }))
}

/** What has all words is nearer than what has most; then what has fewer results. */
function nearer(one: Found, other: Found): number {
  const missing = Number(one.match === 'most') - Number(other.match === 'most')
  return missing === 0 ? one.totalCount - other.totalCount : missing
}

function contactAddress({ answers, hrefOf }: SearchNeeds, { site, language }: Place, q: string): string | undefined {
  const form = answers.sectionWith(site, language, askingForms)
  if (!form) return undefined
  const { page, fact } = form
  return `${hrefOf(page)}?message=${encodeURIComponent(q.trim())}${fact.anchor ? `#${fact.anchor}` : ''}`
}
