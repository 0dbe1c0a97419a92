import type { TownStore } from './towns.store.ts'
import { findTown, type TownsByKey, townsByKey } from './towns.ts'

/** Cache lifetime. Staff rarely replace the lists; a node that missed it is up to date again after this time. */
const KEPT_MS = 60_000

type Needs = { store: TownStore; now: () => Date; keysOf: (name: string) => readonly string[] }

/** Where the shop delivers, for questions: by postal code, and by the name of a town. Towns are read together and kept. */
export function deliveryPlaces({ store, now, keysOf }: Needs) {
  let kept: { until: number; towns: Promise<TownsByKey> } | undefined
  const towns = (): Promise<TownsByKey> => {
    const time = now().getTime()
    if (kept && kept.until > time) return kept.towns
    const read = store.offices().then((offices) => townsByKey(offices, keysOf))
    const own = { until: time + KEPT_MS, towns: read }
    kept = own
    read.catch(() => {
      if (kept === own) kept = undefined
    })
    return read
  }
  return { ofCode: store.ofCode, ofTown: async (keys: readonly string[]) => findTown(await towns(), keys) }
}
