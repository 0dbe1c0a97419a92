import pg from 'pg'

/** `lost`: statements fail by themselves. `silent`: the server takes them and does not answer. */
export type ServerState = 'answers' | 'lost' | 'silent'

type Needs = {
  url: string
  onChange: (state: ServerState, reason: string) => void
  intervalMs?: number | undefined
  maxSilenceMs?: number | undefined
}

const INTERVAL_MS = 500
const MAX_SILENCE_MS = 3_000

/**
 * Asks a PostgreSQL server twice a second, on a connection of its own, whether it answers. One connection is enough: a failover or a
 * pause concerns them all.
 */
export class ServerWatch {
  readonly #needs: Required<Needs>
  #state: ServerState = 'answers'
  #client: pg.Client | undefined
  #timer: NodeJS.Timeout | undefined
  #stopped = false

  constructor(needs: Needs) {
    this.#needs = {
      ...needs,
      intervalMs: needs.intervalMs ?? INTERVAL_MS,
      maxSilenceMs: needs.maxSilenceMs ?? MAX_SILENCE_MS,
    }
    this.#later()
  }

  get state(): ServerState {
    return this.#state
  }

  stop(): void {
    this.#stopped = true
    clearTimeout(this.#timer)
    this.#drop()
  }

  #later(): void {
    if (this.#stopped) return
    this.#timer = setTimeout(() => void this.#check().finally(() => this.#later()), this.#needs.intervalMs).unref()
  }

  async #check(): Promise<void> {
    try {
      const answered = await this.#inTime(this.#ask())
      if (!answered) this.#drop()
      this.#become(answered ? 'answers' : 'silent', `no answer for ${this.#needs.maxSilenceMs} ms`)
    } catch (error) {
      this.#drop()
      this.#become('lost', reasonOf(error))
    }
  }

  async #ask(): Promise<true> {
    this.#client ??= await this.#connect()
    await this.#client.query('select 1')
    return true
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.#needs.url,
      application_name: 'kaskimaa-sites watch',
      connectionTimeoutMillis: 2 * this.#needs.maxSilenceMs,
      keepAlive: true,
    })
    // Without a listener a lost connection would end the process; the next question notices it.
    client.on('error', () => {})
    this.#client = client
    await client.connect()
    return client
  }

  /** Counts in steps: after a pause of this process, what has arrived meanwhile is read before the next step. */
  async #inTime(question: Promise<true>): Promise<boolean> {
    const steps = 6
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<false>((resolve) => {
      let passed = 0
      timer = setInterval(() => ++passed === steps && resolve(false), this.#needs.maxSilenceMs / steps).unref()
    })
    question.catch(() => {})
    try {
      return await Promise.race([question, late])
    } finally {
      clearInterval(timer)
    }
  }

  /** Not `end`, which would wait for an answer. */
  #drop(): void {
    const { connection } = (this.#client ?? {}) as { connection?: { stream: { destroy(): void } } }
    connection?.stream.destroy()
    this.#client = undefined
  }

  #become(state: ServerState, reason: string): void {
    if (this.#stopped || state === this.#state) return
    this.#state = state
    this.#needs.onChange(state, reason)
  }
}

function reasonOf(error: unknown): string {
  const [first] = error instanceof AggregateError ? error.errors : [error]
  return first instanceof Error ? first.message : String(first)
}
