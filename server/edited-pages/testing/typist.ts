import type { EditedPage, FieldPath } from '#contract/office/pages/edited-page.ts'
import { isSame, valueAt } from '#contract/office/pages/field-path.ts'
import { projected } from '#contract/office/pages/merge.ts'
import type { Operation, Question } from '#contract/office/pages/operations.ts'
import type { Save } from '../save-draft.ts'

type Doing = Operation extends infer One ? (One extends Operation ? Omit<One, 'from'> : never) : never
type Answer = { revision: number; draft: { content: EditedPage; questions: Question[] } | null }

/** Marks of what was typed: `§17§`. Each is typed once. */
export const marksIn = (value: unknown): string[] => JSON.stringify(value ?? null).match(/§\d+§/g) ?? []

/** A window of an editor as the browser keeps it: what it has read, what it has not sent, and a save without an answer. */
export class Typist {
  readonly window: string
  readonly name: string
  content: EditedPage
  questions: Question[]
  revision: number
  pending: Save | undefined
  queue: Operation[] = []
  readonly sent: Save[] = []
  /** What somebody has changed or removed who saw it: it may be gone. */
  readonly #settled: Set<string>

  constructor(
    name: string,
    window: string,
    draft: NonNullable<Answer['draft']> & { revision: number },
    settled: Set<string>,
  ) {
    this.name = name
    this.window = window
    this.content = draft.content
    this.questions = draft.questions
    this.revision = draft.revision
    this.#settled = settled
  }

  get view(): EditedPage {
    return projected(this.content, [...(this.pending?.operations ?? []), ...this.queue])
  }

  do(doing: Doing): void {
    for (const mark of marksIn(this.#replacedBy(doing))) this.#settled.add(mark)
    this.queue.push({ ...doing, from: this.revision } as Operation)
  }

  #replacedBy(doing: Doing): unknown {
    if (doing.kind === 'set')
      return [this.#valueAt(doing.block, doing.path), this.#ownQuestion(doing.block, doing.path)]
    if (doing.kind === 'remove') return this.view.blocks.find(({ id }) => id === doing.block)
    if (doing.kind !== 'decide') return null
    const asked = this.questions.find(({ id }) => id === doing.question)
    if (!asked) return null
    if (doing.keep === 'current') return asked.proposed
    return this.#valueAt(asked.block, asked.path)
  }

  /** Who writes on after being asked has answered. */
  #ownQuestion(block: string | null, path: FieldPath): unknown {
    const isIt = (one: Question) => one.window === this.window && one.block === block && isSame(one.path, path)
    return this.questions.find(isIt)?.proposed
  }

  #valueAt(block: string | null, path: FieldPath): unknown {
    const { fields, blocks } = this.view
    return valueAt(block === null ? fields : blocks.find(({ id }) => id === block), path)
  }

  /** The save to send: the one without an answer again, with its number. */
  toSend(): Save | undefined {
    if (!this.pending && this.queue.length > 0) {
      this.pending = {
        window: this.window,
        number: this.sent.length + 1,
        revision: this.revision,
        operations: this.queue,
      }
      this.sent.push(this.pending)
      this.queue = []
    }
    return this.pending
  }

  hear({ revision, draft }: Answer): void {
    this.content = draft ? draft.content : projected(this.content, this.pending?.operations ?? [])
    if (draft) this.questions = draft.questions
    this.pending = undefined
    this.revision = revision
  }
}
