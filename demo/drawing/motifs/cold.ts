import { at, box, circle, fill, ink, many, n, range, reuse, seeded, stroke } from '../draw.ts'

/** A carton from the front with tape, a label and its side in shade; its foot is at x, y. */
export const carton = (x: number, y: number, width: number, height: number, board = '#d3a56c', mark = '#1d4660') =>
  at(
    x,
    y,
    1,
    0,
    fill(box(-width / 2, -height, width, height, 4), board),
    fill(box(width * 0.3, -height, width * 0.2, height, 4), ink, 0.1),
    fill(box(-width * 0.07, -height, width * 0.14, height), '#fff', 0.24),
    fill(box(-width / 2, -height, width, height * 0.1, 4), '#fff', 0.2),
    fill(box(-width * 0.42, -height * 0.62, width * 0.28, height * 0.36, 3), '#fdf8ec'),
    stroke(
      `M${n(-width * 0.38)} ${n(-height * 0.52)}h${n(width * 0.2)}M${n(-width * 0.38)} ${n(-height * 0.42)}h${n(width * 0.13)}`,
      mark,
      Math.max(2.4, width * 0.016),
    ),
    at(width * 0.2, -height * 0.44, width / 560, 0, snowflake(0, 0, 46, mark, 13)),
  )

/** A pallet of wood under cartons, seen from the front: `rows` of `columns`. */
export const pallet = (
  x: number,
  y: number,
  scale: number,
  columns: number,
  layers: number,
  board?: string,
  mark?: string,
) =>
  at(
    x,
    y,
    scale,
    0,
    fill(`M${-columns * 62} 0H${columns * 66}l26 18H${-columns * 56}Z`, ink, 0.24),
    fill(box(-columns * 62, -16, columns * 124, 14), '#8a6238'),
    many(3, (i) => fill(box([-columns * 62, -22, columns * 62 - 44][i] ?? 0, -34, 44, 32), '#6f4c2a')),
    fill(box(-columns * 62, -46, columns * 124, 14), '#a8783f'),
    ...range(layers * columns).map((i) =>
      at(
        (i % columns) * 122 - (columns - 1) * 61,
        -46 - Math.floor(i / columns) * 92,
        1,
        0,
        reuse(carton(0, 0, 120, 90, board, mark)),
      ),
    ),
    fill(box(-columns * 61, -46 - layers * 92, columns * 122, layers * 92), '#dff1f7', 0.16),
  )

export const snowflake = (x: number, y: number, r: number, color = '#fff', width = 6) =>
  stroke(
    many(6, (i) => {
      const a = (i / 6) * Math.PI * 2
      const point = (reach: number, turn: number) =>
        `${n(x + Math.cos(a + turn) * r * reach)} ${n(y + Math.sin(a + turn) * r * reach)}`
      return `M${n(x)} ${n(y)}L${point(1, 0)}M${point(0.6, 0)}L${point(0.86, 0.3)}M${point(0.6, 0)}L${point(0.86, -0.3)}`
    }),
    color,
    width,
  )

/** Falling or lying snow. */
export function snow(width: number, height: number, count: number, seed: number, opacity = 0.85): string {
  const next = seeded(seed)
  const flakes = (share: number) =>
    many(Math.round(count * share), () => `M${Math.round(next() * width)} ${Math.round(next() * height)}h0`)
  return stroke(flakes(0.6), '#fff', 7, opacity) + stroke(flakes(0.4), '#fff', 12, opacity)
}

/** A thermometer on a wall or in a hand: a tube with its mercury up to `share`. */
export const thermometer = (x: number, y: number, scale: number, share: number, mercury = '#c8412b', turn = 0) =>
  at(
    x,
    y,
    scale,
    turn,
    fill(box(-44, -300, 88, 380, 44), '#fdf8ec'),
    fill(box(14, -296, 30, 372, 30), ink, 0.08),
    stroke('M0-250V20', '#cfd8da', 22),
    circle(0, 34, 30, mercury),
    stroke(`M0 20V${n(20 - 270 * share)}`, mercury, 14),
    stroke(
      many(9, (i) => `M22 ${-240 + i * 28}h${i % 2 === 0 ? 16 : 9}`),
      '#2b2622',
      4,
    ),
    circle(-9, 25, 7, '#fff', 0.6),
  )

/** A refrigerated container from its side, its cooling unit at the left; its foot is at x, y. */
export const reefer = (x: number, y: number, scale: number, wall = '#f4f1e6', mark = '#1d4660', open = false) =>
  at(
    x,
    y,
    scale,
    0,
    fill('M-400 0H430l40 22H-360Z', ink, 0.22),
    fill(box(-400, -300, 800, 300, 6), wall),
    stroke(
      many(24, (i) => `M${-250 + i * 27}-282V-20`),
      ink,
      5,
      0.08,
    ),
    fill(box(-400, -300, 800, 18), '#fff', 0.4),
    fill(box(-400, -22, 800, 22), ink, 0.16),
    fill(box(-400, -300, 130, 300, 6), '#d9dcd6'),
    circle(-335, -200, 46, '#5d676b'),
    stroke('M-335-246V-154M-381-200h92M-368-232l66 64M-302-232l-66 64', '#d9dcd6', 6),
    fill(box(-378, -118, 86, 60, 6), '#2b3338'),
    fill(box(-368, -108, 40, 22), '#9fd3a4'),
    snowflake(-20, -150, 74, mark, 15),
    stroke('M100-190h200M100-150h150M100-110h176', mark, 15, 0.9),
    open ? fill(box(390, -290, 90, 280, 4), '#cfd2cb') + stroke('M414-280V-20M452-280V-20', '#8d989d', 8) : '',
  )
