import { inTurn } from '#server/turns/in-turn.ts'

/** Shorter than the minute between two runs, and than the pause after which something that failed is due again. */
const RUN_MS = 50_000

type Work<Item> = {
  /** Takes a batch of items that are due and leases them, so that no other node takes them for a while; empty when nothing is due. */
  take: () => Promise<readonly Item[]>
  /** Handles one item. An item that fails is due again later and must not throw: an exception ends the run. */
  each: (item: Item) => Promise<void>
  atOnce?: number
}

/** Handles everything that is due, until nothing is left or the time of a run is over. Returns how many were handled. */
export async function doAllDue<Item>({ take, each, atOnce = 1 }: Work<Item>, clock = Date.now): Promise<number> {
  const end = clock() + RUN_MS
  const turn = inTurn(atOnce)
  let done = 0
  while (clock() < end) {
    const items = await take()
    if (items.length === 0) break
    await Promise.all(items.map((item) => turn(() => each(item))))
    done += items.length
  }
  return done
}
