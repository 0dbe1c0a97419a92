import { minutesOf } from '#web/format/clock-text.ts'
import type { Stage } from './day-dial.schema.ts'

export type { Stage }

export const DAY_MINUTES = 1440

/** The stage at this minute of the day. The last one goes on after midnight until the first begins. */
export function stageAt(stages: readonly Pick<Stage, 'from'>[], minute: number): number {
  const begun = stages.findLastIndex(({ from }) => minutesOf(from) <= minute)
  return begun < 0 ? stages.length - 1 : begun
}

/** The minutes of a stage, from its beginning to the next one's; the end may be past midnight. */
export function spanOf(stages: readonly Pick<Stage, 'from'>[], at: number): { from: number; to: number } {
  const from = minutesOf(stages[at]?.from ?? '')
  const next = minutesOf(stages[(at + 1) % stages.length]?.from ?? '')
  return { from, to: next > from ? next : next + DAY_MINUTES }
}

/** Minutes since midnight on the clock of a place. */
export function minutesIn(zone: string, date: Date): number {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(date)
  return minutesOf(parts)
}

/** A point on the dial around 0, 0. Midnight is at the top, and a day is one turn. */
export function pointAt(minute: number, radius: number): { x: number; y: number } {
  const angle = (minute / DAY_MINUTES) * 2 * Math.PI
  const rounded = (value: number) => Math.round(value * 100) / 100
  return { x: rounded(radius * Math.sin(angle)), y: rounded(-radius * Math.cos(angle)) }
}

/** A part of the ring between two radii, as a path. */
export function ringPart(from: number, to: number, inner: number, outer: number): string {
  const a = pointAt(from, outer)
  const b = pointAt(to, outer)
  const c = pointAt(to, inner)
  const d = pointAt(from, inner)
  const long = to - from > DAY_MINUTES / 2 ? 1 : 0
  return `M${a.x} ${a.y}A${outer} ${outer} 0 ${long} 1 ${b.x} ${b.y}L${c.x} ${c.y}A${inner} ${inner} 0 ${long} 0 ${d.x} ${d.y}Z`
}
