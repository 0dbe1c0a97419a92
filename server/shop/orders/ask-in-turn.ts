import { setTimeout as sleep } from 'node:timers/promises'

/** Asks the payment service about an order, or joins a request that is already under way. */
export type AskInTurn = (order: string, ask: () => Promise<unknown>) => Promise<void>

type Options = {
  /** Counts a request about an order on all nodes. Returns 0, or the seconds until the next one is allowed. */
  mayAsk: (order: string) => Promise<number>
  wait?: (seconds: number) => Promise<unknown>
}

const TRIES = 3

/**
 * Limits requests about an order: one at a time on this node, and a pause between two from all nodes. A shopper who returns during the pause waits
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
