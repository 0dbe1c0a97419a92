import { setTimeout as sleep } from 'node:timers/promises'

/** Asks about an order, or waits for the answer to a question that is already on its way. */
export type AskInTurn = (order: string, ask: () => Promise<unknown>) => Promise<void>

type Options = {
  /** Counts a question about an order on all nodes. Gives 0, or in how many seconds the next one may be asked. */
  mayAsk: (order: string) => Promise<number>
  wait?: (seconds: number) => Promise<unknown>
}

const TRIES = 3

/**
 * One question about an order at a time on this node, and a pause between two of all nodes. Somebody who returns during the pause waits
 * for its end, since the payment may have been made meanwhile; after a few pauses that others have used, what is stored has to do.
 */
export function askInTurn({ mayAsk, wait = (seconds) => sleep(seconds * 1000) }: Options): AskInTurn {
  const asking = new Map<string, Promise<void>>()
  const begin = async (order: string, ask: () => Promise<unknown>) => {
    for (let tries = 1; tries <= TRIES; tries++) {
      const seconds = await mayAsk(order)
      if (seconds === 0) return void (await ask())
      if (tries < TRIES) await wait(seconds)
    }
  }
  return (order, ask) => {
    const running = asking.get(order) ?? begin(order, ask).finally(() => asking.delete(order))
    asking.set(order, running)
    return running
  }
}
