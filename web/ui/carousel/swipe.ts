import type { CarouselParts } from './parts.ts'
import type { Step } from './positions.ts'

/** A movement up to this distance is still a tap. */
const TAP_SLOP_PX = 10

/** The step for a horizontal movement over a carousel of this width, both in pixels; null if it is too short for a swipe. */
export function swipeOf(moved: number, width: number): Step | null {
  if (Math.abs(moved) < Math.max(TAP_SLOP_PX, Math.min(64, width * 0.15))) return null
  return moved < 0 ? 1 : -1
}

/** Moves the slides with a finger or pen, and calls `onSwipe` when it is lifted after a long enough movement. */
export function followSwipes(
  { root, view, track }: CarouselParts,
  onSwipe: (by: Step) => void,
  signal: AbortSignal,
): void {
  let start: { id: number; x: number } | null = null
  let moved = 0

  const end = () => {
    start = null
    track.style.transition = ''
    track.style.removeProperty('--drag')
  }
  const listen = <Kind extends 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel'>(
    kind: Kind,
    listener: (event: PointerEvent) => void,
  ) => view.addEventListener(kind, listener, { signal })

  listen('pointerdown', ({ target, pointerType, isPrimary, pointerId, clientX }) => {
    // Not for a mouse, which selects text and can press the buttons. A nested carousel handles its own swipes.
    if (pointerType === 'mouse' || !isPrimary || (target as Element).closest('.carousel') !== root) return
    start = { id: pointerId, x: clientX }
    moved = 0
  })
  listen('pointermove', ({ pointerId, clientX }) => {
    if (start?.id !== pointerId) return
    moved = clientX - start.x
    if (Math.abs(moved) <= TAP_SLOP_PX) return
    view.setPointerCapture(pointerId)
    track.style.transition = 'none'
    track.style.setProperty('--drag', `${moved}px`)
  })
  listen('pointerup', ({ pointerId }) => {
    if (start?.id !== pointerId) return
    end()
    const by = swipeOf(moved, view.clientWidth)
    if (by) onSwipe(by)
  })
  // The browser scrolls the page instead.
  listen('pointercancel', end)

  view.addEventListener(
    'click',
    (event) => {
      // A pen triggers a click on the link under it, even after a swipe.
      if (Math.abs(moved) > TAP_SLOP_PX) {
        event.preventDefault()
        event.stopPropagation()
      }
      moved = 0
    },
    { signal, capture: true },
  )
  view.addEventListener('dragstart', (event) => start && event.preventDefault(), { signal })
}
