import { createHash } from 'node:crypto'
import type { Page, RichText, StoredBlock } from '#contract/content/content.ts'
import type { Language } from '#contract/site.ts'
import { picture, pictureNames } from '#demo/pictures/pictures.ts'
import { type Random, seededRandom } from './random.ts'
import { dishes, manners, sentences } from './words.ts'

export type Generated = {
  /** Where the pages stand; each number is a page with one version in every language of a site. */
  places: readonly { site: string; language: Language }[]
  /** Pages in all. */
  count: number
  seed?: number
}

const CARDS = 8
const scenes = pictureNames.filter((name) => !name.includes('-product-'))
const FIRST_DAY = Date.UTC(2020, 0, 1)
const DAY = 24 * 3600 * 1000

/** As many pages as a benchmark wants, like those that people write: the same for the same seed, however many are taken. */
export function* generatePages({ places, count, seed = 1 }: Generated): Generator<Page> {
  const inEach = Math.ceil(count / places.length)
  for (let made = 0; made < count; made++) {
    const place = places[made % places.length] as Generated['places'][number]
    yield generatedPage(place, Math.floor(made / places.length), inEach, seed)
  }
}

/** The path of the page with this number: known without making the page, so that others can lead to it. */
export function generatedPath(number: number): string {
  return `/arkisto/${dishes[number % dishes.length]}-${number}`
}

function generatedPage({ site, language }: Generated['places'][number], number: number, inEach: number, seed: number) {
  const random = seededRandom(
    createHash('sha256').update(`${seed} ${site} ${language} ${number}`).digest().readUInt32LE(),
  )
  const title = `${random.pick(manners)} ${dishes[number % dishes.length]} ${number}`
  const blocks: StoredBlock[] = [
    { type: 'hero', props: { title, text: random.pick(sentences), picture: anyPicture(random) } },
    { type: 'rich-text', props: { content: text(random, 6) } },
    { type: 'image-with-text', props: { heading: title, content: text(random, 2), picture: anyPicture(random) } },
    { type: 'card-grid', props: { heading: 'Lue myös', cards: cardsToOthers(random, number, inEach) } },
    { type: 'rich-text', props: { tone: 'surface', content: text(random, 4) } },
  ]
  return {
    site,
    language,
    path: generatedPath(number),
    key: `arkisto-${number}`,
    template: 'article' as const,
    title,
    description: `${random.pick(sentences)} ${random.pick(sentences)}`,
    picture: anyPicture(random),
    publishDate: new Date(FIRST_DAY + random.below(2000) * DAY).toISOString().slice(0, 10),
    blocks,
  }
}

function cardsToOthers(random: Random, number: number, inEach: number) {
  const others = new Set(Array.from({ length: CARDS }, () => random.below(inEach)))
  others.delete(number)
  // A site of one page can only lead to itself.
  return [...(others.size > 0 ? others : [number])].map((other) => ({
    kind: 'page' as const,
    path: generatedPath(other),
  }))
}

function text(random: Random, paragraphs: number): RichText {
  const paragraph = () => ({
    kind: 'paragraph' as const,
    children: [
      `${random.pick(sentences)} `,
      { text: random.pick(sentences), strong: true as const },
      ` ${random.pick(sentences)}`,
    ],
  })
  return [
    { kind: 'heading', level: 2, text: random.pick(sentences) },
    ...Array.from({ length: paragraphs }, paragraph),
    { kind: 'list', ordered: false, items: [[random.pick(sentences)], [random.pick(sentences)]] },
  ]
}

function anyPicture(random: Random) {
  return picture(random.pick(scenes), random.pick(sentences))
}
