import { useEffect } from 'react'

const canHaveFocus = (element: Element) =>
  element.isConnected && !element.matches(':disabled') && element.getClientRects().length > 0

function frames(count: number, then: () => void): void {
  requestAnimationFrame(() => (count > 1 ? frames(count - 1, then) : then()))
}

/**
 * Where something that had the focus is taken away or disabled, the focus goes to the nearest place around it that can have it, at last
 * to the heading of the page. Somebody with a keyboard would begin at the top of the page otherwise.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let around: Element[] = []
    let isWaiting = false
    let wantsHeading = false

    const remember = ({ target }: FocusEvent) => {
      around = []
      for (let each = target as Element | null; each; each = each.parentElement) around.push(each)
      wantsHeading = wantsHeading && target === document.querySelector('main')
    }
    const forget = ({ target }: PointerEvent) => {
      if (!(target as Element).closest('a, button, input, textarea, label, summary, [tabindex]')) around = []
    }
    const isLost = () => {
      const active = document.activeElement
      return (active === document.body || active?.matches(':disabled')) && around[0] && !canHaveFocus(around[0])
    }
    const keep = () => {
      isWaiting = false
      if (!isLost()) return
      const main = document.querySelector<HTMLElement>('main')
      const near = around.find((each) => each !== main && each.hasAttribute('tabindex') && canHaveFocus(each))
      const heading = main?.querySelector<HTMLElement>('h1')
      wantsHeading = !near && !heading
      const place = (near as HTMLElement | undefined) ?? heading ?? main
      if (!place) return
      // Headings of pages outside the frame cannot have it by themselves. Setting it again changes nothing.
      if (place.tabIndex < 0) place.tabIndex = -1
      place.focus({ preventScroll: true })
    }
    const look = () => {
      const main = document.querySelector<HTMLElement>('main')
      if (wantsHeading && document.activeElement === main)
        main?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
      if (isWaiting || !isLost()) return
      isWaiting = true
      // A dialog that closes gives the focus back by itself, in the next frame, and only from the body.
      if (around.some((each) => each.matches('[role="dialog"], [role="alertdialog"], .popover'))) frames(3, keep)
      else setTimeout(keep)
    }
    const observer = new MutationObserver(look)
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled', 'hidden'] })
    addEventListener('focusin', remember)
    addEventListener('pointerdown', forget, true)
    return () => {
      observer.disconnect()
      removeEventListener('focusin', remember)
      removeEventListener('pointerdown', forget, true)
    }
  }, [])
}
