import { hasBit, setBit } from '#search/arrays/bits.ts'
import { Slices } from '#search/arrays/slices.ts'
import type { SearchDocument } from '#search/document.ts'
import { findIn } from '#search/finding/find.ts'
import { Scratch } from '#search/finding/scratch.ts'
import type { Vocabulary } from '#search/language/language.ts'
import type { IndexFigures, OnProblem, ValidatedIndex } from '#search/search-index.ts'
import type { SearchQuery, SearchResult, Suggestions, SuggestQuery } from '#search/search-query.ts'
import type { AddedWords } from '#search/thesaurus/added-words.ts'
import { SiteMeanings } from '#search/thesaurus/site-meanings.ts'
import type { Thesauri } from '#search/thesaurus/thesaurus.ts'
import { buildSegment } from './build-segment.ts'
import { isKnown } from './lexicon.ts'
import { mergeSegments } from './merge-segments.ts'
import { GONE, type Moves } from './merge-words.ts'
import { arraysOf, bytesOf, numberOf, type Segment } from './segment.ts'
import { segmentsToMerge } from './segments-to-merge.ts'
import { RememberedParts, type Vocabularies } from './word-forms.ts'
import { wordCount } from './word-list.ts'

/** A batch of this size has enough words of its own to split compounds; a lookup elsewhere takes long. */
const LARGE_BATCH_SIZE = 1_000

/** Time without changes after which a rebuild may start. */
const QUIET_MS = 1_000

/** Minimum share of documents that are dead or outside the largest segment for a rebuild. */
const REBUILD_SHARE = 0.05

type Options = { onProblem: OnProblem; quiet?: number; thesauri?: Thesauri }

/** An index on the caller's thread. Building yields every few milliseconds, so it does not block the event loop. */
export class LocalIndex implements ValidatedIndex {
  #segments: Segment[]
  #size: number
  readonly #onProblem: OnProblem
  readonly #quiet: number
  readonly #meanings: SiteMeanings
  #scratch = new Scratch()
  readonly #parts = new RememberedParts()
  /** Changes are applied one at a time, in order of arrival. */
  #changes: Promise<void> = Promise.resolve()
  #changesLeft = 0
  #tidying: Promise<void> | undefined
  /** Changes to documents of segments that are being merged. */
  #meanwhile: { merging: ReadonlySet<Segment>; died: Touched[]; liked: Touched[] } | undefined
  #timer: NodeJS.Timeout | undefined
  #peakBytes = 0
  readonly #closing = new AbortController()

  constructor({ onProblem, quiet = QUIET_MS, thesauri = {} }: Options, segments: Segment[] = []) {
    this.#onProblem = onProblem
    this.#quiet = quiet
    this.#meanings = new SiteMeanings(thesauri)
    this.#segments = segments
    this.#size = segments.reduce((sum, { count, deadCount }) => sum + count - deadCount, 0)
  }

