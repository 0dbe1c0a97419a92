/**
 * Runs in the page: complains when the focus falls to the body because what had it was removed, hidden or disabled. Somebody who uses a
 * keyboard or a screen reader would have to begin at the top of the page again.
 */
export function watchFocus(): void {
  const MOMENT_MS = 100
  let focused: Element | null = null
  let waiting = false

  const canHaveFocus = (element: Element) =>
    element.isConnected && !element.matches(':disabled') && element.getClientRects().length > 0
  const isLost = () => focused !== null && document.activeElement === document.body && !canHaveFocus(focused)
  const look = () => {
    waiting = false
    if (isLost()) {
      // biome-ignore lint/suspicious/noConsole: runs in the page, whose complaints fail the test.
      console.error(`The focus was lost with ${focused?.outerHTML.slice(0, 200)}`)
      focused = null
    }
  }
  const lookSoon = () => {
    if (waiting || !isLost()) return
    waiting = true
    setTimeout(look, MOMENT_MS)
  }
  addEventListener('focusin', ({ target }) => {
    focused = target as Element
  })
  // A page that somebody leaves may take away whatever it has.
  addEventListener('beforeunload', () => {
    focused = null
  })
  // A press beside everything leaves the control on purpose.
  addEventListener(
    'pointerdown',
    ({ target }) => {
      if (!(target as Element).closest('a, button, input, select, textarea, label, summary, [tabindex]')) focused = null
    },
    true,
  )
  // A link to a place on the page takes the visitor there: the browser goes on from that place, although the body has the focus.
  addEventListener(
    'click',
    ({ target }) => {
      const link = (target as Element).closest<HTMLAnchorElement>('a[href*="#"]')
      if (link?.href.split('#', 1)[0] === location.href.split('#', 1)[0]) focused = null
    },
    true,
  )
  addEventListener('DOMContentLoaded', () => {
    new MutationObserver(lookSoon).observe(document, { subtree: true, childList: true, attributes: true })
  })
}
