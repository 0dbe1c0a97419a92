import type { CarouselParts } from './parts.ts'
import type { Step } from './positions.ts'

/** Up to here, in pixels, a finger that moves still taps. */
const SLACK = 10

/** What a finger or pen means that moved so far sideways over a carousel of this width, in pixels. */
export function swipeOf(moved: number, width: number): Step | null {
  if (Math.abs(moved) < Math.max(SLACK, Math.min(64, width * 0.15))) return null
  return moved < 0 ? 1 : -1
}

/** The slides follow a finger or pen; when it is lifted far enough from where it began, `onSwipe` is told. */
export function followSwipes(
  { root, view, track }: CarouselParts,
  onSwipe: (by: Step) => void,
  signal: AbortSignal,
): void {
  let began: { id: number; x: number } | null = null
  let moved = 0

  const end = () => {
    began = null
    track.style.transition = ''
    track.style.removeProperty('--drag')
  }
  const listen = <Kind extends 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel'>(
    kind: Kind,
    listener: (event: PointerEvent) => void,
  ) => view.addEventListener(kind, listener, { signal })

  listen('pointerdown', ({ target, pointerType, isPrimary, pointerId, clientX }) => {
    // A mouse selects text and has the buttons. A carousel inside a slide has its own swipes.
    if (pointerType === 'mouse' || !isPrimary || (target as Element).closest('.carousel') !== root) return
    began = { id: pointerId, x: clientX }
    moved = 0
  })
  listen('pointermove', ({ pointerId, clientX }) => {
    if (began?.id !== pointerId) return
    moved = clientX - began.x
    if (Math.abs(moved) <= SLACK) return
    view.setPointerCapture(pointerId)
    track.style.transition = 'none'
    track.style.setProperty('--drag', `${moved}px`)
  })
  listen('pointerup', ({ pointerId }) => {
    if (began?.id !== pointerId) return
    end()
    const by = swipeOf(moved, view.clientWidth)
    if (by) onSwipe(by)
  })
  // The browser scrolls the page instead.
  listen('pointercancel', end)

  view.addEventListener(
    'click',
    (event) => {
      // A pen clicks the link that it was lifted from, also after a swipe.
      if (Math.abs(moved) > SLACK) {
        event.preventDefault()
        event.stopPropagation()
      }
      moved = 0
    },
    { signal, capture: true },
  )
  view.addEventListener('dragstart', (event) => began && event.preventDefault(), { signal })
}
