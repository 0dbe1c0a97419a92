import { type PresetName, presets } from '#contract/content/media.ts'
import type { FileStore } from '#server/adapters/files/file-store.ts'
import { typeOf } from './picture-types.ts'
import { encode, type Format } from './pixels.ts'
import { type Media, originalKey } from './stored-media.ts'

type Needs = {
  files: FileStore
  /** Runs work serially and deduplicated by key; refuses when the queue is full. */
  inTurn: <Result>(key: string, work: () => Promise<Result>) => Promise<Result>
  /** Whether the picture has a row still: one that was deleted a moment ago may be known to this node. */
  isStored: (id: string) => Promise<boolean>
  onProblem: (error: unknown, sentence: string) => void
}

/** Pictures in the presets. Each is encoded once, stored in the file store, and encoded again from the original if it is lost. */
export class Renditions {
  readonly inTurn: Needs['inTurn']
  readonly #files: FileStore
  readonly #isStored: Needs['isStored']
  readonly #onProblem: Needs['onProblem']
  readonly #pending = new Map<string, Promise<Buffer | undefined>>()

  constructor({ files, inTurn, isStored, onProblem }: Needs) {
    this.#files = files
    this.inTurn = inTurn
    this.#isStored = isStored
    this.#onProblem = onProblem
  }

  /** Undefined if the original is missing. Concurrent requests share one encode. */
  find(media: Media, preset: PresetName, format: Format): Promise<Buffer | undefined> {
    // Only crops differ between a picture and the same with a focus.
    const id = 'height' in presets[preset] ? media.id : (media.original ?? media.id)
    const key = `variants/${id}/${preset}.${format}`
    const same = this.#pending.get(key)
    if (same) return same
    const found = this.#readOrEncode(key, media, preset, format).finally(() => this.#pending.delete(key))
    this.#pending.set(key, found)
    return found
  }

  async #readOrEncode(key: string, media: Media, preset: PresetName, format: Format): Promise<Buffer | undefined> {
    const stored = await this.#read(key)
    if (stored) return stored
    const encoded = await this.inTurn(key, async () => {
      const original = await this.#files.get(originalKey(media))
      return original && encode(original, media, preset, format)
    })
    if (!encoded) {
      if (await this.#isStored(media.id))
        this.#onProblem(new Error(`No file ${originalKey(media)}`), `The original of picture ${media.id} is missing`)
      return undefined
    }
    // The visitor gets the picture even if the store is full or down.
    await this.#files.put(key, encoded).catch((error: unknown) => this.#onProblem(error, `Storing ${key} failed`))
    return encoded
  }

  /** An unreadable or corrupt file counts as missing. */
  async #read(key: string): Promise<Buffer | undefined> {
    try {
      const stored = await this.#files.get(key)
      return stored && typeOf(stored) ? stored : undefined
    } catch (error) {
      this.#onProblem(error, `Reading ${key} failed`)
      return undefined
    }
  }
}
