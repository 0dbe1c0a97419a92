import { type PointerEvent, useRef } from 'react'

const MIN_SWIPE_PX = 60

/** Which way a finger was drawn across an element: 1 is on, -1 back. A mouse may select text. */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(undefined)
  return {
    onPointerDown({ clientX, clientY, pointerType }: PointerEvent) {
      start.current = pointerType === 'touch' ? { x: clientX, y: clientY } : undefined
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      if (!start.current) return
      const [x, y] = [clientX - start.current.x, clientY - start.current.y]
      start.current = undefined
      if (Math.abs(x) > MIN_SWIPE_PX && Math.abs(x) > 2 * Math.abs(y)) onSwipe(x < 0 ? 1 : -1)
    },
    onPointerCancel() {
      start.current = undefined
    },
  }
}
