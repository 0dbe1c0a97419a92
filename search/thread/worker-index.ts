import { Worker } from 'node:worker_threads'
import { Slices } from '#search/arrays/slices.ts'
import type { SearchDocument } from '#search/document.ts'
import { arraysOf, type Segment } from '#search/index/segment.ts'
import type { IndexFigures, OnProblem, ValidatedIndex } from '#search/search-index.ts'
import type { SearchQuery, SearchResult, Suggestions, SuggestQuery } from '#search/search-query.ts'
import type { AddedWords } from '#search/thesaurus/added-words.ts'
import type { Thesauri } from '#search/thesaurus/thesaurus.ts'
import type { FromWorker, Result, Task, ToWorker, WorkerStart } from './worker-messages.ts'

// The worker is TypeScript when run from the sources (tests, development) and JavaScript in `dist`.
const workerFile = import.meta.url.endsWith('.ts') ? './search-worker.ts' : './search-worker.js'

/** Documents are sent in batches of about this size, because each message is copied without a pause. */
const BATCH_CHARACTERS = 50_000
const BATCH_DOCUMENTS = 50

/** The heap for short-lived objects. A mostly idle thread would never free a larger one. */
const YOUNG_GENERATION_MB = 24

type Options = {
  onProblem: OnProblem
  /** The worker ended by itself, and everything in it is lost. */
  onLost: (error: Error) => void
  quiet?: number
  thesauri?: Thesauri
  added?: readonly AddedWords[]
}

/** An index on a thread of its own. It begins with segments, which it takes over. */
export class WorkerIndex implements ValidatedIndex {
  readonly #worker: Worker
  readonly #waiting = new Map<number, { resolve(result: Result): void; reject(error: unknown): void }>()
  #number = 0
  #size: number
  #failure: Error | undefined
  #isClosing = false

  constructor({ onProblem, onLost, quiet, thesauri, added }: Options, segments: Segment[]) {
    this.#size = segments.reduce((sum, { count, deadCount }) => sum + count - deadCount, 0)
    this.#worker = new Worker(new URL(workerFile, import.meta.url), {
      workerData: { segments, quiet, thesauri, added } satisfies WorkerStart,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
      transferList: segments.flatMap(arraysOf).map(({ buffer }) => buffer),
    })
    this.#worker.on('message', (message: FromWorker) => {
      if (message.kind === 'problem') return onProblem(message.error, message.sentence)
      const waiting = this.#answered(message.number)
      if (message.kind === 'failed') return waiting?.reject(message.error)
      this.#size = message.size
      waiting?.resolve(message.result)
    })
    const fail = (error: Error) => {
      if (this.#isClosing || this.#failure) return
      this.#failure = error
      this.#size = 0
      for (const { reject } of this.#waiting.values()) reject(error)
      this.#waiting.clear()
      onLost(error)
    }
    this.#worker.on('error', fail)
    this.#worker.on('exit', () => fail(new Error('The search worker has stopped.')))
    this.#worker.unref()
  }

  get size(): number {
    return this.#size
  }

  async put(documents: readonly SearchDocument[]): Promise<void> {
    const slices = new Slices()
    const done: Promise<Result>[] = []
    for (const { batch, moreFollow } of batchesOf(documents)) {
      done.push(this.#ask({ kind: 'put', documents: batch, moreFollow }))
      if (slices.isOver(BATCH_DOCUMENTS)) await slices.pause()
    }
    await Promise.all(done)
  }

  async remove(ids: readonly number[]): Promise<void> {
    await this.#ask({ kind: 'remove', ids })
  }

  async clear(): Promise<void> {
    await this.#ask({ kind: 'clear' })
  }

  setLikes(id: number, count: number): void {
    // It fails only when the whole index is lost, which is told elsewhere.
    this.#ask({ kind: 'setLikes', id, count }).catch(() => {})
  }

  setAddedWords(added: readonly AddedWords[]): void {
    // It fails only when the whole index is lost: the next one begins with them.
    this.#ask({ kind: 'setAddedWords', added }).catch(() => {})
  }

  find(query: SearchQuery): Promise<SearchResult> {
    return this.#ask({ kind: 'find', query }) as Promise<SearchResult>
  }

  suggest(typing: SuggestQuery): Promise<Suggestions> {
    return this.#ask({ kind: 'suggest', typing }) as Promise<Suggestions>
  }

  async rebuild(): Promise<void> {
    await this.#ask({ kind: 'rebuild' })
  }

  figures(): Promise<IndexFigures> {
    return this.#ask({ kind: 'figures' }) as Promise<IndexFigures>
  }

  async close(): Promise<void> {
    this.#isClosing = true
    await this.#worker.terminate()
    this.#size = 0
    for (const { reject } of this.#waiting.values()) reject(new Error('This search index is closed.'))
  }

  #ask(task: Task): Promise<Result> {
    if (this.#failure) return Promise.reject(this.#failure)
    const number = this.#number++
    const answered = new Promise<Result>((resolve, reject) => this.#waiting.set(number, { resolve, reject }))
    this.#worker.postMessage({ number, task } satisfies ToWorker)
    this.#worker.ref()
    return answered
  }

  /** Only somebody who waits for an answer keeps the program from ending. */
  #answered(number: number) {
    const waiting = this.#waiting.get(number)
    this.#waiting.delete(number)
    if (this.#waiting.size === 0) this.#worker.unref()
    return waiting
  }
}

function* batchesOf(documents: readonly SearchDocument[]) {
  let batch: SearchDocument[] = []
  let characters = 0
  for (const [place, document] of documents.entries()) {
    batch.push(document)
    characters += document.text.length + document.teaser.length
    const moreFollow = place < documents.length - 1
    if (moreFollow && batch.length < BATCH_DOCUMENTS && characters < BATCH_CHARACTERS) continue
    yield { batch, moreFollow }
    batch = []
    characters = 0
  }
}
