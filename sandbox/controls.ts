export type Call = 'create' | 'address' | 'query' | 'refund' | 'methods'

/**
 * What goes wrong with a call. `silence` never answers and does nothing; `lost-answer` does what was asked and drops the connection;
 * `lag` answers a query as if nothing had been paid; `code` answers with another return code, and does nothing. The others change the
 * answer alone.
 */
export type FaultKind =
  | ('silence' | 'lost-answer' | 'error-500' | 'html' | 'wrong-hash' | 'wrong-amount' | 'other-payment' | 'lag')
  | `code ${string}`

export type Fault = {
  call: Call
  kind: FaultKind
  /** Default: every payment. */
  paymentId?: string
  /** How many calls it spoils. Default: all, until the controls change. */
  times?: number
}

export type Callback = {
  /** When the service itself calls the shop's ok address: `before` and `after` the browser gets there. */
  when: 'before' | 'after' | 'never'
  times: number
  delayMs: number
}

/** How the sandbox behaves. Changed by tests through `PUT /control`. */
export class Controls {
  #faults: Fault[] = []
  #callback: Callback = usualCallback

  get callback(): Callback {
    return this.#callback
  }

  set({ faults = [], callback = {} }: { faults?: Fault[]; callback?: Partial<Callback> }): void {
    this.#faults = faults.map((fault) => ({ ...fault }))
    this.#callback = { ...usualCallback, ...callback }
  }

  /** The fault of this call, which counts it. */
  take(call: Call, paymentId: string): FaultKind | undefined {
    const fault = this.#faults.find(
      (each) => each.call === call && (each.paymentId ?? paymentId) === paymentId && each.times !== 0,
    )
    if (fault?.times !== undefined) fault.times -= 1
    return fault?.kind
  }
}

const usualCallback: Callback = { when: 'after', times: 1, delayMs: 1000 }
