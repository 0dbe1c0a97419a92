import { useSyncExternalStore } from 'react'

let isOnline = navigator.onLine
const listeners = new Set<() => void>()

function set(next: boolean): void {
  if (next === isOnline) return
  isOnline = next
  for (const listener of listeners) listener()
}

addEventListener('online', () => set(true))
addEventListener('offline', () => set(false))

/** A call came back, or did not reach the server: the browser itself knows only of its own network. */
export function noteConnection(isReached: boolean): void {
  set(isReached && navigator.onLine)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function useConnection(): boolean {
  return useSyncExternalStore(subscribe, () => isOnline)
}
