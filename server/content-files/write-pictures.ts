import { isDeepStrictEqual } from 'node:util'
import type { Picture } from '#contract/content/content.ts'
import { type Language, languages } from '#contract/site.ts'
import { isRecord, type LanguageContent } from './content-set.ts'
import { pictureNames } from './file-names.ts'
import { type LibraryPicture, type PictureFacts, type PictureIndex, pictureFile } from './picture-index.ts'

/** Names pictures in files. The text that a picture has by itself in a language is that of the library, else what pages say most often. */
export class PictureWriter {
  readonly #facts: ReadonlyMap<string, PictureFacts>
  readonly #library: ReadonlyMap<string, LibraryPicture>
  readonly #names: ReadonlyMap<string, string>
  readonly #alts = new Map<string, Map<string, number>>()

  constructor(pictures: readonly LibraryPicture[], content: readonly LanguageContent[]) {
    this.#facts = new Map(pictures.map(({ id, name, width, height }) => [id, { id, name, width, height }]))
    this.#library = new Map(pictures.map((picture) => [picture.id, picture]))
    this.#names = pictureNames(pictures)
    for (const { language, navigation, pages } of content) this.#count([navigation, pages], language)
  }

  /** The picture as a file names it; one that is not among the pictures is written out. */
  reference(value: unknown, language: Language): unknown {
    if (!this.#isKnown(value)) return value
    const name = this.#names.get(value.id) as string
    return value.alt === this.#altOf(value.id, language) ? name : { name, alt: value.alt }
  }

  index(): PictureIndex {
    const inOrder = [...this.#names].sort(([, a], [, b]) => (a < b ? -1 : 1))
    return Object.fromEntries(
      inOrder.map(([id, called]) => {
        const { name, width, height } = this.#facts.get(id) as PictureFacts
        const served = name === pictureFile(called) ? {} : { name }
        const { focus, title, holder, until } = this.#library.get(id) as LibraryPicture
        return [called, { id, width, height, ...served, alt: this.#altsOf(id), focus, title, holder, until }]
      }),
    )
  }

  #altsOf(id: string): Partial<Record<Language, string>> {
    return Object.fromEntries(
      languages.flatMap((language) => {
        const text = this.#altOf(id, language)
        return text === undefined ? [] : [[language, text]]
      }),
    )
  }

  /** What the library says, else what pages say. */
  #altOf(id: string, language: Language): string | undefined {
    return this.#library.get(id)?.alt?.[language] ?? this.#usualAlt(id, language)
  }

  #count(value: unknown, language: Language): void {
    if (typeof value !== 'object' || value === null) return
    if (!this.#isKnown(value)) {
      for (const item of Object.values(value)) this.#count(item, language)
      return
    }
    const key = `${value.id} ${language}`
    const counts = this.#alts.get(key) ?? new Map<string, number>()
    this.#alts.set(key, counts.set(value.alt, (counts.get(value.alt) ?? 0) + 1))
  }

  /** The text that is used most; of those that are used equally often, the one that comes first. */
  #usualAlt(id: string, language: Language): string | undefined {
    const counts = [...(this.#alts.get(`${id} ${language}`) ?? [])]
    return counts.sort(([, times], [, others]) => others - times)[0]?.[0]
  }

  #isKnown(value: unknown): value is Picture {
    if (!isRecord(value) || typeof value.id !== 'string' || typeof value.alt !== 'string') return false
    // The focus belongs to the id; pages that chose the picture before it was kept with them have none.
    const { alt: _alt, focus: _focus, ...facts } = value
    return isDeepStrictEqual(facts, this.#facts.get(value.id))
  }
}
