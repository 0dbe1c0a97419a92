import { type FocusEvent, useLayoutEffect, useRef } from 'react'

type Last = { element: Element; day: string | undefined }

/**
 * Keeps the focus inside an element when what had it disappears: it goes to the selector given to `focusNext`, else to the
 * heading of the day that it was in, else to the first heading or message that can take it.
 */
export function useKeptFocus() {
  const root = useRef<HTMLDivElement>(null)
  const next = useRef<string>(undefined)
  const last = useRef<Last>(undefined)

  useLayoutEffect(() => {
    const find = (selector: string) => root.current?.querySelector<HTMLElement>(selector)
    const wanted = next.current ? find(next.current) : undefined
    next.current = undefined
    if (wanted) return wanted.focus()
    if (!last.current || last.current.element.isConnected || document.activeElement !== document.body) return
    const day = last.current.day && find(`[data-day="${last.current.day}"] h3`)
    const place = day || find('[tabindex="-1"]') || find('button')
    place?.focus()
  })

  return {
    focusNext(selector: string) {
      next.current = selector
    },
    /** For the element inside which the focus stays. */
    keepsFocus: {
      ref: root,
      onFocus({ target }: FocusEvent) {
        last.current = { element: target, day: target.closest<HTMLElement>('[data-day]')?.dataset.day }
      },
      // Not called when the element is removed.
      onBlur() {
        last.current = undefined
      },
    },
  }
}
