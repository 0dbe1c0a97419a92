import type { Page } from '#contract/content/content.ts'
import { numberOf } from './numbers.ts'

const kinds = {
  product: 'tuotetta|products|produkter|Produkte',
  recipe: 'reseptiä|ruokaa|recipes|dishes|recept|rätter|klassiker|Rezepte|Gerichte',
}

/** Numbers of products and recipes on a landing page that are not those of its site and language. */
export function wrongCounts(
  address: string,
  sentences: readonly string[],
  pages: readonly Pick<Page, 'item'>[],
): string[] {
  return Object.entries(kinds).flatMap(([kind, nouns]) => {
    const count = pages.filter(({ item }) => item?.kind === kind).length
    return sentences.flatMap((sentence) =>
      [...sentence.matchAll(new RegExp(`(\\p{L}+|\\d+) (?:${nouns})(?!\\p{L})`, 'gu'))].flatMap(
        ([phrase, word = '']) => {
          const said = numberOf(word)
          return said === null || said === 1 || said === count
            ? []
            : [`${address}: '${phrase}', but there are ${count}`]
        },
      ),
    )
  })
}
