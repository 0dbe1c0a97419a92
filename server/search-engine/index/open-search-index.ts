import { soundDocuments } from './document.ts'
import { LocalIndex } from './local-index.ts'
import type { IndexFigures, OnProblem, SearchIndex, SoundIndex } from './search-index.ts'
import type { SearchQuery, SearchResult, Suggestions, SuggestQuery } from './search-query.ts'
import { Slices } from './slices.ts'
import { WorkerIndex } from './worker-index.ts'

/** Up to so many documents a query takes a millisecond or two, which nobody else feels. */
const LARGE = 20_000

/**
 * So many documents at once become a segment. Larger segments have to be merged less often, but the memory for them is given
 * back in longer pauses, which matter on this thread alone.
 */
const BATCH = 2_048
const BATCH_ELSEWHERE = 16_384

type Options = {
  /** Hears of documents that are left out, and of what fails in the background. */
  onProblem: OnProblem
  /** Hears that everything is lost, because the thread of a large index has ended: it has to be filled again. */
  onLost: (error: Error) => void
  /** From more documents on, the index is on a thread of its own. */
  large?: number
  /** Milliseconds without a change after which it may be rebuilt. */
  quiet?: number
}

/** An empty index. It is on this thread while it is small, and moves to one of its own when it has grown. */
export function openSearchIndex(options: Options): SearchIndex {
  return new GrowingIndex(options)
}

class GrowingIndex implements SearchIndex {
  readonly #options: Options
  #current: SoundIndex
  /** Changes are made one after the other, in the order they came. */
  #changes: Promise<void> = Promise.resolve()
  #changesLeft = 0

  constructor(options: Options) {
    this.#options = options
    this.#current = new LocalIndex(options)
  }

  get size(): number {
    return this.#current.size
  }

  put(documents: readonly unknown[]): Promise<void> {
    return this.#change(async () => {
      const most = () => (this.#current instanceof LocalIndex ? BATCH : BATCH_ELSEWHERE)
      for await (const batch of soundDocuments(documents, this.#options.onProblem, most, new Slices())) {
        await this.#current.put(batch)
        await this.#moveIfLarge()
      }
    })
  }

  remove(ids: readonly number[]): Promise<void> {
    return this.#change(() => this.#current.remove(ids))
  }

  clear(): Promise<void> {
    return this.#change(() => this.#current.clear())
  }

  setLikes(id: number, count: number): void {
    if (this.#changesLeft === 0) this.#current.setLikes(id, count)
    else this.#change(async () => this.#current.setLikes(id, count)).catch(() => {})
  }

  find(query: SearchQuery): SearchResult | Promise<SearchResult> {
    return this.#current.find(query)
  }

  suggest(typing: SuggestQuery): Suggestions | Promise<Suggestions> {
    return this.#current.suggest(typing)
  }

  rebuild(): Promise<void> {
    return this.#change(() => this.#current.rebuild())
  }

  figures(): IndexFigures | Promise<IndexFigures> {
    return this.#current.figures()
  }

  async close(): Promise<void> {
    await this.#changes
    await this.#current.close()
  }

  async #moveIfLarge(): Promise<void> {
    const { large = LARGE, onProblem, onLost, quiet } = this.#options
    const local = this.#current
    if (!(local instanceof LocalIndex) || local.size <= large) return
    await local.rebuild()
    // In one turn of the event loop: every query is answered by the one or the other.
    const worker = new WorkerIndex(
      {
        onProblem,
        quiet,
        onLost: (error) => {
          this.#current = new LocalIndex(this.#options)
          onLost(error)
        },
      },
      local.giveAway(),
    )
    this.#current = worker
  }

  #change(work: () => Promise<void>): Promise<void> {
    this.#changesLeft++
    const done = this.#changes.then(work).finally(() => this.#changesLeft--)
    this.#changes = done.catch(() => {})
    return done
  }
}
