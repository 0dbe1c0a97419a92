import type { Change } from '#contract/content/change.ts'
import { type StoredSiteTexts, siteTexts as siteTextsSchema } from '#contract/content/site-texts.ts'
import { tags } from '#contract/content/tags.ts'
import type { Language } from '#contract/site.ts'
import { accepted, type Outcome, refused } from '#contract/values/outcome.ts'

export type SiteTextStore = {
  find(site: string, language: Language): Promise<StoredSiteTexts | null>
  /** Stores the texts and records the change in the same transaction. */
  put(texts: StoredSiteTexts, change: Change): Promise<void>
}

export type SiteTextNeeds = { store: SiteTextStore }

/** Replaces the texts of one site and language. */
export async function saveSiteTexts(
  { store }: SiteTextNeeds,
  draft: unknown,
): Promise<Outcome<StoredSiteTexts, 'TEXTS_INVALID'>> {
  const parsed = siteTextsSchema.safeParse(draft)
  if (!parsed.success) {
    return refused(
      'TEXTS_INVALID',
      parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
    )
  }
  const { site, language } = parsed.data
  // They are around every page, like the links: the same pages are made again.
  const change: Change = { tags: [tags.navigation(site, language)], gone: false, pages: [] }
  await store.put(parsed.data, change)
  return accepted(parsed.data)
}
