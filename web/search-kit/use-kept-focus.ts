import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

/** Where somebody goes on: in the sheet at its button, in the page at what is said of the results, else in the text box. */
const PLACES = ['.search-sheet-bottom > .button', '.search-count', '.search-hint', '.search-field']

type Focused = { element: HTMLElement; chips: Element | null; at: number }

/**
 * Keeps the focus in a search, or in its sheet, when a render has removed the control that had it: a chip's goes to the next chip,
 * else to the one before. Returns handlers for `root`.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>) {
  const last = useRef<Focused>(undefined)

  useLayoutEffect(() => {
    const lost = last.current
    if (!lost || lost.element.isConnected) return
    last.current = undefined
    if (document.activeElement !== document.body) return
    const beside = lost.chips?.isConnected ? chipsIn(lost.chips) : []
    const places = PLACES.map((place) => root.current?.querySelector<HTMLElement>(place))
    const next = beside[Math.min(lost.at, beside.length - 1)] ?? places.find((place) => place)
    next?.focus()
  })

  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    if (!(target instanceof HTMLElement)) return
    const chips = target.closest('.search-chips')
    const at = chips ? chipsIn(chips).indexOf(target) : -1
    last.current = { element: target, chips: at < 0 ? null : chips, at }
  }
  // React reports no blur of what it removes, so this one is a visitor who went elsewhere.
  const onBlur = () => {
    last.current = undefined
  }
  return { onFocus, onBlur }
}

function chipsIn(list: Element): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('.search-chip')]
}
