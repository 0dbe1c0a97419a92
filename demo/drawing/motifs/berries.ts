import { at, circle, pairs, reuse, stroke } from '../draw.ts'
import { sprig } from './herbs.ts'

/** A stem of lingonberry: glossy leaves and a cluster of red berries. */
export function lingonberries(x: number, y: number, scale = 1, turn = 0): string {
  const spots = pairs('-36 -20, 0 -40, 30 -14, -10 0, 18 18, -34 20, 50 12')
  return (
    sprig(x, y, scale * 0.62, turn - 40, 3, '#3f6d45') +
    sprig(x, y, scale * 0.56, turn + 54, 3, '#2f5a3a') +
    at(x, y, scale, 0, ...spots.map(([dx, dy]) => berry(dx, dy, 22)))
  )
}

/** One berry, lit from the upper left. */
export const berry = (x: number, y: number, r: number, color = '#c2222e', deep = '#8e1220') =>
  at(
    x,
    y,
    r / 20,
    0,
    reuse(
      circle(6, 8, 20, '#1c0f0a', 0.22) +
        circle(0, 0, 20, deep) +
        circle(-2, -2.4, 16.8, color) +
        circle(-7.2, -8, 4, '#fff', 0.8) +
        stroke('M6 6l4 4m0-4l-4 4', '#5c0a14', 2),
    ),
  )
