import { ink, n, type Point, range, seeded, smooth, stroke } from '../draw.ts'

type Casing = { base: string; mid: string; shine: string }

export const casings = {
  grill: { base: '#7d3018', mid: '#a8482a', shine: '#f2b07c' },
  red: { base: '#8d2620', mid: '#bb3d2d', shine: '#f6ad8c' },
  pale: { base: '#c58a5c', mid: '#e2b080', shine: '#fff0d6' },
  smoked: { base: '#4b1d17', mid: '#6f2f24', shine: '#d18b68' },
} satisfies Record<string, Casing>

type Bend = { from: Point; over: Point; to: Point }

/** A sausage along a bend, lit from the upper left, with its shadow; `scores` are the cuts of the grill. */
export function sausage({ from, over, to }: Bend, width: number, casing: Casing = casings.grill, scores = 0): string {
  const along = (dx: number, dy: number) =>
    `M${n(from[0] + dx)} ${n(from[1] + dy)}Q${n(over[0] + dx)} ${n(over[1] + dy)} ${n(to[0] + dx)} ${n(to[1] + dy)}`
  const point = (t: number): Point => [
    (1 - t) ** 2 * from[0] + 2 * t * (1 - t) * over[0] + t * t * to[0],
    (1 - t) ** 2 * from[1] + 2 * t * (1 - t) * over[1] + t * t * to[1],
  ]
  const cuts = range(scores).map((i) => {
    const t = (i + 1) / (scores + 1)
    const [[x, y], [ax, ay], [bx, by]] = [point(t), point(t - 0.02), point(t + 0.02)]
    const length = Math.hypot(bx - ax, by - ay)
    const [ux, uy] = [(bx - ax) / length, (by - ay) / length]
    const [hx, hy] = [(ux * 0.45 - uy * 0.34) * width, (uy * 0.45 + ux * 0.34) * width]
    return `M${n(x - hx)} ${n(y - hy)}L${n(x + hx)} ${n(y + hy)}`
  })
  const tip = (end: Point, next: Point) => {
    const length = Math.hypot(end[0] - next[0], end[1] - next[1])
    const [ux, uy] = [(end[0] - next[0]) / length, (end[1] - next[1]) / length]
    return `M${n(end[0] + ux * width * 0.46)} ${n(end[1] + uy * width * 0.46)}l${n(ux * width * 0.2)} ${n(uy * width * 0.2)}`
  }
  return (
    stroke(along(width * 0.16, width * 0.2), ink, width, 0.24) +
    stroke(tip(from, over) + tip(to, over), casing.base, width * 0.2) +
    stroke(along(0, 0), casing.base, width) +
    stroke(along(-width * 0.07, -width * 0.1), casing.mid, width * 0.7) +
    (scores === 0
      ? ''
      : stroke(cuts.join(''), '#2e0f08', width * 0.13, 0.85) + stroke(cuts.join(''), '#d98a5a', width * 0.035, 0.8)) +
    stroke(
      along(-width * 0.16, -width * 0.24),
      casing.shine,
      width * 0.09,
      0.8,
      `${n(width * 1.3)} ${n(width * 0.5)} ${n(width * 0.2)} ${n(width * 0.9)}`,
    )
  )
}

/** Rashers of bacon, wavy, from the left to the right. */
export function bacon(length: number, seed = 1, crisp = true): string {
  const next = seeded(seed)
  const steps = Math.round(length / 60)
  const wave = (dx: number, dy: number) =>
    smooth(
      range(steps + 1).map((i): Point => [i * 60 + dx - length / 2, Math.sin(i * 1.7 + seed) * 11 + dy + (i % 2) * 4]),
      false,
    )
  const meat = crisp ? ['#8c2f22', '#b84a34', '#6d1f18'] : ['#c9474a', '#dc6a66', '#b33a40']
  const fat = crisp ? '#f0c78c' : '#fbe2d0'
  const bands = [
    [0, 56, meat[0]],
    [-17, 15, fat],
    [-3, 9, meat[1]],
    [6, 8 + next() * 6, fat],
    [20, 9, meat[2]],
  ] as const
  return (
    `<g stroke-linecap="butt">${stroke(wave(8, 12), ink, 54, 0.22)}` +
    bands.map(([dy, width, color]) => stroke(wave(0, dy), color ?? fat, width)).join('') +
    `${stroke(wave(-2, -23), '#fff2d8', 4, 0.6, '50 40 14 60')}</g>`
  )
}
