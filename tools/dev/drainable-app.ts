import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

type App = { handle: RequestListener; close(): Promise<void> }

/** Counts the open requests of an app, so that it can be closed after the last of them. */
export class DrainableApp {
  readonly #app: App
  readonly #idle = Promise.withResolvers<void>()
  #open = 0
  #drained: Promise<void> | undefined

  constructor(app: App) {
    this.#app = app
  }

  handle(request: IncomingMessage, response: ServerResponse): void {
    // A client that left while it waited for the build: its response has closed, and says so to nobody again.
    if (response.destroyed) return
    this.#open++
    response.once('close', () => {
      this.#open--
      this.#resolveIfIdle()
    })
    this.#app.handle(request, response)
  }

  /** Waits for the open requests, then closes the app. Call it only when the app gets no new requests. */
  drain(): Promise<void> {
    this.#drained ??= this.#idle.promise.then(() => this.#app.close())
    this.#resolveIfIdle()
    return this.#drained
  }

  #resolveIfIdle(): void {
    if (this.#drained && this.#open === 0) this.#idle.resolve()
  }
}
