import { at, circle, fill, ink, round, stroke } from '../draw.ts'
import type { Brand } from './brands.ts'

/** What a pack is drawn from: its contents about the origin, its brand, and a number that varies it. */
export type Filling = { inside: string; brand: Brand; variant: number }

export const shadow = (d: string) => at(16, 22, 1, 0, fill(d, ink, 0.2))

/** A brand's sign on its printed round. */
export const badge = (x: number, y: number, size: number, { sign, light, print, accent }: Brand, inverse = false) =>
  at(
    x,
    y,
    size / 50,
    0,
    circle(0, 0, 78, inverse ? print : light),
    stroke(round(70), accent, 4),
    sign(inverse ? light : print),
  )

/** A printed tag on a string. */
export const tag = (x: number, y: number, turn: number, brand: Brand) =>
  at(
    x,
    y,
    1,
    turn,
    stroke('M0-96Q-30-150-70-160', '#d8c9a8', 6),
    at(7, 10, 1, 0, fill('M-62-70L0-110L62-70V100H-62Z', ink, 0.22)),
    fill('M-62-70L0-110L62-70V100H-62Z', brand.print),
    circle(0, -78, 10, brand.light),
    badge(0, 14, 34, brand),
  )
