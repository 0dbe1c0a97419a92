import { setImmediate as nextTurn } from 'node:timers/promises'

/** Long work yields to the event loop after this time. */
const SLICE_MS = 2

/** Between two looks at the clock, which costs more than most single steps. */
const STEPS = 32

/**
 * Cuts long work into slices: `if (slices.isOver()) await slices.pause()`. One for each piece of work, asked often, at least
 * once for every few microseconds of work.
 */
export class Slices {
  readonly #signal: AbortSignal | undefined
  #until = performance.now() + SLICE_MS
  #steps = 0

  /** Aborted work fails at its next pause. */
  constructor(signal?: AbortSignal) {
    this.#signal = signal
  }

  isOver(steps = 1): boolean {
    this.#steps += steps
    if (this.#steps < STEPS) return false
    this.#steps = 0
    return performance.now() > this.#until
  }

  async pause(): Promise<void> {
    await nextTurn()
    this.#signal?.throwIfAborted()
    this.#until = performance.now() + SLICE_MS
  }
}
