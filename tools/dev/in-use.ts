import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

type App = { handle: RequestListener; close(): Promise<void> }

/** An app with the requests that it is answering: it is closed after the last of them. */
export class InUse {
  readonly #app: App
  readonly #idle = Promise.withResolvers<void>()
  #open = 0
  #end: Promise<void> | undefined

  constructor(app: App) {
    this.#app = app
  }

  handle(request: IncomingMessage, response: ServerResponse): void {
    this.#open++
    response.once('close', () => {
      this.#open--
      this.#resolveIfIdle()
    })
    this.#app.handle(request, response)
  }

  /** The app gets no more requests: waits for those under way, then closes it. */
  end(): Promise<void> {
    this.#end ??= this.#idle.promise.then(() => this.#app.close())
    this.#resolveIfIdle()
    return this.#end
  }

  #resolveIfIdle(): void {
    if (this.#end && this.#open === 0) this.#idle.resolve()
  }
}
