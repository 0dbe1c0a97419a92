import type { RequestListener } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { DrainableApp } from './drainable-app.ts'

type App = { handle: RequestListener; close(): Promise<void> }

export type Change = {
  file: string
  /** Whether Vite hot-reloads the file, so that open pages need no reload. */
  inPlace: boolean
}

export type Build = {
  number: number
  /** Changes since the previous build. */
  changes: readonly Change[]
  lastFailed: boolean
  /** Waits until the previous apps have finished their requests, and closes them. */
  drainPrevious: () => Promise<void>
}

type Needs = {
  build: (build: Build) => Promise<App>
  answerError: (error: unknown, build: number) => RequestListener
  /** Called after every build, including failed ones. */
  onBuilt: (latest: Latest, milliseconds: number) => void
  onError: (error: unknown) => void
}

/** Sent to open pages, which compare it with the number of their own build. */
export type Latest = {
  build: number
  /** Pages of earlier builds must reload. */
  reloadBefore: number
}

/** Debounce delay, so that a checkout of another branch, which changes many files, triggers one build. */
const DEBOUNCE_MS = 100

/** Rebuilds the app after changes, one build at a time. Requests wait for the build that includes all changes. */
export class Builds {
  readonly #needs: Needs
  #current: Promise<DrainableApp>
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

  /** The newest app, once no build is running. */
  async newest(): Promise<DrainableApp> {
    for (;;) {
      const waitedFor = this.#current
      const app = await waitedFor
      if (waitedFor === this.#current) return app
    }
  }

  async close(): Promise<void> {
    const app = await this.newest()
    await app.drain()
    await this.#replacedClosed
  }

  async #untilQuiet(): Promise<void> {
    for (;;) {
      const left = this.#changedAt + DEBOUNCE_MS - performance.now()
      if (left <= 0) return
      await setTimeout(left)
    }
  }

  async #build(previous: DrainableApp | undefined): Promise<DrainableApp> {
    const began = performance.now()
    const number = this.#latest.build + 1
    const changes = this.#changes.splice(0)
    const replacedClosed = this.#replacedClosed
    const drainPrevious = async () => void (await Promise.all([previous?.drain(), replacedClosed]))
    const next = await this.#tryToBuild({ number, changes, lastFailed: this.#lastFailed, drainPrevious })
    this.#replacedClosed = drainPrevious().catch(this.#needs.onError)
    const inPlace = changes.every((change) => change.inPlace)
    this.#latest = { build: number, reloadBefore: inPlace ? this.#latest.reloadBefore : number }
    this.#needs.onBuilt(this.#latest, performance.now() - began)
    return next
  }

  async #tryToBuild(build: Build): Promise<DrainableApp> {
    try {
      const app = await this.#needs.build(build)
      this.#lastFailed = false
      return new DrainableApp(app)
    } catch (error) {
      this.#lastFailed = true
      this.#needs.onError(error)
      return new DrainableApp({ handle: this.#needs.answerError(error, build.number), close: async () => {} })
    }
  }
}
