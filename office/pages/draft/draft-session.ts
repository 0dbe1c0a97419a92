import type { EditedPage } from '#contract/office/pages/edited-page.ts'
import { type DraftState, merge } from '#contract/office/pages/merge.ts'
import type { Operation, Question } from '#contract/office/pages/operations.ts'
import type { Problem } from '#contract/office/pages/page-of-office.ts'
import { queued } from './coalesce.ts'
import type { Queue, QueueStore } from './queue-store.ts'

type Without<Each, Name extends PropertyKey> = Each extends unknown ? Omit<Each, Name> : never
/** What a person does; the session says which revision it comes from. */
export type Action = Without<Operation, 'from'>

export type Saved = { revision: number; number: number; draft: DraftState | null; problems: readonly Problem[] }
export type Answer<Value> = { ok: true; value: Value } | { ok: false; code: string; message?: string }

export type DraftCalls = {
  save(
    page: number,
    save: { window: string; number: number; revision: number; operations: readonly Operation[] },
  ): Promise<Answer<Saved>>
  read(page: number): Promise<Answer<{ draft: DraftState; problems: readonly Problem[] }>>
}

/** `away`: the server did not answer; everything is kept, and sent again. `refused`: it will not take it. */
export type SaveState = 'saved' | 'saving' | 'away' | 'refused'

export type Shown = {
  content: EditedPage
  questions: readonly Question[]
  server: DraftState
  problems: readonly Problem[]
  /** What the server has not confirmed. */
  unsaved: readonly Operation[]
  saving: SaveState
  refusal: string | null
  /** Whether the browser could keep it: a private window may not. */
  isKept: boolean
}

const SAVE_AFTER_MS = 400
const AGAIN_AFTER_MS = [1000, 2000, 5000, 10_000, 15_000]
const MAX_OPERATIONS = 400

/** No answer that says anything: the save may or may not have arrived. */
const isLost = (code: string) =>
  ['OFFLINE', 'TIMEOUT', 'FAILED', 'ABORTED', 'UNAVAILABLE', 'RATE_LIMITED', 'LOGIN_NEEDED'].includes(code)

type Given = {
  page: number
  person: string
  draft: DraftState
  problems: readonly Problem[]
  calls: DraftCalls
  store: QueueStore
  window?: string
}

/** A page that is being edited in this window. Typing changes what is shown at once; the server hears of it in its own time. */
export class DraftSession {
  readonly window: string
  readonly #given: Given
  readonly #listeners = new Set<() => void>()
  #queue: Queue
  #shown: Shown
  #timer: ReturnType<typeof setTimeout> | undefined
  #tries = 0
  #isSending = false
  #isClosed = false

  constructor(given: Given) {
    this.#given = given
    this.window = given.window ?? crypto.randomUUID()
    this.#queue = { window: this.window, page: given.page, person: given.person, number: 0, sending: null, waiting: [] }
    this.#shown = {
      content: given.draft.content,
      questions: given.draft.questions,
      server: given.draft,
      problems: given.problems,
      unsaved: [],
      saving: 'saved',
      refusal: null,
      isKept: true,
    }
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  readonly shown = (): Shown => this.#shown

