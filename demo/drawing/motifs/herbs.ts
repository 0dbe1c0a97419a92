import { at, fill, many, n, type Point, range, reuse, seeded, smooth, stroke } from '../draw.ts'
import { tones } from '../palette.ts'

const whole = Math.round

const shadowed = (x: number, y: number, scale: number, turn: number, draw: (color: string | null) => string) =>
  `<g opacity=".2">${at(x + 7 * scale, y + 9 * scale, scale, turn, draw('#1c0f0a'))}</g>${at(x, y, scale, turn, draw(null))}`

/** A frond of dill, its stem rising from the origin. */
export function dill(x: number, y: number, scale = 1, turn = 0, tone: string = tones.leaf): string {
  const twigs = range(6).flatMap((i) => {
    const [base, reach] = [-34 - i * 36, 92 - i * 9]
    return [-1, 1].map((side) => {
      const start = base - (side > 0 ? 14 : 0)
      const [tx, ty] = [side * reach, start - reach * 0.8]
      const threads = many(5, (k) => {
        const t = 0.28 + k * 0.18
        const [px, py, size] = [tx * t, start + (ty - start) * t * t, 30 - k * 3]
        return `M${whole(px)} ${whole(py)}q${whole(side * size * 0.6)} 2 ${whole(side * size)} ${whole(-size * 0.3)}M${whole(px)} ${whole(py)}q${-side * 2} ${whole(-size * 0.6)} ${whole(side * size * 0.24)} ${-size}`
      })
      return [`M0 ${start}Q${n(tx * 0.6)} ${n(start - 4)} ${n(tx)} ${n(ty)}`, threads] as const
    })
  })
  const stem = 'M0 0Q-10-120 0-246'
  return shadowed(
    x,
    y,
    scale,
    turn,
    (color) =>
      stroke(stem, color ?? tones.leafDeep, 6) +
      (color === null
        ? stroke(twigs.flat().join(''), tone, 3.4)
        : stroke(twigs.map(([twig]) => twig).join(''), color, 9)),
  )
}

/** A sprig of rosemary: a woody stem with two side shoots, needles close to it and pointing up. */
export function rosemary(x: number, y: number, scale = 1, turn = 0): string {
  const needles = (reach: number) =>
    `${many(32, (i) => {
      const [side, base] = [i % 2 === 0 ? -1 : 1, -20 - i * 6.9]
      const out = side * (reach - i * 0.3) * (i % 3 === 0 ? 1 : 0.8)
      return `M0 ${whole(base)}q${whole(out * 0.7)}-6 ${whole(out)} ${whole(-reach * 1.05)}`
    })}M0-248v-24M-1-244l-9-20M1-244l9-20`
  const branch = reuse(
    stroke('M0 10Q4-128 0-256', '#8a6a48', 5) +
      stroke(needles(25), '#4a6b56', 6) +
      at(-1.5, -1.5, 1, 0, stroke(needles(24), '#8aa890', 2)),
  )
  const stems = 'M0 10V-270M0-50L-62-180M0-96L66-220'
  return (
    at(x + 7 * scale, y + 9 * scale, scale, turn, stroke(stems, '#1c0f0a', 30, 0.16)) +
    at(x, y, scale, turn, at(0, -50, 0.5, -25, branch), at(0, -96, 0.46, 27, branch), branch)
  )
}

const parsleyLeaf =
  'M0 0C-8-18-34-14-46-26C-36-32-44-44-52-52C-38-54-32-60-34-74C-22-66-14-70-8-88C-4-92 4-92 8-88C14-70 22-66 34-74C32-60 38-54 52-52C44-44 36-32 46-26C34-14 8-18 0 0Z'

