import type { Change } from '#contract/content/change.ts'
import { tags } from '#contract/content/tags.ts'
import { type Navigation, navigation as navigationSchema } from '#contract/navigation/navigation.ts'
import type { Language } from '#contract/site.ts'
import { accepted, type Outcome, refused } from '#contract/values/outcome.ts'

export type NavigationStore = {
  find(site: string, language: Language): Promise<Navigation | null>
  /** Stores the navigation and records the change in the same transaction. */
  put(navigation: Navigation, change: Change): Promise<void>
}

export type NavigationNeeds = {
  store: NavigationStore
}

/** Replaces the navigation of one site and language. */
export async function saveNavigation(
  { store }: NavigationNeeds,
  draft: unknown,
): Promise<Outcome<Navigation, 'NAVIGATION_INVALID'>> {
  const parsed = navigationSchema.safeParse(draft)
  if (!parsed.success) {
    return refused(
      'NAVIGATION_INVALID',
      parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
    )
  }
  const { site, language } = parsed.data
  const change: Change = { tags: [tags.navigation(site, language)], gone: false, pages: [] }
  await store.put(parsed.data, change)
  return accepted(parsed.data)
}
