import { type PointerEvent, type RefObject, useRef, useState } from 'react'

type Target = { at: number; side: 'before' | 'after' }

/** A press that moves less is a press. */
const SLACK_PX = 4
const EDGE_PX = 60
const STEP_PX = 14

/** Where a pointer at a height would put something, among the things of a list. */
function targetAt(list: HTMLElement, y: number): Target | undefined {
  const boxes = [...list.children].map((child) => child.getBoundingClientRect())
  const at = boxes.findIndex(({ bottom }) => y < bottom)
  if (at < 0) return boxes.length > 0 ? { at: boxes.length - 1, side: 'after' } : undefined
  const { top, height } = boxes[at] as DOMRect
  return { at, side: y < top + height / 2 ? 'before' : 'after' }
}

function scrollerOf(element: Element | null): Element | null {
  if (!element || element === document.body) return document.scrollingElement
  const isScrolling = /auto|scroll/.test(getComputedStyle(element).overflowY)
  return isScrolling && element.scrollHeight > element.clientHeight ? element : scrollerOf(element.parentElement)
}

/** Near the top or the bottom of what scrolls, it scrolls. */
function scrollNear(list: HTMLElement, y: number): void {
  const scroller = scrollerOf(list)
  if (!scroller) return
  const isPage = scroller === document.scrollingElement
  const { top, bottom } = isPage ? { top: 0, bottom: innerHeight } : scroller.getBoundingClientRect()
  if (y < top + EDGE_PX) scroller.scrollTop -= STEP_PX
  if (y > bottom - EDGE_PX) scroller.scrollTop += STEP_PX
}

type Drag = { from: number; y: number; isMoving: boolean }

/** Dragging by a handle, with a mouse, a pen or a finger: the browser's own dragging does not begin with a finger on every tablet. */
export function useDrag(list: RefObject<HTMLElement | null>, move: (from: number, to: number) => void) {
  const drag = useRef<Drag>(undefined)
  const timer = useRef<ReturnType<typeof setInterval>>(undefined)
  const [shown, setShown] = useState<{ dragged: number; target: Target | undefined }>()
  const look = (y: number) => {
    if (!drag.current || !list.current) return
    drag.current.y = y
    setShown({ dragged: drag.current.from, target: targetAt(list.current, y) })
  }
  const end = () => {
    clearInterval(timer.current)
    drag.current = undefined
    setShown(undefined)
  }
  const begin = (y: number) => {
    if (!drag.current) return
    drag.current.isMoving = true
    look(y)
    timer.current = setInterval(() => {
      const held = drag.current
      if (!held || !list.current) return clearInterval(timer.current)
      scrollNear(list.current, held.y)
      look(held.y)
    }, 30)
  }
  const handle = (at: number) => ({
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      drag.current = { from: at, y: event.clientY, isMoving: false }
    },
    onPointerMove({ clientY }: PointerEvent) {
      const held = drag.current
      if (!held) return
      if (held.isMoving) look(clientY)
      else if (Math.abs(clientY - held.y) > SLACK_PX) begin(clientY)
    },
    onPointerUp({ clientY }: PointerEvent) {
      const held = drag.current
      const target = held?.isMoving && list.current ? targetAt(list.current, clientY) : undefined
      end()
      if (!held || !target) return
      const place = target.side === 'before' ? target.at : target.at + 1
      move(held.from, place > held.from ? place - 1 : place)
    },
    onPointerCancel: end,
    onLostPointerCapture: end,
  })
  return { handle, dragged: shown?.dragged, target: shown?.target, isDragging: shown !== undefined, cancel: end }
}
