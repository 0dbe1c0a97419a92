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

/**
 * Something came back, or nothing came: the browser itself knows only of its own network. All three engines fire `offline` when the machine
 * has no network, none when the server alone is gone; and their drivers differ in what they can take away: Chromium's the network, Firefox's
 * and WebKit's nothing. So a call without an answer counts just as the event does.
 */
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
