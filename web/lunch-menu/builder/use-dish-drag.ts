import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { type Weekday, weekdays } from '#contract/lunch-menus/lunch-menu-limits.ts'
import type { Place } from '../rules/menu.ts'
import { dropIndex, isMove } from '../rules/moves.ts'

type Start = { id: number; x: number; y: number; at: number; scroll: number }
/** A dish under the pointer: how far it was dragged, and where it would land. */
export type Drag = { id: number; x: number; y: number; over: Place | undefined }

/** Below this it is a click with an unsteady hand. */
const VISIBLE_PX = 6
const EDGE_PX = 60
const SCROLL_PX = 14

/** Dragging a dish with a pointer. `onDrop` is called for what counts as a move. */
export function useDishDrag(onDrop: (id: number, to: Place) => void) {
  const start = useRef<Start>(undefined)
  const [drag, setDrag] = useState<Drag>()
  const wasDragged = useRef(false)
  const drop = useRef(onDrop)
  drop.current = onDrop

  useEffect(() => {
    const draggedTo = ({ clientX, clientY }: globalThis.PointerEvent): Drag | undefined => {
      if (!start.current) return undefined
      const { id, scroll } = start.current
      const x = clientX - start.current.x
      const y = clientY - start.current.y + (window.scrollY - scroll)
      return { id, x, y, over: placeAt(clientX, clientY, id) }
    }
    const move = (event: globalThis.PointerEvent) => {
      const moved = draggedTo(event)
      if (!moved || (!wasDragged.current && Math.hypot(moved.x, moved.y) < VISIBLE_PX)) return
      wasDragged.current = true
      setDrag(moved)
      if (event.clientY < EDGE_PX) window.scrollBy(0, -SCROLL_PX)
      if (event.clientY > window.innerHeight - EDGE_PX) window.scrollBy(0, SCROLL_PX)
    }
    const end = () => {
      start.current = undefined
      setDrag(undefined)
    }
    const up = (event: globalThis.PointerEvent) => {
      const moved = draggedTo(event)
      const milliseconds = event.timeStamp - (start.current?.at ?? 0)
      end()
      // The click that ends a drag comes before this; later ones are meant.
      setTimeout(() => {
        wasDragged.current = false
      })
      if (moved?.over && isMove({ milliseconds, x: moved.x, y: moved.y })) drop.current(moved.id, moved.over)
    }
    const key = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') end()
    }
    const ended = new AbortController()
    const { signal } = ended
    window.addEventListener('pointermove', move, { signal })
    window.addEventListener('pointerup', up, { signal })
    window.addEventListener('pointercancel', end, { signal })
    window.addEventListener('keydown', key, { signal })
    return () => ended.abort()
  }, [])

  return {
    drag,
    /** Whether the click that follows is the end of a drag. */
    endsDrag: () => wasDragged.current,
    begin(event: PointerEvent, id: number) {
      const target = event.target as Element
      const isHandle = target.closest('.dish-handle') !== null
      if (event.button !== 0 || (!isHandle && (event.pointerType !== 'mouse' || target.closest('button, a, input'))))
        return
      // A finger is captured by what it touches first; the dish that it is over is looked up by its position.
      if (target.hasPointerCapture?.(event.pointerId)) target.releasePointerCapture(event.pointerId)
      wasDragged.current = false
      start.current = { id, x: event.clientX, y: event.clientY, at: event.timeStamp, scroll: window.scrollY }
    },
  }
}

function placeAt(x: number, y: number, dragged: number): Place | undefined {
  const list = document
    .elementsFromPoint(x, y)
    .map((element) => element.closest<HTMLElement>('[data-day]'))
    .find(Boolean)
  const day = weekdays.find((name): name is Weekday => name === list?.dataset.day)
  if (!list || !day) return undefined
  const others = [...list.querySelectorAll<HTMLElement>('[data-dish]')].filter(
    ({ dataset }) => dataset.dish !== String(dragged),
  )
  const middles = others.map((other) => {
    const { top, height } = other.getBoundingClientRect()
    return top + height / 2
  })
  return { day, at: dropIndex(middles, y) }
}
