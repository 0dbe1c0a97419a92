import { type Language, languages } from '#contract/site.ts'
import { type AddedWords, addedIn, withAdded } from './added-words.ts'
import { Meanings } from './meanings.ts'
import { noThesaurus, type Thesauri } from './thesaurus.ts'

/** Trials of several people at once. */
const MAX_TRIED = 3

type Place = { site: string; language: Language }

/** What words mean on each site: the thesaurus of its language, and what staff have added. */
export class SiteMeanings {
  readonly #thesauri: Thesauri
  readonly #built: Readonly<Record<Language, Meanings>>
  #added: readonly AddedWords[] = []
  /** Of sites with words of their own, from the first question on. Sites that share their words share these. */
  readonly #own = new Map<string, Meanings>()
  /** The last that were tried: one trial asks many questions. */
  readonly #tried = new Map<string, Meanings>()

  constructor(thesauri: Thesauri) {
    this.#thesauri = thesauri
    this.#built = builtIn(thesauri)
  }

  /** The words that are known without any document, and without staff. */
  builtIn(language: Language): Meanings {
    return this.#built[language]
  }

  set(added: readonly AddedWords[]): void {
    this.#added = added
    this.#own.clear()
  }

  /** `tried`: instead of what staff have added. */
  of({ site, language }: Place, tried?: readonly AddedWords[]): Meanings {
    const here = addedIn(tried ?? this.#added, { site, language })
    if (here.length === 0) return this.#built[language]
    if (tried) return this.#trying(language, here)
    const key = here.some((each) => each.site === site) ? `${site} ${language}` : language
    const known = this.#own.get(key) ?? this.#with(language, here)
    this.#own.set(key, known)
    return known
  }

  #trying(language: Language, here: readonly AddedWords[]): Meanings {
    const key = JSON.stringify([language, here])
    const known = this.#tried.get(key) ?? this.#with(language, here)
    this.#tried.delete(key)
    this.#tried.set(key, known)
    const [oldest] = this.#tried.keys()
    if (this.#tried.size > MAX_TRIED && oldest !== undefined) this.#tried.delete(oldest)
    return known
  }

  #with(language: Language, added: readonly AddedWords[]): Meanings {
    return new Meanings(language, withAdded(this.#thesauri[language] ?? noThesaurus, added))
  }
}

const remembered = new WeakMap<Thesauri, Record<Language, Meanings>>()

/** What the same thesauri mean is worked out once, however many indexes use them. */
function builtIn(thesauri: Thesauri): Record<Language, Meanings> {
  const known = remembered.get(thesauri)
  if (known) return known
  const meanings = Object.fromEntries(
    languages.map((language) => [language, new Meanings(language, thesauri[language])]),
  ) as Record<Language, Meanings>
  remembered.set(thesauri, meanings)
  return meanings
}
