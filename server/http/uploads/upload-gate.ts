import type { Readable } from 'node:stream'
import { type Outcome, refused } from '#contract/values/outcome.ts'

/** Who sends an upload. `captcha`: the id of the one that was solved, if it was checked before the body. */
export type Sender = { client: string; captcha?: string | undefined }

type Settings = {
  /** Uploads that are read concurrently, from senders who have solved a captcha. */
  slots: number
  /** The most slots for one client, and for one captcha, which is spent only when the form is stored. */
  perClient: number
  perCaptcha: number
  /** Slots for senders whose captcha token is in the body, which has not been read yet. They never take a slot of the others. */
  uncheckedSlots: number
  uncheckedPerClient: number
  /** Length of the queue. Each waiting upload holds a connection and up to 64 KB of its body. */
  maxWaiting: number
  maxWaitingPerClient: number
  maxWaitMs: number
}

/**
 * A client may send at 64 KB a second for five minutes, so what counts is how many clients it takes to hold all slots. Each needs some
 * 2 MB of memory at most, and 45 MB on the disk.
 */
const defaults: Settings = {
  slots: 12,
  perClient: 3,
  perCaptcha: 2,
  uncheckedSlots: 4,
  uncheckedPerClient: 1,
  maxWaiting: 100,
  maxWaitingPerClient: 20,
  maxWaitMs: 30_000,
}

type GateRefusal = 'UPLOADS_BUSY' | 'REQUEST_INVALID'

type Waiting = { sender: Sender; grant: () => void }

/**
 * Limits how many uploads are read concurrently, with a share for each client. The others wait unread, in order of arrival, and
 * backpressure stops their senders.
 */
export class UploadGate {
  readonly #settings: Settings
  readonly #reading = new Set<Sender>()
  /** In order of arrival. */
  readonly #waiting = new Set<Waiting>()

  constructor(changes: Partial<Settings> = {}) {
    this.#settings = { ...defaults, ...changes }
  }

  /** Calls `read` when the sender has a slot, or refuses the request. */
  async run<Value, Code extends string>(
    request: Readable,
    { client, captcha }: Sender,
    read: () => Promise<Outcome<Value, Code>>,
  ): Promise<Outcome<Value, Code | GateRefusal>> {
    // An object of its own for each upload.
    const sender: Sender = { client, captcha }
    const refusal = await this.#enter(request, sender)
    if (refusal) return refused(refusal)
    try {
      return await read()
    } finally {
      this.#reading.delete(sender)
      this.#grantWaiting()
    }
  }

  async #enter(request: Readable, sender: Sender): Promise<GateRefusal | undefined> {
    const { maxWaiting, maxWaitingPerClient } = this.#settings
    if (this.#hasSlot(sender)) {
      this.#reading.add(sender)
      return undefined
    }
    if (request.destroyed) return 'REQUEST_INVALID'
    const ofClient = count(this.#waiting, (each) => each.sender.client === sender.client)
    if (this.#waiting.size >= maxWaiting || ofClient >= maxWaitingPerClient) return 'UPLOADS_BUSY'
    return this.#wait(request, sender)
  }

  #wait(request: Readable, sender: Sender): Promise<GateRefusal | undefined> {
    return new Promise((resolve) => {
      const leaveQueue = (refusal?: GateRefusal) => {
        clearTimeout(timer)
        request.off('close', cutOff)
        this.#waiting.delete(waiting)
        resolve(refusal)
      }
      const waiting: Waiting = {
        sender,
        grant: () => {
          this.#reading.add(sender)
          leaveQueue()
        },
      }
      const cutOff = () => leaveQueue('REQUEST_INVALID')
      const timer = setTimeout(() => leaveQueue('UPLOADS_BUSY'), this.#settings.maxWaitMs)
      request.once('close', cutOff)
      this.#waiting.add(waiting)
    })
  }

  /** Those who wait take a slot at once, so that a new request cannot overtake them. */
  #grantWaiting(): void {
    for (const { sender, grant } of this.#waiting) if (this.#hasSlot(sender)) grant()
  }

  #hasSlot({ client, captcha }: Sender): boolean {
    const { slots, perClient, perCaptcha, uncheckedSlots, uncheckedPerClient } = this.#settings
    const isChecked = captcha !== undefined
    const inLane = [...this.#reading].filter((each) => (each.captcha !== undefined) === isChecked)
    const ofClient = count(inLane, (each) => each.client === client)
    if (!isChecked) return inLane.length < uncheckedSlots && ofClient < uncheckedPerClient
    const ofCaptcha = count(inLane, (each) => each.captcha === captcha)
    return inLane.length < slots && ofClient < perClient && ofCaptcha < perCaptcha
  }
}

function count<Item>(items: Iterable<Item>, isCounted: (item: Item) => boolean): number {
  let counted = 0
  for (const item of items) if (isCounted(item)) counted++
  return counted
}
