import type { ContentGroup } from '#contract/search/search.ts'
import type { Language } from '#contract/site.ts'
import { message, type TextKey } from '#web/messages/message.ts'

const keys: Record<ContentGroup, TextKey> = {
  0: 'contentGroupAll',
  1: 'contentGroupProducts',
  2: 'contentGroupRecipes',
  3: 'contentGroupNews',
  4: 'contentGroupOther',
}

/** The visible name of a content group. */
export function groupNameOf(group: ContentGroup, language: Language): string {
  return message(language, keys[group])
}
