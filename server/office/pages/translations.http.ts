import { isBehind } from '#contract/office/pages/translation.ts'
import * as translations from '#contract/office/pages/translations.ts'
import type { Language } from '#contract/site.ts'
import { accepted } from '#contract/values/outcome.ts'
import { stateOf } from '#server/edited-pages/edited.ts'
import { type Follow, followOf, type Sibling, siblingsOf } from '#server/edited-pages/follow.ts'
import { linksInLanguage } from '#server/edited-pages/links-in-language.ts'
import { mayChange } from '#server/edited-pages/may.ts'
import type { PageStores } from '#server/edited-pages/transaction.store.ts'
import { markTranslated, unmarkTranslated } from '#server/edited-pages/translate.ts'
import type { TreeNeeds } from '#server/edited-pages/tree.ts'
import { type ServedCall, served } from '#server/http/calls/served.ts'
import type { Staff } from '#server/http/calls/sessions.ts'
import { seenPage } from './drafts.http.ts'

type Needs = TreeNeeds & { reading: PageStores }

/** A page in two languages. */
export function translationCalls({ reading, ...needs }: Needs): ServedCall[] {
  return [
    served(translations.getTranslation, async ({ staff, params: { id }, query: { source } }) => {
      const seen = await seenPage(reading, staff, id)
      if (!seen.ok) return seen
      const row = seen.value
      const languages = needs.findSite(row.site)?.languages ?? []
      const siblings = await siblingsOf(reading, row, languages)
      const follow = await followOf(reading, siblings, id, source)
      const { site, language, title, path, template } = row
      return accepted({
        page: { id, site, language: language as Language, title, path, template },
        mayChange: mayChange(staff, site) && row.state !== 'binned',
        languages: await Promise.all(languages.map((language) => languageOf(reading, siblings, language))),
        source: follow && {
          ...shownSource(follow, staff),
          copied: await linksInLanguage(needs, reading, follow.source, language as Language),
        },
      })
    }),

    served(translations.markTranslated, ({ staff, params: { id }, body }) => markTranslated(needs, staff, id, body)),
    served(translations.unmarkTranslated, ({ staff, params: { id }, body: { marks } }) =>
      unmarkTranslated(needs, staff, id, marks),
    ),
  ]
}

async function languageOf(reading: PageStores, siblings: readonly Sibling[], language: Language) {
  const page = siblings.find((each) => each.language === language)
  if (!page) return { language, id: null, title: '', path: '', state: 'missing' as const }
  const { id, title, path } = page
  const follow = await followOf(reading, siblings, id)
  const state = !follow
    ? ('original' as const)
    : isBehind(follow.followed, stateOf(follow.source).content)
      ? ('behind' as const)
      : ('current' as const)
  return { language, id, title, path, state }
}

function shownSource({ source, followed, stored }: Follow, staff: Staff) {
  const { content, revision } = stateOf(source)
  const { id, language, title, path } = source
  return {
    id,
    language: language as Language,
    title,
    path,
    hasDraft: source.draft !== null,
    content,
    revision,
    followed,
    marks: stored?.marks ?? 0,
    markedAt: stored?.markedAt.toISOString() ?? null,
    markedBy: stored?.markedBy ?? null,
    mayChange: mayChange(staff, source.site) && source.state !== 'binned',
  }
}
