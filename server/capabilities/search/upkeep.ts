import type { Change } from '#contract/change.ts'
import type { Page } from '#contract/content.ts'
import type { SearchDocument } from '#server/search-engine/index/document.ts'
import type { SearchIndex } from '#server/search-engine/index/search-index.ts'

export type PageAddress = Pick<Page, 'site' | 'language' | 'path'>

export type SearchStore = {
  /** Every page that can be found, a batch at a time. */
  all(): AsyncIterable<SearchDocument[]>
  /** Those of the pages at these addresses that can be found. */
  find(addresses: readonly PageAddress[]): Promise<SearchDocument[]>
}

type Needs = {
  index: Pick<SearchIndex, 'put' | 'remove' | 'clear' | 'setLikes' | 'find' | 'suggest' | 'close'>
  store: SearchStore
  onProblem: (error: unknown, sentence: string) => void
}

type Changed = Change['pages']

const RETRY = 1000
/** Every `put` makes a part of the index that is merged later: a few large ones are cheaper than many small. */
const AT_ONCE = 2000

/** Fills the index with every page and keeps it in step with what changes, without holding up the start of the program. */
export class Upkeep {
  readonly #needs: Needs
  #filled: Promise<void> = Promise.resolve()
  #isFilled = false
  #stopped = false
  /** What changed while the index is being filled: it may have been read before it changed, so it is read again. */
  #meanwhile: Changed[number][] | undefined

  constructor(needs: Needs) {
    this.#needs = needs
  }

  /** Whether the index knows every page. */
  get isFilled(): boolean {
    return this.#isFilled
  }

  /** The index, once it knows every page. */
  index = async (): Promise<Needs['index']> => {
    await this.#filled
    return this.#needs.index
  }

  /** Reads every page, from now on in the background, and again until it succeeds. */
  begin(): void {
    this.#isFilled = false
    this.#filled = this.#filled.then(() => this.#fill())
  }

  /** Brings these pages up to date. */
  async follow(changed: Changed): Promise<void> {
    if (changed.length === 0) return
    if (this.#meanwhile) this.#meanwhile.push(...changed)
    else await this.#renew(changed)
  }

  /** Sorts by newer counts from now on. While the index is being filled, pages may come with older ones. */
  async setLikes(counts: NonNullable<Change['likes']>): Promise<void> {
    await this.#filled
    for (const { contentId, likeCount } of counts) this.#needs.index.setLikes(contentId, likeCount)
  }

  /** Ends a filling that is under way, and the index. */
  async stop(): Promise<void> {
    this.#stopped = true
    await this.#filled
    await this.#needs.index.close()
  }

  async #fill(): Promise<void> {
    const { index, store, onProblem } = this.#needs
    while (!this.#stopped) {
      this.#meanwhile = []
      try {
        await index.clear()
        for await (const batch of readAhead(gathered(store.all()))) {
          if (this.#stopped) return
          await index.put(batch)
        }
        await this.#renewMeanwhile()
        this.#isFilled = true
        return
      } catch (error) {
        if (this.#stopped) return
        onProblem(error, 'Reading all pages for search failed')
        await new Promise((resolve) => setTimeout(resolve, RETRY))
      }
    }
  }

  async #renewMeanwhile(): Promise<void> {
    for (let changed = this.#meanwhile?.splice(0); changed?.length; changed = this.#meanwhile?.splice(0)) {
      await this.#renew(changed)
    }
    this.#meanwhile = undefined
  }

  async #renew(changed: Changed): Promise<void> {
    const found = await this.#needs.store.find(changed)
    const known = new Set(found.map(({ id }) => id))
    const gone = changed.flatMap(({ contentId }) =>
      contentId === undefined || known.has(contentId) ? [] : [contentId],
    )
    if (gone.length > 0) await this.#needs.index.remove(gone)
    await this.#needs.index.put(found)
  }
}

async function* gathered(batches: AsyncIterable<SearchDocument[]>): AsyncGenerator<SearchDocument[]> {
  let held: SearchDocument[] = []
  for await (const batch of batches) {
    held.push(...batch)
    if (held.length < AT_ONCE) continue
    yield held
    held = []
  }
  if (held.length > 0) yield held
}

/** Reads the next while somebody is busy with the one before. */
async function* readAhead<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item> {
  const reading = items[Symbol.asyncIterator]()
  for (let coming = reading.next(); ; ) {
    const { done, value } = await coming
    if (done) return
    coming = reading.next()
    // It is waited for, unless whoever reads gives up before.
    coming.catch(() => {})
    yield value
  }
}
