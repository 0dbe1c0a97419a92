import type { Followed } from '#contract/office/pages/translation.ts'
import type { Language } from '#contract/site.ts'
import type { EditedRow } from './edited.ts'
import type { PageStores } from './transaction.store.ts'
import type { TranslationRow } from './translation.store.ts'

type Stores = Pick<PageStores, 'edited' | 'translations'>

/** A page in a language, the bin left out. `at`: when visitors got it as it is. */
export type Sibling = { id: number; language: Language; path: string; title: string; at: string }

/** `stored`: null until somebody has marked something for this source. */
export type Follow = { source: EditedRow; followed: Followed; stored: TranslationRow | null }

/** The pages of a key, in the order of the site's languages. */
export async function siblingsOf(
  { edited }: Pick<Stores, 'edited'>,
  row: Pick<EditedRow, 'site' | 'key'>,
  languages: readonly Language[],
): Promise<Sibling[]> {
  const place = ({ language }: Sibling) => languages.indexOf(language)
  const found = await edited.translations(row.site, row.key)
  return found.filter((each) => place(each) >= 0).toSorted((one, other) => place(one) - place(other))
}

/**
 * What a page is translated from: what somebody has chosen and marked, else the first language that follows no other. Null for that one itself. A
 * translation for which nobody has marked anything follows what the source said when visitors got the translation.
 */
export async function followOf(
  stores: Stores,
  siblings: readonly Sibling[],
  page: number,
  asked?: Language,
): Promise<Follow | null> {
  const own = siblings.find(({ id }) => id === page)
  const others = siblings.filter(({ id }) => id !== page)
  const stored = await stores.translations.find(page)
  const chosen = others.find(({ language }) => language === asked) ?? others.find(({ id }) => id === stored?.source)
  const sourceId = chosen?.id ?? (await originalOf(stores, siblings))
  if (!own || sourceId === page) return null
  const source = await stores.edited.find(sourceId)
  if (!source) return null
  if (stored?.source === source.id) {
    const { followed: content, pairs, untranslated } = stored
    return { source, followed: { content, pairs, untranslated }, stored }
  }
  const then = await stores.translations.contentAt(source.id, new Date(own.at))
  const content = then ?? source.published ?? source.draft
  return content && { source, followed: { content, pairs: {}, untranslated: [] }, stored: null }
}

/** The first language whose page follows no other. */
async function originalOf({ translations }: Stores, siblings: readonly Sibling[]): Promise<number> {
  for (const { id } of siblings) if (!(await translations.find(id))) return id
  return siblings[0]?.id ?? 0
}
