import { useEffect, useRef } from 'react'

/** A letter on a list of options chooses the one that begins with it. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.getAttribute('aria-haspopup') === 'listbox' ||
    (/^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName) &&
      !/^(?:checkbox|radio)$/.test((target as HTMLInputElement).type)))

/**
 * Calls `press` for a key on the page, such as `j`, `/` or `mod+k` (Ctrl, on Macs Command). Single keys are left to a person who is typing,
 * and under an open dialog all are.
 */
export function useKey(key: string, press: () => void): void {
  const latest = useRef(press)
  latest.current = press
  useEffect(() => {
    const [wanted = '', modifier] = key.split('+').toReversed()
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== wanted || event.altKey || event.defaultPrevented) return
      if ((event.ctrlKey || event.metaKey) !== (modifier === 'mod')) return
      if (modifier === undefined && isTyping(event.target)) return
      if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return
      event.preventDefault()
      latest.current()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [key])
}
