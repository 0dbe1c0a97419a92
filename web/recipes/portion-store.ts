import { debounce } from '#web/ui/timing.ts'
import { addressWith, portioningIn } from './portion-address.ts'
import { portionLimits } from './portion-limits.ts'
import type { Portioning } from './scaling.ts'

// A page has one recipe; its ingredients and its nutrients are islands of their own that show the same portions.
let chosen: Portioning | undefined
const listeners = new Set<() => void>()

// Browsers refuse to change the address many times in a second.
const keepInAddress = debounce((own: Portioning) => {
  if (chosen) history.replaceState(history.state, '', addressWith(location.href, chosen, own))
})

export const portionStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },

  /** What the visitor has chosen, at first what the address says. */
  read(own: Portioning): Portioning {
    chosen ??= portioningIn(location.search, own, portionLimits(own))
    return chosen
  },

  choose(next: Portioning, own: Portioning): void {
    chosen = next
    for (const listener of listeners) listener()
    keepInAddress(own)
  },
}
