import { weekdays } from '#contract/lunch-menus/lunch-menu-limits.ts'
import type { Place, Week } from './menu.ts'
import { isFull, placeOf } from './menu.ts'

const MIN_DRAG_MS = 200
const MIN_DRAG_PX = 50

/** Whether a drag was meant: over 200 ms and over 50 px. Everything else is a click or a slip of the hand. */
export function isMove({ milliseconds, x, y }: { milliseconds: number; x: number; y: number }): boolean {
  return milliseconds > MIN_DRAG_MS && Math.hypot(x, y) > MIN_DRAG_PX
}

/** Where a dish that is let go at a height lands, among dishes whose middles are at these heights. */
export function dropIndex(middles: readonly number[], y: number): number {
  return middles.filter((middle) => middle < y).length
}

export type Direction = 'up' | 'down' | 'back' | 'on'

const directions: Record<string, Direction> = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'back', ArrowRight: 'on' }

export function directionOf(key: string): Direction | undefined {
  return directions[key]
}

/** The place one step further: up and down in its day, back and on to the nearest day that has room. Undefined at the ends. */
export function placeAfter(week: Week, id: number, direction: Direction): Place | undefined {
  const from = placeOf(week, id)
  if (!from) return undefined
  if (direction === 'up') return from.at > 0 ? { ...from, at: from.at - 1 } : undefined
  if (direction === 'down') return from.at < week[from.day].length - 1 ? { ...from, at: from.at + 1 } : undefined
  const index = weekdays.indexOf(from.day)
  const days = direction === 'back' ? weekdays.slice(0, index).toReversed() : weekdays.slice(index + 1)
  const day = days.find((other) => !isFull(week, other))
  return day && { day, at: Math.min(from.at, week[day].length) }
}
