import type { Change } from '#contract/content/change.ts'
import type { Page } from '#contract/content/content.ts'
import type { Language } from '#contract/site.ts'
import type { SearchDocument } from '#search/document.ts'
import type { SearchIndex } from '#search/search-index.ts'
import type { AnswerBook } from './answers/answer-book.ts'

export type PageAddress = Pick<Page, 'site' | 'language' | 'path'>

export type SearchStore = {
  /** Every searchable page, in batches. */
  all(): AsyncIterable<SearchDocument[]>
  /** The searchable pages at these addresses. */
  find(addresses: readonly PageAddress[]): Promise<SearchDocument[]>
  /** The searchable pages of a site in a language. */
  ofSite(site: string, language: Language): Promise<SearchDocument[]>
  /** The jobs that nobody can apply for any more; they are not searchable. */
  endedJobs(): Promise<Change['pages']>
}

type Needs = {
  index: Pick<SearchIndex, 'put' | 'remove' | 'clear' | 'setLikes' | 'find' | 'suggest' | 'close'>
  /** What pages state; the store fills it with what it reads. */
  answers: Pick<AnswerBook, 'remove' | 'clear'>
  store: Omit<SearchStore, 'endedJobs'>
  onProblem: (error: unknown, sentence: string) => void
}

type Changed = Change['pages']
type Place = { site: string; language: Language }

const RETRY_DELAY_MS = 1000
/** Every `put` creates a segment that is merged later: a few large ones are cheaper than many small ones. */
const BATCH_SIZE = 2000

/** Fills the index with every page in the background, and applies changes. */
export class IndexUpdater {
  readonly #needs: Needs
  #filled: Promise<void> = Promise.resolve()
  #isFilled = false
  #stopped = false
  /** Changes during the filling: these pages may have been read before they changed, so they are read again. */
  #meanwhile: Changed[number][] | undefined
  /** Sites whose names changed during the filling. */
  readonly #sitesMeanwhile = new Map<string, Place>()

  constructor(needs: Needs) {
    this.#needs = needs
  }

  get isFilled(): boolean {
    return this.#isFilled
  }

  /** Resolves with the index when it has every page. */
  index = async (): Promise<Needs['index']> => {
    await this.#filled
    return this.#needs.index
  }

  /** Reads every page in the background, with retries until it succeeds. */
  begin(): void {
    this.#isFilled = false
    this.#filled = this.#filled.then(() => this.#fill())
  }

  /** Updates these pages in the index. */
  async update(changed: Changed): Promise<void> {
    if (changed.length === 0) return
    if (this.#meanwhile) this.#meanwhile.push(...changed)
    else await this.#updateNow(changed)
  }

  /** Reads the pages of a site again, because the names that their items are tagged with have changed. */
  async updateSite(site: string, language: Language): Promise<void> {
    if (this.#meanwhile) this.#sitesMeanwhile.set(`${site} ${language}`, { site, language })
    else await this.#updateSiteNow({ site, language })
  }

  /** Updates the like counts. Waits for the filling, which may still add pages with older counts. */
  async setLikes(counts: NonNullable<Change['likes']>): Promise<void> {
    await this.#filled
    for (const { contentId, likeCount } of counts) this.#needs.index.setLikes(contentId, likeCount)
  }

  /** Aborts a running filling and closes the index. */
  async stop(): Promise<void> {
    this.#stopped = true
    await this.#filled
    await this.#needs.index.close()
  }

  async #fill(): Promise<void> {
    const { index, answers, store, onProblem } = this.#needs
    while (!this.#stopped) {
      this.#meanwhile = []
      this.#sitesMeanwhile.clear()
      try {
        await index.clear()
        answers.clear()
        for await (const batch of readAhead(rebatched(store.all()))) {
          if (this.#stopped) return
          await index.put(batch)
        }
        await this.#updateMeanwhile()
        this.#isFilled = true
        return
      } catch (error) {
        if (this.#stopped) return
        onProblem(error, 'Reading all pages for search failed')
        await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS))
      }
    }
  }

  async #updateSiteNow({ site, language }: Place): Promise<void> {
    await this.#needs.index.put(await this.#needs.store.ofSite(site, language))
  }

  async #updateMeanwhile(): Promise<void> {
    for (const [key, place] of this.#sitesMeanwhile) {
      this.#sitesMeanwhile.delete(key)
      await this.#updateSiteNow(place)
    }
    for (let changed = this.#meanwhile?.splice(0); changed?.length; changed = this.#meanwhile?.splice(0)) {
      await this.#updateNow(changed)
    }
    this.#meanwhile = undefined
  }

  async #updateNow(changed: Changed): Promise<void> {
    const found = await this.#needs.store.find(changed)
    const known = new Set(found.map(({ id }) => id))
    const gone = changed.flatMap(({ contentId }) =>
      contentId === undefined || known.has(contentId) ? [] : [contentId],
    )
    this.#needs.answers.remove(gone)
    if (gone.length > 0) await this.#needs.index.remove(gone)
    await this.#needs.index.put(found)
  }
}

async function* rebatched(batches: AsyncIterable<SearchDocument[]>): AsyncGenerator<SearchDocument[]> {
  let collected: SearchDocument[] = []
  for await (const batch of batches) {
    collected.push(...batch)
    if (collected.length < BATCH_SIZE) continue
    yield collected
    collected = []
  }
  if (collected.length > 0) yield collected
}

/** Reads the next item while the consumer processes the current one. */
async function* readAhead<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item> {
  const reading = items[Symbol.asyncIterator]()
  for (let next = reading.next(); ; ) {
    const { done, value } = await next
    if (done) return
    next = reading.next()
    // Awaited in the next turn, unless the consumer stops before.
    next.catch(() => {})
    yield value
  }
}
