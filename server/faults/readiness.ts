/** What is wrong with a node that still serves pages. */
export type Trouble = 'database' | 'changes'

/** `degraded`: it has been ready and serves pages from memory; calls that need what is missing are refused. */
export type Health =
  | { status: 'ready' | 'not ready' | 'stopping' }
  | { status: 'degraded'; because: readonly Trouble[] }

type Needs = {
  /** Whether the node can serve for the first time. A failure counts as no. */
  isPrepared: () => Promise<boolean>
  /** Known without asking anybody, so that a check is answered at once also in an outage. */
  troubles: () => readonly Trouble[]
  timeoutMs?: number
}

/** Less than the interval of a load balancer's checks. */
const TIMEOUT_MS = 800

/** Whether a node should get visitors: red only before it is ready for the first time, and while it stops. */
export class Readiness {
  readonly #needs: Required<Needs>
  #wasReady = false
  #stopping = false

  constructor(needs: Needs) {
    this.#needs = { timeoutMs: TIMEOUT_MS, ...needs }
  }

  beginStop(): void {
    this.#stopping = true
  }

  async read(): Promise<Health> {
    if (this.#stopping) return { status: 'stopping' }
    this.#wasReady ||= await this.#isPreparedInTime()
    if (!this.#wasReady) return { status: 'not ready' }
    const because = this.#needs.troubles()
    return because.length > 0 ? { status: 'degraded', because } : { status: 'ready' }
  }

  async #isPreparedInTime(): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(resolve, this.#needs.timeoutMs, false)
    })
    try {
      return await Promise.race([this.#needs.isPrepared(), late])
    } catch {
      return false
    } finally {
      clearTimeout(timer)
    }
  }
}
