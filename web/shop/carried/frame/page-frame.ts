import {
  CART_MESSAGE_SOURCE,
  FRAME_RETRY_MS,
  FRAME_WAIT_MS,
  type FrameMessage,
  isFrameMessage,
  type PageMessage,
} from '#contract/shop/cart-messages.ts'

export type FrameAnswer = Exclude<FrameMessage, { type: 'ready' }>
type WithoutSource<Message> = Message extends unknown ? Omit<Message, 'source'> : never
type Waiting = { message: PageMessage; answer: (answer: FrameAnswer | null) => void }

/** A frame that is ready answers within 8 s, because it waits no longer for the server. */
const ANSWER_WAIT_MS = 10_000

/** The hidden frame of the shop in this page. */
export class PageFrame {
  readonly #origin: string
  readonly #element = document.createElement('iframe')
  readonly #waiting = new Map<string, Waiting>()
  readonly #repeating = setInterval(() => this.#postAll(), FRAME_RETRY_MS)
  readonly #patience = setTimeout(() => this.#settle('silent'), FRAME_WAIT_MS)
  #state: 'awaited' | 'ready' | 'silent' = 'awaited'
  #isLoaded = false
  #onSettled = () => {}
  /** Resolves when it is ready, or has been silent for 5 s. */
  readonly settled = new Promise<void>((resolve) => {
    this.#onSettled = resolve
  })

  constructor(address: URL) {
    this.#origin = address.origin
    Object.assign(this.#element, { src: address.href, hidden: true, tabIndex: -1 })
    // Until then it shows the browser's empty page, which hears nothing.
    this.#element.addEventListener('load', () => {
      this.#isLoaded = true
      if (this.#state !== 'ready') this.#postAll()
    })
    window.addEventListener('message', this.#hear)
    document.body.append(this.#element)
  }

  /** Sends a message and returns the answer; null if the frame is silent. It may have acted all the same, but an id adds only once. */
  ask(question: WithoutSource<PageMessage>): Promise<FrameAnswer | null> {
    if (this.#state === 'silent') return Promise.resolve(null)
    const message = { source: CART_MESSAGE_SOURCE, ...question } as PageMessage
    return new Promise((resolve) => {
      const answer = (given: FrameAnswer | null) => {
        clearTimeout(timer)
        this.#waiting.delete(message.id)
        resolve(given)
      }
      const timer = setTimeout(() => answer(null), ANSWER_WAIT_MS)
      this.#waiting.set(message.id, { message, answer })
      this.#post(message)
    })
  }

  readonly #hear = ({ data, origin, source }: MessageEvent) => {
    if (origin !== this.#origin || source !== this.#element.contentWindow || !isFrameMessage(data)) return
    if (data.type !== 'ready') this.#waiting.get(data.id)?.answer(data)
    else if (this.#state !== 'ready') this.#settle('ready')
  }

  /** A frame that was silent may become ready later, and is asked from then on. */
  #settle(state: 'ready' | 'silent'): void {
    clearInterval(this.#repeating)
    clearTimeout(this.#patience)
    this.#state = state
    if (state === 'ready') this.#postAll()
    else for (const { answer } of [...this.#waiting.values()]) answer(null)
    this.#onSettled()
  }

  #postAll(): void {
    for (const { message } of this.#waiting.values()) this.#post(message)
  }

  #post(message: PageMessage): void {
    if (this.#isLoaded || this.#state === 'ready') this.#element.contentWindow?.postMessage(message, this.#origin)
  }
}
