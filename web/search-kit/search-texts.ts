import type { Language } from '#contract/site.ts'
import { message, pluralForms, type TextKey } from '#web/messages/message.ts'
import type { PluralForms } from '#web/messages/plural.ts'

/** The texts in which widgets differ. */
export type WidgetTexts = {
  prompt: TextKey
  nothing: TextKey
  count: 'searchCount' | 'searchItemCount'
  /** The name of the drop-down of categories, if there is one. */
  category?: TextKey
}

/** The texts of a search, as data: the browser gets one language only. */
export function searchTexts(language: Language, { prompt, nothing, count, category = 'searchCategory' }: WidgetTexts) {
  const text = (key: TextKey) => message(language, key)
  return {
    prompt: text(prompt),
    nothing: text(nothing),
    count: pluralForms(language, count),
    search: text('search'),
    searching: text('searching'),
    loadingMore: text('searchLoadingMore'),
    failed: text('searchFailed'),
    retry: text('cardsTryAgain'),
    showMore: text('showMore'),
    shown: text('searchShown'),
    fromStart: text('searchFromStart'),
    searchIn: text('searchIn'),
    tooLong: text('searchTooLong'),
    tooShort: text('searchTooShort'),
    filters: text('searchFilters'),
    productGroups: text('searchProductGroups'),
    productGroup: text('searchProductGroup'),
    hint: text('searchHint'),
    category: text(category),
    subCategory: text('searchSubCategory'),
    all: text('cardsAll'),
    chosen: text('searchChosen'),
    remove: text('searchRemoveFilter'),
    emptyFilters: text('searchEmptyFilters'),
    showResults: pluralForms(language, 'searchShowResults'),
    sort: text('searchSort'),
    sortOrders: ([0, 1, 2, 3, 4, 5] as const).map((order) => text(`searchSort${order}`)),
    popular: text('searchPopular'),
    didYouMean: text('searchDidYouMean'),
    missingWords: text('searchMissingWords'),
    mostWords: text('searchMostWords'),
    close: text('close'),
  } satisfies Record<string, string | PluralForms | string[]>
}

export type SearchTexts = ReturnType<typeof searchTexts>
