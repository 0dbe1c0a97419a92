import { Slices } from './arrays/slices.ts'
import { validDocuments } from './document.ts'
import { LocalIndex } from './index/local-index.ts'
import type { IndexFigures, OnProblem, SearchIndex, ValidatedIndex } from './search-index.ts'
import type { SearchQuery, SearchResult, Suggestions, SuggestQuery } from './search-query.ts'
import type { AddedWords } from './thesaurus/added-words.ts'
import type { Thesauri } from './thesaurus/thesaurus.ts'
import { WorkerIndex } from './thread/worker-index.ts'

/** Up to this size a query takes a millisecond or two, which does not block the event loop noticeably. */
const MAX_LOCAL_DOCUMENTS = 20_000

/**
 * Documents per new segment. Larger segments are merged less often, but freeing their memory causes longer pauses, which matter only
 * on this thread.
 */
const LOCAL_BATCH_SIZE = 2_048
const WORKER_BATCH_SIZE = 16_384

type Options = {
  /** Called for skipped documents, and for failures in the background. */
  onProblem: OnProblem
  /** Called when the thread of a large index has ended: the index is empty and must be filled again. */
  onLost: (error: Error) => void
  /** A larger index moves to a separate thread. */
  large?: number
  /** Milliseconds without changes before a rebuild. */
  quiet?: number
  /** The synonyms of each language. */
  thesauri?: Thesauri
}

/** An empty index. It starts on this thread and moves to a separate one when it has grown. */
export function openSearchIndex(options: Options): SearchIndex {
  return new GrowingIndex(options)
}

class GrowingIndex implements SearchIndex {
  readonly #options: Options
  #current: ValidatedIndex
  /** Changes are applied one at a time, in order of arrival. */
  #changes: Promise<void> = Promise.resolve()
  #changesLeft = 0
  #added: readonly AddedWords[] = []

  constructor(options: Options) {
    this.#options = options
    this.#current = new LocalIndex(options)
  }

  get size(): number {
    return this.#current.size
  }

  put(documents: readonly unknown[]): Promise<void> {
    return this.#change(async () => {
      const most = () => (this.#current instanceof LocalIndex ? LOCAL_BATCH_SIZE : WORKER_BATCH_SIZE)
      for await (const batch of validDocuments(documents, this.#options.onProblem, most, new Slices())) {
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

  setAddedWords(added: readonly AddedWords[]): void {
    this.#added = added
    this.#current.setAddedWords(added)
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
    const { large = MAX_LOCAL_DOCUMENTS, onProblem, onLost, quiet, thesauri } = this.#options
    const local = this.#current
    if (!(local instanceof LocalIndex) || local.size <= large) return
    await local.rebuild()
    // In one turn of the event loop, so that every query goes to either the one or the other.
    const worker = new WorkerIndex(
      {
        onProblem,
        quiet,
        thesauri,
        added: this.#added,
        onLost: (error) => {
          this.#current = new LocalIndex(this.#options)
          this.#current.setAddedWords(this.#added)
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
