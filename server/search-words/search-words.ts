import type { Language } from '#contract/site.ts'
import { questionKey } from '#search/language/question-key.ts'
import type { AddedWords } from '#search/thesaurus/added-words.ts'
import type { Promotion, Synonym } from './search-words.store.ts'

type Place = { site: string; language: Language }

/** What staff have decided about the searches, in memory: each question asks for it. */
export class SearchWords {
  #added: readonly AddedWords[] = []
  /** By site and language, then by the key of the question. */
  #promoted: ReadonlyMap<string, ReadonlyMap<string, Pick<Promotion, 'pages' | 'until'>>> = new Map()
  readonly #today: () => string

  constructor(today: () => string) {
    this.#today = today
  }

  set(synonyms: readonly Synonym[], promotions: readonly Promotion[]): void {
    this.#added = synonyms.map(addedBy)
    const places = Map.groupBy(promotions, placeOf)
    this.#promoted = new Map(
      [...places].map(([place, own]) => [place, new Map(own.map((promotion) => [promotion.key, promotion]))]),
    )
  }

  get added(): readonly AddedWords[] {
    return this.#added
  }

  /** The ids of the pages that come first for a question, today. */
  promoted = ({ site, language, q }: Place & { q: string }): readonly number[] => {
    const here = this.#promoted.get(placeOf({ site, language }))
    const found = here?.get(questionKey(q, language))
    if (!found || (found.until !== null && found.until < this.#today())) return []
    return found.pages.map(({ id }) => id)
  }
}

export function addedBy({
  site,
  language,
  words,
  finds,
}: Omit<Synonym, 'id' | 'version' | 'changedAt' | 'changedBy'>): AddedWords {
  return { language, words, ...(site === null ? {} : { site }), ...(finds === null ? {} : { finds }) }
}

const placeOf = ({ site, language }: Place) => `${site} ${language}`