  get #isClosed(): boolean {
    return this.#closing.signal.aborted
  }

  get size(): number {
    return this.#size
  }

  put(documents: readonly SearchDocument[]): Promise<void> {
    return this.#change(async () => {
      // The last document with the same id wins.
      const batch = [...new Map(documents.map((each) => [each.id, each])).values()]
      if (batch.length === 0) return
      const elsewhere = batch.length < LARGE_BATCH_SIZE ? this.#elsewhere() : this.#words()
      const segment = await buildSegment(batch, this.#parts, elsewhere, new Slices())
      for (const { id } of batch) this.#kill(id)
      this.#segments.push(segment)
      this.#size += segment.count
      this.#tidy()
    })
  }

  remove(ids: readonly number[]): Promise<void> {
    return this.#change(async () => {
      const slices = new Slices()
      for (const id of ids) {
        this.#kill(id)
        if (slices.isOver(4)) await slices.pause()
      }
    })
  }

  clear(): Promise<void> {
    return this.#change(async () => {
      this.#segments = []
      this.#size = 0
    })
  }

  setLikes(id: number, count: number): void {
    if (this.#changesLeft === 0) this.#like(id, count)
    else this.#change(async () => this.#like(id, count)).catch(() => {})
  }

  setAddedWords(added: readonly AddedWords[]): void {
    this.#meanings.set(added)
  }

  find(query: SearchQuery): SearchResult {
    return this.#ask(query)
  }

  suggest({ contentGroup = 0, sortOrder = 0, ...typing }: SuggestQuery): Suggestions {
    if (typing.q.trim() === '') return { ids: [], totalCount: 0, corrections: [] }
    const { facets, ...suggestions } = this.#ask({
      matchAnyCategoryIds: [],
      matchAllCategoryIds: [],
      authors: [],
      searchEquipments: false,
      facetTags: [],
      facetCategories: [],
      from: 0,
      ...typing,
      contentGroup,
      sortOrder,
    })
    return suggestions
  }

  async rebuild(): Promise<void> {
    await this.#settled()
    if (this.#segments.length > 1 || this.#segments.some(({ deadCount }) => deadCount > 0)) await this.#tidy(true)
  }

  figures(): IndexFigures {
    const lexicons = this.#segments.flatMap((segment) => Object.values(segment.lexicons))
    return {
      documents: this.#size,
      segments: this.#segments.length,
      bytes: this.#segments.reduce((sum, segment) => sum + bytesOf(segment), 0),
      peakBytes: this.#peakBytes,
      words: lexicons.reduce((sum, { words }) => sum + wordCount(words), 0),
    }
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer)
    await this.#changes
    this.#closing.abort()
    await this.#settled()
    this.#segments = []
    this.#size = 0
  }

  /** Hands all segments over to the caller. Only while nothing changes. */
  giveAway(): Segment[] {
    if (this.#changesLeft > 0 || this.#tidying) throw new Error('This search index is being changed.')
    this.#closing.abort()
    clearTimeout(this.#timer)
    return this.#segments
  }

  #ask(query: SearchQuery): SearchResult {
    try {
      return findIn(this.#segments, query, this.#scratch, this.#meanings.of(query, query.tried))
    } catch (error) {
      // The next query would see its leftovers.
      this.#scratch = new Scratch()
      throw error
    }
  }

  #change(work: () => Promise<void>): Promise<void> {
    if (this.#isClosed) return Promise.reject(new Error('This search index is closed.'))
    this.#changesLeft++
    clearTimeout(this.#timer)
    const done = this.#changes.then(work).finally(() => {
      this.#changesLeft--
      if (this.#changesLeft === 0) this.#rebuildWhenQuiet()
    })
    this.#changes = done.catch(() => {})
    return done
  }

  #kill(id: number): void {
    this.#touch(id, (segment, number) => {
      setBit(segment.dead, number)
      segment.deadCount++
      this.#size--
      if (this.#meanwhile?.merging.has(segment)) this.#meanwhile.died.push({ segment, number, value: 0 })
    })
  }

  #like(id: number, count: number): void {
    this.#touch(id, (segment, number) => {
      segment.likes[number] = count
      if (this.#meanwhile?.merging.has(segment)) this.#meanwhile.liked.push({ segment, number, value: count })
    })
  }

  /** The live document with this id, if there is one. */
  #touch(id: number, work: (segment: Segment, number: number) => void): void {
    for (const segment of this.#segments) {
      const number = numberOf(segment, id)
      if (number >= 0 && !hasBit(segment.dead, number)) {
        work(segment, number)
        return
      }
    }
  }

  /** Merges segments in the background until no merge is due. */
  #tidy(everything = false): Promise<void> {
    this.#tidying ??= this.#mergeAll(everything).finally(() => {
      this.#tidying = undefined
    })
    return this.#tidying
  }

  async #mergeAll(everything: boolean): Promise<void> {
    try {
      if (everything) await this.#merge([...this.#segments], everything)
      for (let chosen = segmentsToMerge(this.#segments); chosen.length > 0; chosen = segmentsToMerge(this.#segments)) {
        if (this.#isClosed) return
        await this.#merge(chosen, false)
      }
    } catch (error) {
      if (!this.#isClosed) this.#onProblem(error, 'Merging segments of the search index failed')
    }
  }

  async #merge(chosen: readonly Segment[], everything: boolean): Promise<void> {
    const meanwhile = { merging: new Set(chosen), died: [] as Touched[], liked: [] as Touched[] }
    this.#meanwhile = meanwhile
    try {
      const { segment, moves, helperBytes } = await mergeSegments(
        chosen,
        everything ? this.#elsewhere(chosen) : undefined,
        new Slices(this.#closing.signal),
      )
      if (everything) this.#parts.clear()
      const movesOf = new Map(chosen.map((each, place) => [each, moves[place] as Moves]))
      const movedTo = ({ segment: old, number }: Touched) => movesOf.get(old)?.[number] ?? GONE
      for (const died of meanwhile.died) {
        const number = movedTo(died)
        if (number === GONE || hasBit(segment.dead, number)) continue
        setBit(segment.dead, number)
        segment.deadCount++
      }
      for (const liked of meanwhile.liked) {
        const number = movedTo(liked)
        if (number !== GONE) segment.likes[number] = liked.value
      }
      const all = [...this.#segments, segment].reduce((sum, each) => sum + bytesOf(each), 0)
      if (everything) this.#peakBytes = all + helperBytes
      // Cleared meanwhile: the merged segment is obsolete.
      if (!chosen.every((each) => this.#segments.includes(each))) return
      const rest = this.#segments.filter((each) => !meanwhile.merging.has(each))
      this.#segments = segment.count === segment.deadCount ? rest : [segment, ...rest]
      // Freed at once: an idle thread may not collect garbage for a long time.
      for (const { buffer } of chosen.flatMap(arraysOf)) buffer.transfer(0)
    } finally {
      this.#meanwhile = undefined
    }
  }

  /** Compounds are judged by the words of the largest segment, where nearly all are, besides those around them. */
  #elsewhere(merging: readonly Segment[] = []): Vocabularies {
    // Looked up each time: the largest may be merged, and its memory given back, while others are being built.
    const largest = () => {
      let found: Segment | undefined
      for (const segment of this.#segments) {
        if (!merging.includes(segment) && segment.count > (found?.count ?? 0)) found = segment
      }
      return found
    }
    return (language): Vocabulary => ({
      has: (word) => {
        const lexicon = largest()?.lexicons[language]
        return this.#meanings.builtIn(language).has(word) || (lexicon !== undefined && isKnown(lexicon, word))
      },
    })
  }

  /** The words that are known without any document. */
  #words(): Vocabularies {
    return (language) => this.#meanings.builtIn(language)
  }

  #rebuildWhenQuiet(): void {
    if (this.#isClosed) return
    this.#timer = setTimeout(async () => {
      await this.#tidying
      const dead = this.#segments.reduce((sum, { deadCount }) => sum + deadCount, 0)
      const largest = this.#segments.reduce((most, { count }) => Math.max(most, count), 0)
      const scattered = this.#size + dead - largest
      if (this.#changesLeft === 0 && dead + scattered > REBUILD_SHARE * this.#size) await this.#tidy(true)
    }, this.#quiet).unref()
  }

  async #settled(): Promise<void> {
    while (this.#changesLeft > 0 || this.#tidying) {
      await this.#changes
      await this.#tidying
    }
  }
}

type Touched = { segment: Segment; number: number; value: number }
