import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react'

/** A `details` element that works as a drop-down: it closes on a press outside, on Escape and when the focus leaves it. */
export function useClosingDetails() {
  const ref = useRef<HTMLDetailsElement>(null)
  const isPressed = useRef(false)

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
    isPressed.current = false
    if (event.key !== 'Escape' || !ref.current?.open) return
    event.preventDefault()
    closeAndFocus()
  }
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    // A press on words in the list moves the focus to what is around the list, such as `main`: that is not leaving it.
    if (!relatedTarget || currentTarget.contains(relatedTarget) || relatedTarget.contains(currentTarget)) return
    ref.current?.removeAttribute('open')
  }
  const onPointerDown = () => {
    isPressed.current = true
  }
  /** A mouse or a finger chooses one option and is done; arrow keys go on through the list. */
  const closeIfPressed = () => isPressed.current && closeAndFocus()
  return { details: { ref, onKeyDown, onBlur, onPointerDown }, closeAndFocus, closeIfPressed }
}
