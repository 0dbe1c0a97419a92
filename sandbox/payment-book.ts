import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Payment } from './payment.ts'

const KEPT_MS = 30 * 24 * 60 * 60_000
const COMPACTED_LENGTH = 5_000_000

/**
 * All payments, in memory and, with a file, in there too: one line for each change, the last one of a payment counts. What was answered
 * is in the file, so a sandbox that was killed goes on where it was.
 */
export class PaymentBook {
  readonly #payments = new Map<string, Payment>()
  readonly #file: string | undefined

  constructor(file?: string) {
    this.#file = file
    if (!file) return
    const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
    this.#read(text)
    if (text.length > COMPACTED_LENGTH) writeFileSync(file, this.all.map(lineOf).join(''))
    // A process that was killed while writing leaves half a line, which nobody was told about.
    else if (text && !text.endsWith('\n')) appendFileSync(file, '\n')
  }

  get all(): readonly Payment[] {
    return [...this.#payments.values()]
  }

  find(id: string): Payment | undefined {
    return this.#payments.get(id)
  }

  findByToken(token: string): Payment | undefined {
    return this.all.find((payment) => payment.token === token)
  }

  save(payment: Payment): void {
    this.#payments.set(payment.id, payment)
    if (!this.#file) return
    mkdirSync(dirname(this.#file), { recursive: true })
    appendFileSync(this.#file, lineOf(payment))
  }

  #read(text: string): void {
    const oldest = Date.now() - KEPT_MS
    for (const line of text.split('\n')) {
      const payment = parsed(line)
      if (payment && Date.parse(payment.createdAt) > oldest) this.#payments.set(payment.id, payment)
    }
  }
}

function lineOf(payment: Payment): string {
  return `${JSON.stringify(payment)}\n`
}

function parsed(line: string): Payment | undefined {
  try {
    return line ? (JSON.parse(line) as Payment) : undefined
  } catch {
    return undefined
  }
}
