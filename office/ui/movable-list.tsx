import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useDrag } from './use-drag.ts'
import './movable-list.css'

type Item = { id: string; label: string }

type Props<Each extends Item> = {
  label: string
  items: readonly Each[]
  /** To be in place `to` of the list. */
  onMove: (from: number, to: number) => void
  children: (item: Each, at: number, handle: ReactNode) => ReactNode
}

/** Things in an order that a person decides: dragged by their handle, or moved with the arrow keys on it. */
export function MovableList<Each extends Item>({ label, items, onMove, children }: Props<Each>) {
  const list = useRef<HTMLUListElement>(null)
  const [told, setTold] = useState('')
  const help = useId()
  const move = (from: number, to: number) => {
    if (to < 0 || to >= items.length || to === from) return
    onMove(from, to)
    setTold(`${items[from]?.label}: paikka ${to + 1}/${items.length}`)
    const { id } = items[from] as Each
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-handle="${CSS.escape(id)}"]`)?.focus())
  }
  const { handle, dragged, target, isDragging, cancel } = useDrag(list, move)
  const keys = (event: KeyboardEvent, at: number) => {
    if (event.key === 'Escape' && isDragging) return cancel()
    const steps: Record<string, number> = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: items.length - 1 }
    const to = steps[event.key]
    if (to === undefined) return
    event.preventDefault()
    event.stopPropagation()
    move(at, to)
  }
  return (
    <>
      <ul className="movable-list" aria-label={label} ref={list}>
        {items.map((item, at) => (
          <li
            key={item.id}
            className="movable"
            data-dragged={dragged === at || undefined}
            data-target={target?.at === at ? target.side : undefined}
          >
            {children(
              item,
              at,
              <button
                type="button"
                className="movable-handle"
                data-handle={item.id}
                aria-label={`Siirrä: ${item.label}`}
                aria-describedby={help}
                {...handle(at)}
                onKeyDown={(event) => keys(event, at)}
              >
                <span aria-hidden="true">⠿</span>
              </button>,
            )}
          </li>
        ))}
      </ul>
      <span id={help} hidden>
        Nuolinäppäimet siirtävät ylös ja alas.
      </span>
      <span className="visually-hidden" role="status">
        {told}
      </span>
    </>
  )
}
