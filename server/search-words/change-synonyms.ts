import { MAX_SYNONYMS } from '#contract/office/searches/words.ts'
import type { Language } from '#contract/site.ts'
import { accepted, refused } from '#contract/values/outcome.ts'
import { mayChange, type Person } from '#server/edited-pages/may.ts'
import type { Synonym } from './search-words.store.ts'
import type { By, WordNeeds } from './word-needs.ts'

type Given = { site: string | null; language: Language; words: string[]; finds: string[] | null }

/** Words of all sites are for those who may change all. */
const mayChangeWords = (by: Person, site: string | null): boolean =>
  site === null ? by.roles.includes('editor') && by.sites.length === 0 : mayChange(by, site)

export function addSynonym({ atomically }: WordNeeds, by: By, given: Given) {
  return atomically(async ({ words, record }) => {
    if (!mayChangeWords(by, given.site)) return refused('ROLE_NEEDED')
    if ((await words.countSynonyms(given.site, given.language)) >= MAX_SYNONYMS) return refused('SEARCH_WORDS_FULL')
    const added = await words.addSynonym({ ...tidied(given), by: by.name })
    await record(by, { action: 'search.synonym', subject: `synonym:${added.id}`, after: saidOf(added) })
    return accepted(added)
  })
}

export function changeSynonym(
  { atomically }: WordNeeds,
  by: By,
  id: number,
  { version, ...given }: Given & { version: number },
) {
  return atomically(async ({ words, record }) => {
    const before = await words.lockSynonym(id)
    if (!before) return refused('NOT_FOUND')
    if (!mayChangeWords(by, before.site) || !mayChangeWords(by, given.site)) return refused('ROLE_NEEDED')
    if (before.version !== version) return refused('CHANGED_MEANWHILE')
    const after = await words.writeSynonym({ ...before, ...tidied(given) }, by.name)
    await record(by, {
      action: 'search.synonym',
      subject: `synonym:${id}`,
      before: saidOf(before),
      after: saidOf(after),
    })
    return accepted(after)
  })
}

export function removeSynonym({ atomically }: WordNeeds, by: By, id: number, version: number) {
  return atomically(async ({ words, record }) => {
    const before = await words.lockSynonym(id)
    if (!before) return refused('NOT_FOUND')
    if (!mayChangeWords(by, before.site)) return refused('ROLE_NEEDED')
    if (before.version !== version) return refused('CHANGED_MEANWHILE')
    await words.removeSynonym(id)
    await record(by, { action: 'search.synonym', subject: `synonym:${id}`, before: saidOf(before) })
    return accepted({ isSuccess: true as const })
  })
}

/** A word that is written twice is one. */
export function tidied({ words, finds, ...place }: Given): Given {
  const distinct = (list: readonly string[]) => [
    ...new Map(list.map((word) => [word.toLowerCase().replace(/\s+/g, ' '), word.replace(/\s+/g, ' ')])).values(),
  ]
  return { ...place, words: distinct(words), finds: finds && distinct(finds) }
}

const saidOf = ({ site, language, words, finds }: Synonym) => ({
  site: site ?? 'kaikki sivustot',
  language,
  words,
  ...(finds ? { finds } : {}),
})
