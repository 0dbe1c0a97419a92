import type { StoredPage } from '#contract/content/content.ts'
import { type Language, languages } from '#contract/site.ts'
import { folded } from '#search/language/language.ts'
import { type AddedWords, addedIn } from '#search/thesaurus/added-words.ts'
import type { Thesauri } from '#search/thesaurus/thesaurus.ts'
import { noThesaurus } from '#search/thesaurus/thesaurus.ts'
import { answerWords } from './answer-words.ts'
import { factsOfPage, type PageFact } from './page-facts.ts'
import { type PutQuestion, QuestionWords, shared, type Word } from './question-words.ts'

export type FactPage = Pick<StoredPage, 'contentId' | 'site' | 'language' | 'path' | 'title'>
/** A fact with its page and, for each question that it answers, the words. */
export type BookFact = { page: FactPage; fact: PageFact; questions: readonly PutQuestion[]; heading: readonly Word[] }
type Product = { contentId: number; words: readonly Word[] }
type Part = { facts: Map<number, readonly BookFact[]>; products: Map<number, Product>; counts: Map<string, number> }

type BookPage = FactPage & Pick<StoredPage, 'template' | 'item' | 'blocks'>

/** A word in this share of a site's product names is the brand or the trade, and names no product. */
const COMMON_SHARE = 0.25

/**
 * What the pages of all sites state, in memory: made whenever a page is indexed. Of products it has only their words; what
 * is asked of them is read from their page.
 */
export class AnswerBook {
  readonly #parts = new Map<string, Part>()
  readonly #thesauri: Thesauri
  readonly #languages = new Map<Language, QuestionWords>()
  #added: readonly AddedWords[] = []
  /** Of places with words of their own, from the first question on. */
  readonly #own = new Map<string, QuestionWords>()
  readonly #places = new Map<number, string>()

  constructor(thesauri: Thesauri) {
    this.#thesauri = thesauri
    for (const language of languages) this.#languages.set(language, this.#with(language, []))
  }

  /** Replaces the words that staff have added. Pages need not be put again: only questions are read with them. */
  setAddedWords(added: readonly AddedWords[]): void {
    this.#added = added
    this.#own.clear()
  }

  /** The words by which questions are read on a site. */
  wordsOf({ site, language }: Pick<FactPage, 'site' | 'language'>): QuestionWords {
    const here = addedIn(this.#added, { site, language })
    if (here.length === 0) return this.#wordsOfPages(language)
    const name = placeName(site, language)
    const known = this.#own.get(name) ?? this.#with(language, here)
    this.#own.set(name, known)
    return known
  }

  #wordsOfPages(language: Language): QuestionWords {
    return this.#languages.get(language) as QuestionWords
  }

  #with(language: Language, added: readonly AddedWords[]): QuestionWords {
    return new QuestionWords(language, answerWords[language], this.#thesauri[language] ?? noThesaurus, added)
  }

  /** Replaces what is known of a page. */
  put(page: BookPage): void {
    this.remove([page.contentId])
    const words = this.#wordsOfPages(page.language)
    const { contentId, site, language, path, title } = page
    const facts = factsOfPage(page, words.isAboutHours)
    const isAskedFor = page.item?.kind === 'product' && (page.item.nutrition || page.item.storage || page.item.offer)
    if (facts.length === 0 && !isAskedFor) return
    const part = this.#part(site, language)
    this.#places.set(contentId, placeName(site, language))
    const own = { contentId, site, language, path, title }
    if (facts.length > 0)
      part.facts.set(
        contentId,
        facts.map((fact) => bookFact(own, fact, words)),
      )
    if (!isAskedFor) return
    const product = { contentId, words: words.ofFact(title) }
    part.products.set(contentId, product)
    count(part, product, 1)
  }

  remove(contentIds: readonly number[]): void {
    for (const id of contentIds) {
      const part = this.#parts.get(this.#places.get(id) ?? '')
      if (!part) continue
      this.#places.delete(id)
      part.facts.delete(id)
      const product = part.products.get(id)
      if (!product) continue
      part.products.delete(id)
      count(part, product, -1)
    }
  }

  clear(): void {
    this.#parts.clear()
    this.#places.clear()
  }

  /** All facts of the pages of a site. */
  *factsOf(site: string, language: Language): Iterable<BookFact> {
    for (const facts of this.#parts.get(placeName(site, language))?.facts.values() ?? []) yield* facts
  }

  /** The section with the first of these blocks that the site has. */
  sectionWith(site: string, language: Language, blocks: readonly string[]): BookFact | undefined {
    const all = [...this.factsOf(site, language)]
    const withBlock = (block: string) => all.find(({ fact }) => fact.kind === 'action' && fact.block === block)
    return blocks.map(withBlock).find((found) => found !== undefined)
  }

  /**
   * The one product that these words name; null if there is none, or several. Its name may have words that nobody types, if no other
   * product has the words that were typed, not even as a part of its own: 'kinkku' is no name while there is a 'joulukinkku' too.
   */
  productNamed(site: string, language: Language, words: readonly Word[]): number | null {
    const part = this.#parts.get(placeName(site, language))
    if (!part || words.length === 0) return null
    const named = [...part.products.values()].filter((product) => words.every((word) => hasWord(product, word)))
    const exact = named.filter((product) =>
      product.words.every((word) => isLeftOut(part, word) || shared([word], words) > 0),
    )
    const [only, another] = exact.length > 0 ? exact : named
    return only && !another ? only.contentId : null
  }

  #part(site: string, language: Language): Part {
    const name = placeName(site, language)
    const part = this.#parts.get(name) ?? { facts: new Map(), products: new Map(), counts: new Map() }
    this.#parts.set(name, part)
    return part
  }
}

const placeName = (site: string, language: Language) => `${site} ${language}`

function bookFact(page: FactPage, fact: PageFact, words: QuestionWords): BookFact {
  const questions = fact.kind === 'told' ? fact.questions.map((each) => words.ofPutQuestion(each)) : []
  return { page, fact, questions, heading: words.ofFact(fact.heading) }
}

const LEAST_PART = 4

function hasWord(product: Product, word: Word): boolean {
  if (shared([word], product.words) > 0) return true
  const parts = [...word.bases].filter((base) => base.length >= LEAST_PART)
  return product.words.some(({ text }) => parts.some((part) => folded(text).includes(part)))
}

/** What a name has that nobody types: the brand, numbers and sizes. */
const isLeftOut = (part: Part, word: Word) => /\d/.test(word.text) || isCommon(part, word)

/** How many products have a word. */
function count({ counts }: Part, { words }: Product, more: 1 | -1): void {
  for (const key of new Set(words.flatMap(({ keys }) => [...keys]))) counts.set(key, (counts.get(key) ?? 0) + more)
}

function isCommon({ counts, products }: Part, { keys }: Word): boolean {
  const most = Math.max(0, ...[...keys].map((key) => counts.get(key) ?? 0))
  return products.size >= 8 && most >= COMMON_SHARE * products.size
}
