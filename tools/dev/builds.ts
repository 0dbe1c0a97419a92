import type { RequestListener } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { InUse } from './in-use.ts'

type App = { handle: RequestListener; close(): Promise<void> }

export type Change = {
  file: string
  /** Whether Vite refreshes it in open pages, which therefore need no reload. */
  inPlace: boolean
}

export type Build = {
  number: number
  /** Since the build before. */
  changes: readonly Change[]
  lastFailed: boolean
  /** Waits until the apps before have answered their requests, and closes them. */
  endPrevious: () => Promise<void>
}

type Needs = {
  build: (build: Build) => Promise<App>
  answerError: (error: unknown, build: number) => RequestListener
  /** Hears of every build, also of those that failed. */
  onBuilt: (latest: Latest, milliseconds: number) => void
  onError: (error: unknown) => void
}

/** What open pages compare the number of their own build with. */
export type Latest = {
  build: number
  /** Pages of earlier builds have to be reloaded. */
  reloadBefore: number
}

/** No file has changed for so long: a checkout of another branch, which changes many, leads to one build. */
const QUIET_MS = 100

/** Builds the app again after changes, one build at a time. Requests wait for the build that has seen all changes. */
export class Builds {
  readonly #needs: Needs
  #current: Promise<InUse>
  #changes: Change[] = []
  #changedAt = 0
  #isQueued = false
  #lastFailed = false
  /** Resolves when every app that has been replaced is closed. */
  #replacedClosed: Promise<unknown> = Promise.resolve()
  #latest: Latest = { build: 0, reloadBefore: 0 }

  constructor(needs: Needs) {
    this.#needs = needs
    this.#current = this.#build(undefined)
  }

  get latest(): Latest {
    return this.#latest
  }

  change(change: Change): void {
    this.#changes.push(change)
    this.#changedAt = performance.now()
    if (this.#isQueued) return
    this.#isQueued = true
    this.#current = this.#current.then(async (previous) => {
      await this.#untilQuiet()
      this.#isQueued = false
      return this.#build(previous)
    })
  }

  handle: RequestListener = async (request, response) => {
    const app = await this.newest()
    app.handle(request, response)
  }

  /** Once no build is under way. */
  async newest(): Promise<InUse> {
    for (;;) {
      const waitedFor = this.#current
      const app = await waitedFor
      if (waitedFor === this.#current) return app
    }
  }

  async close(): Promise<void> {
    const app = await this.newest()
    await app.end()
    await this.#replacedClosed
  }

  async #untilQuiet(): Promise<void> {
    for (;;) {
      const left = this.#changedAt + QUIET_MS - performance.now()
      if (left <= 0) return
      await setTimeout(left)
    }
  }

  async #build(previous: InUse | undefined): Promise<InUse> {
    const began = performance.now()
    const number = this.#latest.build + 1
    const changes = this.#changes.splice(0)
    const replacedClosed = this.#replacedClosed
    const endPrevious = async () => void (await Promise.all([previous?.end(), replacedClosed]))
    const next = await this.#tryToBuild({ number, changes, lastFailed: this.#lastFailed, endPrevious })
    this.#replacedClosed = endPrevious().catch(this.#needs.onError)
    const inPlace = changes.every((change) => change.inPlace)
    this.#latest = { build: number, reloadBefore: inPlace ? this.#latest.reloadBefore : number }
    this.#needs.onBuilt(this.#latest, performance.now() - began)
    return next
  }

  async #tryToBuild(build: Build): Promise<InUse> {
    try {
      const app = await this.#needs.build(build)
      this.#lastFailed = false
      return new InUse(app)
    } catch (error) {
      this.#lastFailed = true
      this.#needs.onError(error)
      return new InUse({ handle: this.#needs.answerError(error, build.number), close: async () => {} })
    }
  }
}
