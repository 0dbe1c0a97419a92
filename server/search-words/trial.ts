import type { Given } from '#contract/calls/call.ts'
import type { TrialResults, tryChange } from '#contract/office/searches/trial.ts'
import type { Language } from '#contract/site.ts'
import { addDays } from '#contract/values/days.ts'
import { questionKey } from '#search/language/question-key.ts'
import type { AddedWords } from '#search/thesaurus/added-words.ts'
import { promotedPages } from './change-promotions.ts'
import { tidied } from './change-synonyms.ts'
import { addedBy } from './search-words.ts'
import type { WordNeeds } from './word-needs.ts'

/** As long as questions are kept. */
export const QUESTION_DAYS = 90
/** Of the questions asked most, and of those that would change. */
const MOST_TRIED = 100
const MOST_SHOWN = 10

const SHOWN_RESULTS = 10
/** Visitors look at the first results: a change further down is none. */
const LOOKED_AT = 5

type Place = { site: string; language: Language }
type Hit = Omit<TrialResults['hits'][number], 'isPromoted'>

/** The running search. `added`: instead of the words that staff have added. */
export type TriedSearch = {
  ask: (
    question: Place & { q: string; count: number; promoted: readonly number[]; added?: readonly AddedWords[] },
  ) => Promise<{ ids: number[]; totalCount: number }>
  show: (ids: readonly number[]) => Promise<Hit[]>
  /** What comes first for a question now. */
  promoted: (question: Place & { q: string }) => readonly number[]
}

export type TrialNeeds = Pick<WordNeeds, 'reading'> & {
  search: TriedSearch
  askedMost: (of: Place & { from: string; limit: number }) => Promise<{ question: string; asked: number }[]>
  today: () => string
}

/** What the searches go by. */
type Decided = { added?: readonly AddedWords[]; promoted: (q: string) => readonly number[] }
type Body = Given<typeof tryChange>['body']

/** The results of a question, or of those asked most, before and after a change: from the running index, with the change in memory alone. */
export async function tryWords(needs: TrialNeeds, { site, language, q, change }: Body) {
  const place = { site, language }
  const before: Decided = { promoted: (asked) => needs.search.promoted({ ...place, q: asked }) }
  const after = await changedBy(needs, place, change, before)
  const both = async (asked: string) => ({
    before: await resultsOf(needs, place, asked, before),
    after: await resultsOf(needs, place, asked, after),
  })
  if (q !== undefined) return { questions: [{ q, asked: null, ...(await both(q)) }], tried: 1 }
  const most = await needs.askedMost({ ...place, from: addDays(needs.today(), -QUESTION_DAYS), limit: MOST_TRIED })
  const questions = []
  for (const { question, asked } of most) {
    // Visitors' questions come between.
    await new Promise((resolve) => setImmediate(resolve))
    const [was, is] = [await firstOf(needs, place, question, before), await firstOf(needs, place, question, after)]
    if (was === is) continue
    questions.push({ q: question, asked, ...(await both(question)) })
    if (questions.length === MOST_SHOWN) break
  }
  return { questions, tried: most.length }
}

async function firstOf(
  { search }: TrialNeeds,
  place: Place,
  q: string,
  { promoted, ...decided }: Decided,
): Promise<string> {
  const { ids } = await search.ask({ ...place, ...decided, q, count: LOOKED_AT, promoted: promoted(q) })
  return ids.join(' ')
}

async function resultsOf(
  { search }: TrialNeeds,
  place: Place,
  q: string,
  { promoted, ...decided }: Decided,
): Promise<TrialResults> {
  const first = promoted(q)
  const { ids, totalCount } = await search.ask({ ...place, ...decided, q, count: SHOWN_RESULTS, promoted: first })
  const hits = (await search.show(ids)).map((hit) => ({ ...hit, isPromoted: first.includes(hit.id) }))
  return { hits, totalCount }
}

/** What the searches would go by after the change. */
async function changedBy(needs: TrialNeeds, place: Place, change: Body['change'], before: Decided): Promise<Decided> {
  const { words, pages } = needs.reading
  if (change?.kind === 'synonym') {
    const others = (await words.synonyms()).filter(({ id }) => id !== change.id)
    const own = change.words ? [tidied(change.words)] : []
    return { ...before, added: [...others, ...own].map(addedBy) }
  }
  if (change?.kind !== 'promotion') return before
  const known = (await words.promotions()).find(({ id }) => id === change.id)
  const { promotion } = change
  const found = promotion ? await promotedPages(pages, promotion, known) : undefined
  const ids = found?.ok ? found.value.map(({ id }) => id) : []
  const isHere = (each: Place | null | undefined) => each?.site === place.site && each.language === place.language
  const key = promotion && isHere(promotion) ? questionKey(promotion.question, place.language) : undefined
  const was = isHere(known) ? known?.key : undefined
  const isRunning = promotion !== null && (promotion.until === null || promotion.until >= needs.today())
  return {
    ...before,
    promoted: (q) => {
      const asked = questionKey(q, place.language)
      if (asked === key) return isRunning ? ids : []
      return asked === was ? [] : before.promoted(q)
    },
  }
}
