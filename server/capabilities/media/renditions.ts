import type { PresetName } from '#contract/media.ts'
import type { FileStore } from '#server/adapters/files/file-store.ts'
import { typeOf } from './picture-types.ts'
import { encode, type Format } from './pixels.ts'
import { type Media, originalKey } from './stored-media.ts'

type Needs = {
  files: FileStore
  /** Does one thing after another, and the same thing once; refuses when too many wait. */
  inTurn: <Result>(key: string, work: () => Promise<Result>) => Promise<Result>
  onProblem: (error: unknown, sentence: string) => void
}

/** Pictures in the presets. Each is made once, kept with the files, and made anew from the original should it vanish. */
export class Renditions {
  readonly inTurn: Needs['inTurn']
  readonly #files: FileStore
  readonly #onProblem: Needs['onProblem']
  readonly #underWay = new Map<string, Promise<Buffer | undefined>>()

  constructor({ files, inTurn, onProblem }: Needs) {
    this.#files = files
    this.inTurn = inTurn
    this.#onProblem = onProblem
  }

  /** Undefined when the original is missing. Whoever asks while it is being made waits for the same. */
  find(media: Media, preset: PresetName, format: Format): Promise<Buffer | undefined> {
    const key = `variants/${media.id}/${preset}.${format}`
    const same = this.#underWay.get(key)
    if (same) return same
    const found = this.#readOrMake(key, media, preset, format).finally(() => this.#underWay.delete(key))
    this.#underWay.set(key, found)
    return found
  }

  async #readOrMake(key: string, media: Media, preset: PresetName, format: Format): Promise<Buffer | undefined> {
    const kept = await this.#read(key)
    if (kept) return kept
    const made = await this.inTurn(key, async () => {
      const original = await this.#files.get(originalKey(media))
      return original && encode(original, media, preset, format)
    })
    if (!made) {
      this.#onProblem(new Error(`No file ${originalKey(media)}`), `The original of picture ${media.id} is missing`)
      return undefined
    }
    // The visitor gets the picture also while the store is full or away.
    await this.#files.put(key, made).catch((error: unknown) => this.#onProblem(error, `Keeping ${key} failed`))
    return made
  }

  /** What cannot be read, or is no picture, counts as not there. */
  async #read(key: string): Promise<Buffer | undefined> {
    try {
      const kept = await this.#files.get(key)
      return kept && typeOf(kept) ? kept : undefined
    } catch (error) {
      this.#onProblem(error, `Reading ${key} failed`)
      return undefined
    }
  }
}
