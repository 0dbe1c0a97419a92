import type { PageType } from '#contract/page-types.ts'
import type { Language } from '#contract/site.ts'
import { type Messages, message } from './message.ts'

const keys: Record<PageType, keyof Messages> = {
  HomePage: 'categoryPage',
  SectionPage: 'categoryPage',
  ArticlePage: 'categoryArticle',
  SearchPage: 'categoryPage',
}

/** What visitors call pages of a type. */
export function categoryOf(type: string, language: Language): string {
  return message(language, keys[type as PageType] ?? 'categoryPage')
}
