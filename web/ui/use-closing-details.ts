import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react'

/** A `details` element that works as a drop-down: it closes on a press outside, on Escape and when the focus leaves it. */
export function useClosingDetails() {
  const ref = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      if (!ref.current?.contains(target as Node)) ref.current?.removeAttribute('open')
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [])

  const closeAndFocus = () => {
    ref.current?.removeAttribute('open')
    ref.current?.querySelector('summary')?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !ref.current?.open) return
    event.preventDefault()
    closeAndFocus()
  }
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) ref.current?.removeAttribute('open')
  }
  return { details: { ref, onKeyDown, onBlur }, closeAndFocus }
}
