import { type Navigation, navigation as navigationSchema } from '#contract/content.ts'
import { accepted, type Outcome, refused } from '#contract/outcome.ts'
import type { Language } from '#contract/site.ts'
import { tags } from '#contract/tags.ts'

export type NavigationStore = {
  find(site: string, language: Language): Promise<Navigation | null>
  put(navigation: Navigation): Promise<void>
}

export type NavigationNeeds = {
  store: NavigationStore
  announce: (change: { tags: readonly string[]; gone: boolean }) => void
}

/** Replaces the links around the pages of one site in one language. */
export async function saveNavigation(
  { store, announce }: NavigationNeeds,
  draft: unknown,
): Promise<Outcome<Navigation, 'NAVIGATION_INVALID'>> {
  const parsed = navigationSchema.safeParse(draft)
  if (!parsed.success) {
    return refused(
      'NAVIGATION_INVALID',
      parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
    )
  }
  await store.put(parsed.data)
  announce({ tags: [tags.navigation(parsed.data.site, parsed.data.language)], gone: false })
  return accepted(parsed.data)
}
