import type { KeyboardEvent, PointerEvent } from 'react'
import type { MenuTexts } from '#web/messages/kitchen/lunch-menu.texts.ts'
import { filled } from '../filled.ts'
import { MenuIcon } from '../menu-icon.tsx'
import type { Dish } from '../rules/menu.ts'
import { type Direction, directionOf } from '../rules/moves.ts'
import { Marks } from './marks.tsx'
import type { Drag } from './use-dish-drag.ts'

type Props = {
  dish: Dish
  isLifted: boolean
  drag: Drag | undefined
  /** Whether a dragged dish would land before this one. */
  isTarget: boolean
  helpId: string
  texts: MenuTexts
  on: {
    press(event: PointerEvent, id: number): void
    toggle(dish: Dish): void
    step(dish: Dish, direction: Direction): void
    cancel(): void
    remove(dish: Dish): void
  }
}

const directions = ['up', 'down', 'back', 'on'] as const
const labels = { up: 'menuUp', down: 'menuDown', back: 'menuDayBack', on: 'menuDayOn' } as const

/** A dish that can be dragged by a pointer. Its handle lifts it for arrow keys, and for buttons on touch. */
export function DishRow({ dish, isLifted, drag, isTarget, helpId, texts, on }: Props) {
  const { id, header } = dish
  const isDragged = drag?.id === id
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = directionOf(event.key)
    if (!isLifted || (!direction && event.key !== 'Escape')) return
    event.preventDefault()
    if (direction) on.step(dish, direction)
    else on.cancel()
  }
  return (
    <li
      className="dish"
      data-dish={id}
      data-lifted={isLifted || undefined}
      data-dragged={isDragged || undefined}
      data-target={isTarget || undefined}
      style={isDragged ? { transform: `translate(${drag.x}px, ${drag.y}px)` } : undefined}
      onPointerDown={(event) => on.press(event, id)}
      onKeyDown={onKeyDown}
    >
      <button
        type="button"
        className="dish-handle"
        aria-label={filled(texts.menuMove, { dish: header })}
        aria-pressed={isLifted}
        aria-describedby={helpId}
        onClick={() => on.toggle(dish)}
      >
        <MenuIcon name="grip" />
      </button>
      <span className="dish-name">
        {header} <Marks of={dish.marks} />
      </span>
      <button
        type="button"
        className="dish-remove"
        aria-label={filled(texts.menuRemove, { dish: header })}
        onClick={() => on.remove(dish)}
      >
        <MenuIcon name="close" />
      </button>
      {isLifted && (
        <fieldset className="dish-moves" aria-label={filled(texts.menuMove, { dish: header })}>
          {directions.map((direction) => (
            <button
              key={direction}
              type="button"
              data-direction={direction}
              aria-label={texts[labels[direction]]}
              onClick={() => on.step(dish, direction)}
            >
              <MenuIcon name={direction} />
            </button>
          ))}
          <button type="button" className="dish-drop" onClick={() => on.toggle(dish)}>
            {texts.menuDrop}
          </button>
        </fieldset>
      )}
    </li>
  )
}
