import type { Language } from '#contract/site.ts'
import { accepted, refused } from '#contract/values/outcome.ts'
import { questionKey } from '#search/language/question-key.ts'
import type { PromotedPage } from '#server/db/schema/search-words.ts'
import { mayChange } from '#server/edited-pages/may.ts'
import type { SearchPageStore } from './search-pages.store.ts'
import type { Promotion } from './search-words.store.ts'
import type { By, WordNeeds } from './word-needs.ts'

type Given = { site: string; language: Language; question: string; paths: string[]; until: string | null }

export function addPromotion({ atomically }: WordNeeds, by: By, given: Given) {
  return atomically(async ({ words, record, pages }) => {
    if (!mayChange(by, given.site)) return refused('ROLE_NEEDED')
    const found = await promotedPages(pages, given)
    if (!found.ok) return found
    const added = await words.addPromotion({ ...fieldsOf(given), pages: found.value, by: by.name })
    if (!added) return refused('SEARCH_QUESTION_TAKEN')
    await record(by, { action: 'search.promotion', subject: `promotion:${added.id}`, after: saidOf(added) })
    return accepted(added)
  })
}

export function changePromotion(
  { atomically }: WordNeeds,
  by: By,
  id: number,
  { version, ...given }: Given & { version: number },
) {
  return atomically(async ({ words, record, pages }) => {
    const before = await words.lockPromotion(id)
    if (!before) return refused('NOT_FOUND')
    if (!mayChange(by, before.site) || !mayChange(by, given.site)) return refused('ROLE_NEEDED')
    if (before.version !== version) return refused('CHANGED_MEANWHILE')
    const found = await promotedPages(pages, given, before)
    if (!found.ok) return found
    const next = { ...before, ...fieldsOf(given), pages: found.value }
    const rival = await words.rivalOf(next)
    if (rival !== null && rival !== id) return refused('SEARCH_QUESTION_TAKEN')
    const after = await words.writePromotion(next, by.name)
    await record(by, {
      action: 'search.promotion',
      subject: `promotion:${id}`,
      before: saidOf(before),
      after: saidOf(after),
    })
    return accepted(after)
  })
}

export function removePromotion({ atomically }: WordNeeds, by: By, id: number, version: number) {
  return atomically(async ({ words, record }) => {
    const before = await words.lockPromotion(id)
    if (!before) return refused('NOT_FOUND')
    if (!mayChange(by, before.site)) return refused('ROLE_NEEDED')
    if (before.version !== version) return refused('CHANGED_MEANWHILE')
    await words.removePromotion(id)
    await record(by, { action: 'search.promotion', subject: `promotion:${id}`, before: saidOf(before) })
    return accepted({ isSuccess: true as const })
  })
}

const fieldsOf = ({ site, language, question, until }: Given) => ({
  site,
  language,
  question,
  key: questionKey(question, language),
  until,
})

/** The pages at these paths. One that is gone stays in a promotion that has it, until somebody takes it out. */
export async function promotedPages(
  pages: SearchPageStore,
  { site, language, paths }: Pick<Given, 'site' | 'language' | 'paths'>,
  before?: Pick<Promotion, 'pages' | 'site' | 'language'>,
) {
  const wanted = [...new Set(paths)]
  const rows = await pages.at(site, language, wanted)
  const isSamePlace = before?.site === site && before.language === language
  const known: readonly PromotedPage[] = isSamePlace ? before.pages : []
  const found = wanted.map((path) => rows.find((row) => row.path === path) ?? known.find((page) => page.path === path))
  const missing = wanted.filter((_, at) => !found[at])
  if (missing.length > 0) return refused('PAGE_UNKNOWN', missing)
  return accepted(found.filter((page) => page !== undefined))
}

const saidOf = ({ site, language, question, pages: promoted, until }: Promotion) => ({
  site,
  language,
  question,
  pages: promoted.map(({ path }) => path),
  ...(until ? { until } : {}),
})
