const OPENED = 'header-popup-opened'

/** Of the menus of the header and its search results, one is open at a time: whatever opens says so, and the others close. */
export function announceOpened(who: object): void {
  document.dispatchEvent(new CustomEvent(OPENED, { detail: who }))
}

/** Calls `close` when something else has opened. Returns a function that ends it. */
export function onOtherOpened(who: object, close: () => void): () => void {
  const listener = (event: Event) => {
    if ((event as CustomEvent).detail !== who) close()
  }
  document.addEventListener(OPENED, listener)
  return () => document.removeEventListener(OPENED, listener)
}
