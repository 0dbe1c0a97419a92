import { LIST_PAGE_SIZE } from '#contract/office/list.ts'
import * as promotions from '#contract/office/searches/promotions.ts'
import { type AskedQuestion, listAskedQuestions } from '#contract/office/searches/questions.ts'
import * as synonyms from '#contract/office/searches/synonyms.ts'
import type * as shown from '#contract/office/searches/words.ts'
import type { Language } from '#contract/site.ts'
import { addDays } from '#contract/values/days.ts'
import { accepted } from '#contract/values/outcome.ts'
import { type Person, seenSites } from '#server/edited-pages/may.ts'
import { type ServedCall, served } from '#server/http/calls/served.ts'
import { addPromotion, changePromotion, removePromotion } from '#server/search-words/change-promotions.ts'
import { addSynonym, changeSynonym, removeSynonym } from '#server/search-words/change-synonyms.ts'
import type { Promotion, Synonym } from '#server/search-words/search-words.store.ts'
import { QUESTION_DAYS } from '#server/search-words/trial.ts'
import type { WordNeeds } from '#server/search-words/word-needs.ts'

const WEEK_DAYS = 7

type Counted = AskedQuestion & { count: number; key: string }

/** Questions of sites (null: all) from a week on, after a place in the list. */
export type ListAsked = (of: {
  sites: readonly string[] | null
  language?: Language | undefined
  from: string
  before?: string | undefined
  kind: 'unanswered' | 'unopened' | 'all'
  text?: string | undefined
  after?: { count: number; key: string } | undefined
  limit: number
}) => Promise<Counted[]>

type Needs = WordNeeds & { asked: ListAsked; today: () => string }

/** What people searched for, and what staff have decided about it. */
export function searchesCalls({ asked, today, ...needs }: Needs): ServedCall[] {
  const { words, pages } = needs.reading
  const shownPromotions = async (found: readonly Promotion[]) => {
    const known = await pages.ofIds([...new Set(found.flatMap((each) => each.pages.map(({ id }) => id)))])
    const byId = new Map(known.map((page) => [page.id, page]))
    return found.map(
      ({ key: _, changedAt, ...promotion }): shown.Promotion => ({
        ...promotion,
        changedAt: changedAt.toISOString(),
        hasEnded: promotion.until !== null && promotion.until < today(),
        pages: promotion.pages.map((page) => ({ ...(byId.get(page.id) ?? page), isGone: !byId.has(page.id) })),
      }),
    )
  }
  const shownPromotion = async (promotion: Promotion) => (await shownPromotions([promotion]))[0] as shown.Promotion

  return [
    served(listAskedQuestions, async ({ staff, query: { after, site, week, ...query } }) => {
      const sites = sitesOf(staff, site)
      const found = await asked({
        ...query,
        sites,
        from: week ?? addDays(today(), -QUESTION_DAYS),
        ...(week ? { before: addDays(week, WEEK_DAYS) } : {}),
        after: placeOf(after),
        limit: LIST_PAGE_SIZE + 1,
      })
      const rows = found.slice(0, LIST_PAGE_SIZE)
      const last = rows.at(-1)
      return accepted({
        rows: rows.map(({ count: _count, key: _key, ...row }) => row),
        next: found.length > rows.length && last ? `${last.count} ${last.key}` : null,
      })
    }),

    served(synonyms.listSynonyms, async ({ staff, query: { after, site, language, text } }) => {
      const sites = sitesOf(staff, site)
      const wanted = text?.trim().toLowerCase()
      const fitting = (await words.synonyms())
        .filter((each) => each.site === null || sites === null || sites.includes(each.site))
        .filter((each) => language === undefined || each.language === language)
        .filter(
          ({ words: own, finds }) => !wanted || [...own, ...(finds ?? [])].join(' ').toLowerCase().includes(wanted),
        )
      const { rows, next } = partOf(fitting, after)
      return accepted({ rows: rows.map(shownSynonym), next })
    }),
    served(synonyms.addSynonym, async ({ staff, body }) => {
      const added = await addSynonym(needs, staff, body)
      return added.ok ? accepted(shownSynonym(added.value)) : added
    }),
    served(synonyms.changeSynonym, async ({ staff, params: { id }, body }) => {
      const written = await changeSynonym(needs, staff, id, body)
      return written.ok ? accepted(shownSynonym(written.value)) : written
    }),
    served(synonyms.removeSynonym, ({ staff, params: { id }, body: { version } }) =>
      removeSynonym(needs, staff, id, version),
    ),

    served(promotions.listPromotions, async ({ staff, query: { after, site, language, text } }) => {
      const sites = sitesOf(staff, site)
      const wanted = text?.trim().toLowerCase()
      const fitting = (await words.promotions())
        .filter((each) => sites === null || sites.includes(each.site))
        .filter((each) => language === undefined || each.language === language)
        .filter(({ question }) => !wanted || question.toLowerCase().includes(wanted))
      const { rows, next } = partOf(fitting, after)
      return accepted({ rows: await shownPromotions(rows), next })
    }),
    served(promotions.addPromotion, async ({ staff, body }) => {
      const added = await addPromotion(needs, staff, body)
      return added.ok ? accepted(await shownPromotion(added.value)) : added
    }),
    served(promotions.changePromotion, async ({ staff, params: { id }, body }) => {
      const written = await changePromotion(needs, staff, id, body)
      return written.ok ? accepted(await shownPromotion(written.value)) : written
    }),
    served(promotions.removePromotion, ({ staff, params: { id }, body: { version } }) =>
      removePromotion(needs, staff, id, version),
    ),
  ]
}

/** Null: all sites. */
function sitesOf(staff: Person, site: string | undefined): readonly string[] | null {
  const seen = seenSites(staff)
  if (site === undefined) return seen
  return seen === null || seen.includes(site) ? [site] : []
}

/** There are hundreds, not millions: the last changed first, from the one after a place on. */
function partOf<Row extends { id: number; changedAt: Date }>(all: readonly Row[], after: string | undefined) {
  const keyOf = ({ changedAt, id }: Row) => `${changedAt.toISOString()} ${String(id).padStart(10, '0')}`
  const rest = all
    .toSorted((one, other) => (keyOf(one) < keyOf(other) ? 1 : -1))
    .filter((row) => after === undefined || keyOf(row) < after)
  const rows = rest.slice(0, LIST_PAGE_SIZE)
  const last = rows.at(-1)
  return { rows, next: rest.length > rows.length && last ? keyOf(last) : null }
}

function placeOf(after: string | undefined): { count: number; key: string } | undefined {
  const [, count, key] = /^(\d{1,9}) (.*)$/.exec(after ?? '') ?? []
  return count === undefined || key === undefined ? undefined : { count: Number(count), key }
}

const shownSynonym = ({ changedAt, ...synonym }: Synonym): shown.Synonym => ({
  ...synonym,
  changedAt: changedAt.toISOString(),
})
