const OPENED = 'header-popup-opened'

/** Announces that a menu or the search results of the header have opened, so that the others close: only one is open at a time. */
export function announceOpened(who: object): void {
  document.dispatchEvent(new CustomEvent(OPENED, { detail: who }))
}

/** Calls `close` when something else has opened. Returns the function that unsubscribes. */
export function onOtherOpened(who: object, close: () => void): () => void {
  const listener = (event: Event) => {
    if ((event as CustomEvent).detail !== who) close()
  }
  document.addEventListener(OPENED, listener)
  return () => document.removeEventListener(OPENED, listener)
}
