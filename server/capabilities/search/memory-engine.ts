import type { Language } from '#contract/site.ts'
import type { PageAddress, Question, SearchEngine, SearchedPage } from './search.ts'
import { wordsOf } from './words.ts'

/** Title, teaser and text of a page, each as its words with a space before and after every one. */
type Fields = readonly [title: string, teaser: string, text: string]

type Known = { page: SearchedPage; fields: Fields }

/**
 * Keeps the words of every page in memory and looks through those of one site and language for each question. All words must
 * be on the page, the last as the beginning of one. What stands in the title counts before the teaser, and that before the text.
 */
export class MemoryEngine implements SearchEngine {
  #places = new Map<string, Map<string, Known>>()

  find({ site, language, q, sortOrder, from, count }: Question): { pages: SearchedPage[]; totalCount: number } {
    const words = wordsOf(q)
    if (words.length === 0) return { pages: [], totalCount: 0 }
    const found: Ranked[] = []
    for (const { page, fields } of this.#places.get(placeOf({ site, language }))?.values() ?? []) {
      const rank = rankOf(fields, words)
      if (rank !== undefined) found.push({ page, rank })
    }
    const order = orders[sortOrder] ?? byRelevance
    found.sort((one, other) => order(one, other) || byTitle(one, other) || byPath(one, other))
    return { pages: found.slice(from, from + count).map(({ page }) => page), totalCount: found.length }
  }

  put(pages: readonly SearchedPage[]): void {
    for (const page of pages) {
      const place = this.#places.get(placeOf(page)) ?? new Map<string, Known>()
      this.#places.set(placeOf(page), place)
      const { title, description, text } = page
      // The text is only looked through, so its words alone are kept, each once.
      place.set(page.path, { page: { ...page, text: '' }, fields: [spaced(title), spaced(description), spaced(text)] })
    }
  }

  remove(addresses: readonly PageAddress[]): void {
    for (const address of addresses) this.#places.get(placeOf(address))?.delete(address.path)
  }

  clear(): void {
    this.#places.clear()
  }
}

type Ranked = { page: SearchedPage; rank: number }

/** How well a page fits: 0 best, undefined not at all. A whole word counts before the beginning of one. */
function rankOf(fields: Fields, words: readonly string[]): number | undefined {
  let rank = 0
  for (const [index, word] of words.entries()) {
    const whole = fields.findIndex((field) => field.includes(` ${word} `))
    const begun = index === words.length - 1 ? fields.findIndex((field) => field.includes(` ${word}`)) : -1
    const ranks = [whole < 0 ? [] : 2 * whole, begun < 0 ? [] : 2 * begun + 1].flat()
    if (ranks.length === 0) return undefined
    rank += Math.min(...ranks)
  }
  return rank
}

const byRelevance = (one: Ranked, other: Ranked) => one.rank - other.rank
const byTitle = ({ page: one }: Ranked, { page: other }: Ranked) =>
  collators[one.language].compare(one.title, other.title)
const byPath = ({ page: one }: Ranked, { page: other }: Ranked) => (one.path < other.path ? -1 : 1)
const newestFirst = ({ page: one }: Ranked, { page: other }: Ranked) =>
  Number(one.publishDate < other.publishDate) - Number(one.publishDate > other.publishDate)

/** By the API's numbers. Pages have neither likes nor prices: asked for those, they come by relevance. */
const orders: Partial<Record<number, typeof byRelevance>> = { 0: byRelevance, 1: byTitle, 2: newestFirst }

const collators: Record<Language, Intl.Collator> = {
  fi: new Intl.Collator('fi'),
  en: new Intl.Collator('en'),
  se: new Intl.Collator('sv'),
  de: new Intl.Collator('de'),
}

function spaced(text: string): string {
  return ` ${[...new Set(wordsOf(text))].join(' ')} `
}

function placeOf({ site, language }: { site: string; language: string }): string {
  return `${site} ${language}`
}
