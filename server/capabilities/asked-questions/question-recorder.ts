import type { Language } from '#contract/site.ts'
import { keptQuestion } from './kept-question.ts'

export type Asked = { site: string; language: Language; q: string; totalCount: number }
export type Opened = Omit<Asked, 'totalCount'>
/** A question in a batch, and how often it was asked, found nothing, and led to a page. */
export type Counted = {
  site: string
  language: Language
  question: string
  asked: number
  unanswered: number
  opened: number
}

type Needs = {
  write: (batch: readonly Counted[]) => Promise<void>
  onProblem: (error: unknown, sentence: string) => void
  intervalMs?: number
}

/** The most different questions counted between two writes; more are a flood. */
const MOST_QUESTIONS = 1000
/** The most that one question counts between two writes, so that a flood counts like a busy minute. */
const MOST_TIMES = 20
const INTERVAL_MS = 60_000

/** Counts questions in memory and writes them once a minute, so that no search waits for it. */
export class QuestionRecorder {
  readonly #needs: Needs
  #batch = new Map<string, Counted>()
  #timer: NodeJS.Timeout | undefined
  #writing: Promise<void> = Promise.resolve()

  constructor(needs: Needs) {
    this.#needs = needs
  }

  asked = ({ totalCount, ...question }: Asked): void => {
    const counted = this.#find(question)
    if (!counted || counted.asked >= MOST_TIMES) return
    counted.asked++
    if (totalCount === 0) counted.unanswered++
  }

  opened = (question: Opened): void => {
    const counted = this.#find(question)
    if (counted && counted.opened < MOST_TIMES) counted.opened++
  }

  /** Writes the counts. Also called at shutdown. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const batch = withoutBeginnings([...this.#batch.values()])
    this.#batch = new Map()
    if (batch.length > 0) this.#writing = this.#writing.then(() => this.#write(batch))
    await this.#writing
  }

  #find({ site, language, q }: Opened): Counted | undefined {
    const question = keptQuestion(q)
    if (question === null) return undefined
    const key = `${site} ${language} ${question}`
    const known = this.#batch.get(key)
    if (known || this.#batch.size >= MOST_QUESTIONS) return known
    const counted = { site, language, question, asked: 0, unanswered: 0, opened: 0 }
    this.#batch.set(key, counted)
    this.#timer ??= setTimeout(() => void this.flush(), this.#needs.intervalMs ?? INTERVAL_MS).unref()
    return counted
  }

  async #write(batch: readonly Counted[]): Promise<void> {
    try {
      await this.#needs.write(batch)
    } catch (error) {
      // Best effort: the counts of a minute without a database are lost.
      this.#needs.onProblem(error, 'Counting questions failed')
    }
  }
}

/** Drops beginnings of longer questions: search as you type asks 'kin', 'kink' and 'kinkku', and only the last was meant. Keeps clicks. */
function withoutBeginnings(batch: readonly Counted[]): Counted[] {
  const places = Map.groupBy(batch, ({ site, language }) => `${site} ${language}`)
  return [...places.values()].flatMap((counted) => {
    const sorted = counted.toSorted((one, other) => (one.question < other.question ? -1 : 1))
    return sorted.filter(({ question, opened }, at) => opened > 0 || !sorted[at + 1]?.question.startsWith(question))
  })
}