  /** Does it here at once, keeps it in the browser, and sends it. */
  do(action: Action): void {
    const operation = { ...action, from: this.#shown.server.revision } as Operation
    const waiting = queued(this.#queue.waiting, operation)
    this.#queue = { ...this.#queue, waiting }
    this.#keep()
    this.#show({ saving: this.#shown.saving === 'saved' ? 'saving' : this.#shown.saving })
    if (!this.#isSending && this.#shown.saving !== 'away') this.#plan(SAVE_AFTER_MS)
  }

  /** Somebody else has changed the page. What is being sent brings the news by itself. */
  async readAgain(): Promise<void> {
    if (this.#isSending || this.#queue.sending) return
    const answer = await this.#given.calls.read(this.#given.page)
    if (!answer.ok || this.#isSending || this.#isClosed) return
    if (answer.value.draft.revision < this.#shown.server.revision) return
    this.#show({ server: answer.value.draft, problems: answer.value.problems })
  }

  /** A version has become the draft. */
  take(draft: DraftState): void {
    this.#show({ server: draft })
    void this.readAgain()
  }

  /** The connection is back: no need to wait. */
  tryNow(): void {
    if (this.#shown.saving === 'away') this.#plan(0)
  }

  /** Resolves when the server has everything, or will not take it. */
  settled(): Promise<SaveState> {
    this.#plan(0)
    const isDone = () => this.#shown.saving !== 'saving'
    return new Promise((resolve) => {
      if (isDone()) return resolve(this.#shown.saving)
      const stop = this.subscribe(() => {
        if (!isDone()) return
        stop()
        resolve(this.#shown.saving)
      })
    })
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#timer)
    if (this.#shown.unsaved.length > 0) void this.#send()
  }

  #plan(afterMs: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#send(), afterMs)
  }

  async #send(): Promise<void> {
    if (this.#isSending || this.#shown.saving === 'refused') return
    if (!this.#queue.sending) {
      if (this.#queue.waiting.length === 0) return
      this.#prepare()
    }
    const save = this.#queue.sending
    if (!save) return
    this.#isSending = true
    const answer = await this.#given.calls.save(this.#given.page, { window: this.window, ...save })
    this.#isSending = false
    if (answer.ok) this.#confirm(answer.value, save.operations)
    else if (isLost(answer.code)) this.#retry()
    else this.#show({ saving: 'refused', refusal: answer.message ?? null })
  }

  #prepare(): void {
    const { waiting, number } = this.#queue
    const operations = waiting.slice(0, MAX_OPERATIONS)
    const sending = { number: number + 1, revision: this.#shown.server.revision, operations }
    this.#queue = { ...this.#queue, number: number + 1, sending, waiting: waiting.slice(MAX_OPERATIONS) }
    this.#keep()
  }

  #confirm({ draft, revision, problems }: Saved, operations: readonly Operation[]): void {
    this.#tries = 0
    const before = this.#shown.server
    const server = draft ?? { ...this.#with(before, operations), revision }
    this.#queue = { ...this.#queue, sending: null }
    this.#keep()
    const isDone = this.#queue.waiting.length === 0
    this.#show({ server, problems, saving: isDone ? 'saved' : 'saving' })
    if (!isDone) this.#plan(SAVE_AFTER_MS)
  }

  /** The draft as this window sees it: all that it did is done. */
  #with(state: DraftState, operations: readonly Operation[]): DraftState {
    const done = operations.map((each) => ({ ...each, from: Number.MAX_SAFE_INTEGER }))
    return merge(state, { window: this.window, by: '' }, done)
  }

  #retry(): void {
    const wait = AGAIN_AFTER_MS[Math.min(this.#tries, AGAIN_AFTER_MS.length - 1)] ?? 0
    this.#tries++
    this.#show({ saving: 'away' })
    if (!this.#isClosed) this.#plan(wait)
  }

  #keep(): void {
    const { store } = this.#given
    const isEmpty = !this.#queue.sending && this.#queue.waiting.length === 0
    const kept = isEmpty ? store.remove(this.window) : store.put(this.#queue)
    kept.then(
      () => !this.#shown.isKept && this.#show({ isKept: true }),
      () => this.#shown.isKept && this.#show({ isKept: false }),
    )
  }

  #show(part: Partial<Shown>): void {
    const server = part.server ?? this.#shown.server
    const unsaved = [...(this.#queue.sending?.operations ?? []), ...this.#queue.waiting]
    const { content, questions } = this.#with(server, unsaved)
    this.#shown = { ...this.#shown, ...part, server, unsaved, content, questions }
    for (const listener of this.#listeners) listener()
  }
}
