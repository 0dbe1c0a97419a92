import { foodAdjectives, foodNouns, foodVerbs, type Noun } from './food-words.ts'
import { type Random, seededRandom } from './random.ts'

/** Eight of ten stand in one place, so that a question has much to look through. */
const places = [
  ...Array.from({ length: 8 }, () => ({ site: 'kuluttaja', language: 'fi' as const })),
  { site: 'kuluttaja', language: 'en' as const },
  { site: 'deli', language: 'fi' as const },
]

const FIRST_DAY = Date.UTC(2020, 0, 1)
const DAY = 24 * 3600 * 1000
const authors = ['Aino Virtanen', 'Eino Mäkelä', 'Helmi Korhonen', 'Toivo Nieminen']

/** The categories of tags: 96 tags, a few of which are on every second document. */
export const generatedFacets = Array.from({ length: 12 }, (_, category) => ({
  id: category + 1,
  tagIds: Array.from({ length: 8 }, (_, tag) => 10 * (category + 1) + tag),
}))

/** A document for search: about 60 words with inflected forms and compounds. The same for the same number, always. */
export function generatedDocument(number: number) {
  const random = seededRandom(number + 1)
  const { site, language } = places[number % places.length] as (typeof places)[number]
  const contentGroup = ([1, 1, 2, 2, 2, 3, 4] as const)[number % 7] as 1 | 2 | 3 | 4
  const isProduct = contentGroup === 1
  return {
    id: number + 1,
    site,
    language,
    contentGroup,
    title: capital(
      `${pickSkewed(random, foodAdjectives)} ${someNoun(random)}${random.below(3) ? '' : ` ${someNoun(random)}`}`,
    ),
    teaser: sentence(random, 10),
    text: Array.from({ length: 5 }, () => random.pick(commonSentences)).join(' '),
    categories: [random.below(20), 20 + random.below(20)],
    facetTags: tagsOf(random),
    publishDate: new Date(FIRST_DAY + random.below(2500) * DAY).toISOString().slice(0, 10),
    likeCount: random.below(500),
    codes: isProduct ? [String(6_400_000_000_000 + number)] : [],
    ...(isProduct
      ? { productGroup: random.below(12), price: random.below(5000) / 100, equipment: number % 50 === 0 }
      : {}),
    ...(contentGroup === 3 ? { author: random.pick(authors) } : {}),
  }
}

/** What people may type: words and compounds in various forms, beginnings of them, a few with a typing error, some codes. */
export function generatedQuery(number: number): string {
  const random = seededRandom(2 ** 31 + number)
  const kind = random.below(20)
  if (kind === 0) return String(6_400_000_000_000 + random.below(10_000))
  if (kind === 1) return mistyped(random, someNoun(random))
  if (kind < 9) return someNoun(random)
  if (kind < 12) return someNoun(random).slice(0, 3 + random.below(4))
  return `${kind % 2 ? pickSkewed(random, foodAdjectives) : someNoun(random)} ${random.pick(foodNouns).base}`
}

function tagsOf(random: Random): number[] {
  return generatedFacets.flatMap(({ tagIds }, category) => {
    if (category < 2) return random.below(2) ? [tagIds[0] as number] : [tagIds[1 + random.below(7)] as number]
    return random.below(3) === 0 ? [random.pick(tagIds)] : []
  })
}

/** The first of a list are picked more often, as words are in any language. */
function pickSkewed<Item>(random: Random, items: readonly Item[]): Item {
  return items[Math.min(random.below(items.length), random.below(items.length))] as Item
}

/** People join words freely, but mostly into the same compounds. */
const compounds: readonly Noun[] = Array.from({ length: 4000 }, (_, number) => {
  const random = seededRandom(number)
  const beginning = random.pick(pickSkewed(random, foodNouns).joining)
  const { base, joining, forms } = random.pick(foodNouns)
  const joined = (words: readonly string[]) => words.map((word) => beginning + word)
  return { base: beginning + base, joining: joined(joining), forms: joined(forms) }
})

function someNoun(random: Random): string {
  const { base, forms } = pickSkewed(random, random.below(5) < 2 ? compounds : foodNouns)
  return random.below(3) ? random.pick(forms) : base
}

function sentence(random: Random, words: number): string {
  const some = Array.from({ length: words }, () => {
    const kind = random.below(10)
    return kind < 3 ? pickSkewed(random, foodVerbs) : kind < 5 ? pickSkewed(random, foodAdjectives) : someNoun(random)
  })
  return `${capital(some.join(' '))}.`
}

/** Made once: a million documents would take minutes, each with sentences of its own. */
const commonSentences: readonly string[] = Array.from({ length: 20_000 }, (_, number) =>
  sentence(seededRandom(2 ** 30 + number), 9),
)

function mistyped(random: Random, word: string): string {
  const at = 1 + random.below(Math.max(1, word.length - 2))
  return word.slice(0, at) + word.slice(at + 1)
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