/** Flat parsley: three leaves on a stem. */
export function parsley(x: number, y: number, scale = 1, turn = 0): string {
  const leaf = (dx: number, dy: number, size: number, angle: number, color: string | null) =>
    at(
      dx,
      dy,
      size,
      angle,
      fill(parsleyLeaf, color ?? (angle < 0 ? tones.leafDeep : tones.leaf)),
      color === null ? stroke('M0 0V-70M0-30l-26-10M0-30l26-10M0-50l-16-12M0-50l16-12', '#a5c46c', 2.6, 0.8) : '',
    )
  return shadowed(
    x,
    y,
    scale,
    turn,
    (color) =>
      stroke('M0 120Q8 50 0-10M2 60q-30-20-46-40M4 56q30-20 46-44', color ?? '#6f9443', 6) +
      leaf(-44, 22, 0.86, -58, color) +
      leaf(50, 14, 0.86, 56, color) +
      leaf(0, -4, 1.1, 2, color),
  )
}

/** A sprig with pairs of smooth leaves: basil, bay or lingonberry by its colour. */
export function sprig(
  x: number,
  y: number,
  scale = 1,
  turn = 0,
  pairs = 4,
  tone: string = tones.leaf,
  vein = '#a9c77a',
): string {
  const leaf = (side: number, base: number, size: number, color: string | null) => {
    const shape = `M0 ${base}C${n(side * 20 * size)} ${n(base - 44 * size)} ${n(side * 70 * size)} ${n(base - 50 * size)} ${n(side * 92 * size)} ${n(base - 34 * size)}C${n(side * 76 * size)} ${n(base + 4)} ${n(side * 30 * size)} ${n(base + 14)} 0 ${base}Z`
    return (
      fill(shape, color ?? tone) +
      (color === null
        ? stroke(
            `M0 ${base}Q${n(side * 40 * size)} ${n(base - 22 * size)} ${n(side * 78 * size)} ${n(base - 30 * size)}`,
            vein,
            2.6,
            0.8,
          )
        : '')
    )
  }
  return shadowed(
    x,
    y,
    scale,
    turn,
    (color) =>
      stroke(`M0 10Q8 ${-pairs * 30} 0 ${-pairs * 56}`, color ?? '#6b5a34', 5) +
      range(pairs)
        .map((i) => leaf(1, -i * 54 - 26, 1 - i * 0.12, color) + leaf(-1, -i * 54 - 4, 1 - i * 0.12, color))
        .join('') +
      fill(`M0 ${-pairs * 50}c-30-30-20-66 0-86c20 20 30 56 0 86Z`, color ?? tone),
  )
}

/** A heap of lettuce and rocket leaves. */
export function lettuce(x: number, y: number, scale = 1, turn = 0, tone = '#86ad4f', deep = '#4f7f3c'): string {
  const edge: Point[] = range(14).map((i) => {
    const [angle, reach] = [(i / 14) * Math.PI * 2, i % 2 === 0 ? 1 : 0.84]
    return [Math.cos(angle) * 120 * reach, Math.sin(angle) * 84 * reach]
  })
  const shape = reuse(`<path d="${smooth(edge)}"/>`)
  const leaf = (color: string) => `<g fill="${color}">${shape}</g>`
  const veins = stroke(
    'M-100 0Q0 14 104-6M-60 2q16-30 44-46M-10 6q14-34 46-52M-50 6q20 24 40 40M0 8q20 24 56 34',
    '#dbe7a8',
    5,
    0.8,
  )
  return shadowed(
    x,
    y,
    scale,
    turn,
    (color) => leaf(color ?? deep) + (color === null ? at(-4, -6, 0.86, 0, leaf(tone)) + veins : ''),
  )
}

/** Chopped herbs strewn in an ellipse. */
export function strewn(
  x: number,
  y: number,
  rx: number,
  ry: number,
  count: number,
  seed: number,
  color: string = tones.leafPale,
): string {
  const next = seeded(seed)
  return stroke(
    many(count, () => {
      const [angle, reach] = [next() * 6.28, Math.sqrt(next())]
      return `M${whole(x + Math.cos(angle) * rx * reach)} ${whole(y + Math.sin(angle) * ry * reach)}l${whole((next() - 0.5) * 16)} ${whole((next() - 0.5) * 16)}`
    }),
    color,
    5.5,
  )
}
