import { inTurn } from '#server/turns/in-turn.ts'

/** Shorter than the minute between two runs, and than the pause after which something that failed is due again. */
const RUN_MS = 50_000

type Work<Item> = {
  /** Takes a few that are due, so that nobody else gets them for a while; none when nothing is due. */
  take: () => Promise<readonly Item[]>
  /** What it throws ends the run: the failure of one item, which is due again later, is not thrown. */
  each: (item: Item) => Promise<void>
  atOnce?: number
}

/** Does everything that is due, however much has gathered, or as much as the time of a run allows. Gives how many were done. */
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
