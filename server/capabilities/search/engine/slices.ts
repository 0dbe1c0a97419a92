import { setImmediate as nextTurn } from 'node:timers/promises'

/** Long work gives way after so many milliseconds, so that whoever else needs the thread waits no longer. */
const SLICE = 3

/** Between two looks at the clock, which costs more than most single steps. */
const STEPS = 32

/**
 * Cuts long work into slices: `if (slices.isOver()) await slices.pause()`. One for each piece of work, asked often, at least
 * once for every few microseconds of work.
 */
export class Slices {
  #until = performance.now() + SLICE
  #steps = 0

  isOver(steps = 1): boolean {
    this.#steps += steps
    if (this.#steps < STEPS) return false
    this.#steps = 0
    return performance.now() > this.#until
  }

  async pause(): Promise<void> {
    await nextTurn()
    this.#until = performance.now() + SLICE
  }
}
