import { useCallback, useSyncExternalStore } from 'react'
import { portionStore } from './portion-store.ts'
import type { Portioning } from './scaling.ts'

/** The portions that the visitor has chosen. The server, and the browser until it has hydrated, show the recipe's own. */
export function usePortioning(own: Portioning): [Portioning, (next: Portioning) => void] {
  const read = useCallback(() => portionStore.read(own), [own])
  const chosen = useSyncExternalStore(portionStore.subscribe, read, () => own)
  return [chosen, (next) => portionStore.choose(next, own)]
}
