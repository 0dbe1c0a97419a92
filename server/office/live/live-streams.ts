import { type NewsKind, newsKinds, type OfficeNews } from '#contract/office/live/news.ts'
import type { Role } from '#contract/office/roles.ts'
import { LiveStream, type StreamTimes } from './live-stream.ts'

/** Windows of one person that this node tells: those of a browser share one stream. A further one ends the oldest. */
const MOST_OF_PERSON = 5

const TIMES: StreamTimes = { heartbeatMs: 15_000, pauseMs: 1000 }

/** Who looks: the session by its hash. */
type Viewer = { id: string; roles: readonly Role[]; session: string }

type Needs = Partial<StreamTimes> & {
  /** Whether the session goes on. Must not count as a use of it. */
  isOpen: (session: string) => Promise<boolean>
}

/** The streams of this node. */
export class LiveStreams {
  readonly #needs: Needs
  readonly #byPerson = new Map<string, LiveStream[]>()
  #isStopping = false

  constructor(needs: Needs) {
    this.#needs = needs
  }

  get size(): number {
    return [...this.#byPerson.values()].reduce((sum, own) => sum + own.length, 0)
  }

  tell(news: readonly OfficeNews[]): void {
    if (news.length === 0) return
    for (const own of this.#byPerson.values()) for (const stream of own) stream.tell(news)
  }

  /** Changes were missed. */
  tellEverything(): void {
    this.tell(Object.keys(newsKinds).map((kind) => ({ kind: kind as NewsKind })))
  }

  /** The events of a stream, which begins with the first that is read. */
  events(viewer: Viewer): AsyncIterable<Uint8Array> {
    return { [Symbol.asyncIterator]: () => this.#begin(viewer) }
  }

  endAll(): void {
    this.#isStopping = true
    for (const own of this.#byPerson.values()) for (const stream of own) stream.end()
  }

  #begin({ id, roles, session }: Viewer): AsyncIterator<Uint8Array> {
    const stream = new LiveStream({ ...TIMES, ...this.#needs, roles, isOpen: () => this.#needs.isOpen(session) })
    const texts = stream.texts()
    this.#add(id, stream)
    const close = () => {
      stream.end()
      this.#remove(id, stream)
    }
    return {
      async next() {
        // Of an outage the client hears when it comes back.
        const { value, done } = await texts.next().catch(() => ({ value: undefined, done: true }))
        if (!done && value !== undefined) return { value: Buffer.from(value), done: false }
        close()
        return { value: undefined, done: true }
      },
      /** The client has gone. */
      async return() {
        close()
        return { value: undefined, done: true }
      },
    }
  }

  #add(person: string, stream: LiveStream): void {
    const own = [...(this.#byPerson.get(person) ?? []), stream]
    for (const oldest of own.splice(0, own.length - MOST_OF_PERSON)) oldest.end()
    this.#byPerson.set(person, own)
    if (this.#isStopping) stream.end()
  }

  #remove(person: string, stream: LiveStream): void {
    const left = (this.#byPerson.get(person) ?? []).filter((each) => each !== stream)
    if (left.length > 0) this.#byPerson.set(person, left)
    else this.#byPerson.delete(person)
  }
}
