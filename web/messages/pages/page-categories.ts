import type { Language } from '#contract/site.ts'
import { message, type TextKey } from '#web/messages/message.ts'

const keys: Record<string, TextKey> = {
  HomePage: 'categoryPage',
  SectionPage: 'categoryPage',
  SearchPage: 'categoryPage',
  ArticlePage: 'categoryArticle',
  RetailProductPage: 'categoryProduct',
  JyvabroilerProductPage: 'categoryProduct',
  RecipePage: 'categoryRecipe',
  CisionReleasePage: 'categoryRelease',
  MyNewsDeskPage: 'categoryRelease',
  JobPage: 'categoryJob',
}

/** The visible name of a page type. */
export function categoryOf(type: string, language: Language): string {
  return message(language, keys[type] ?? 'categoryPage')
}
