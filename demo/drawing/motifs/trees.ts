import { at, box, fill, many, n, type Point, polygon, range, reuse, seeded, smooth, stroke } from '../draw.ts'

/** A spruce whose foot is at x, y. */
export function spruce(x: number, y: number, height: number, color: string, lit: string): string {
  const side = (sign: number) =>
    range(6).flatMap((i): Point[] => {
      const [top, low, reach] = [-100 + i * 15, -85 + i * 15, 9.6 + i * 3.6]
      return [
        [sign * reach, low + 2],
        [sign * reach * 0.5, (top + low) / 2 + 7.5],
      ]
    })
  const half = (sign: number, tone: string) => fill(polygon([[0, -100], ...side(sign), [0, -10]]), tone)
  return at(x, y, height / 100, 0, reuse(fill(box(-2.5, -12, 5, 12), '#3b2a20') + half(1, color) + half(-1, lit)))
}

/** A row of spruces along a line, tallest and shortest mixed. */
export function forest(
  from: number,
  to: number,
  y: number,
  height: number,
  color: string,
  lit: string,
  seed: number,
  gap = 0.3,
): string {
  const next = seeded(seed)
  return many(Math.floor((to - from) / (height * gap)), (i) =>
    spruce(
      from + (i + next() * 0.6) * height * gap,
      y + next() * height * 0.06,
      height * (0.7 + next() * 0.4),
      color,
      lit,
    ),
  )
}

/** A birch whose foot is at x, y. */
export function birch(x: number, y: number, height: number, leaf = '#9dbb4f', deep = '#6f9440'): string {
  const w = height * 0.035
  const crown = smooth([
    [-height * 0.2, -height * 0.5],
    [-height * 0.17, -height * 0.8],
    [0, -height * 1.02],
    [height * 0.16, -height * 0.82],
    [height * 0.21, -height * 0.52],
    [height * 0.08, -height * 0.38],
    [-height * 0.1, -height * 0.38],
  ])
  const marks = many(7, (i) => `M${n(i % 2 === 0 ? -w : w * 0.1)} ${n(-height * (0.06 + i * 0.07))}h${n(w * 0.8)}`)
  const leaves = many(
    26,
    (i) =>
      `M${n(Math.sin(i * 2.4) * height * 0.15)} ${n(-height * (0.45 + (i % 13) * 0.04))}l${n(height * 0.016)} ${n(height * 0.022)}`,
  )
  return at(
    x,
    y,
    1,
    0,
    fill(crown, deep),
    at(-height * 0.025, -height * 0.06, 0.88, 0, fill(crown, leaf)),
    fill(`M${n(-w)} 0L${n(-w * 0.5)} ${n(-height * 0.8)}L${n(w * 0.4)} ${n(-height * 0.8)}L${n(w)} 0Z`, '#f6f0e2'),
    fill(`M${n(w * 0.1)} 0L${n(w * 0.1)} ${n(-height * 0.8)}L${n(w * 0.4)} ${n(-height * 0.8)}L${n(w)} 0Z`, '#cfc5b2'),
    stroke(marks, '#2b2622', height * 0.011),
    stroke(
      `M0 ${n(-height * 0.5)}l${n(-height * 0.09)} ${n(-height * 0.14)}M0 ${n(-height * 0.58)}l${n(height * 0.08)} ${n(-height * 0.13)}`,
      '#f6f0e2',
      height * 0.012,
    ),
    stroke(leaves, '#d4dd86', height * 0.014),
  )
}

/** An alder whose foot is at x, y: several dark stems, a dense round crown, small cones. */
export function alder(x: number, y: number, height: number, leaf = '#4f7a44', deep = '#35592f'): string {
  const crown = smooth([
    [-height * 0.24, -height * 0.46],
    [-height * 0.27, -height * 0.68],
    [-height * 0.14, -height * 0.92],
    [height * 0.04, -height * 1.01],
    [height * 0.2, -height * 0.88],
    [height * 0.27, -height * 0.64],
    [height * 0.22, -height * 0.42],
    [0, -height * 0.34],
  ])
  const stems = `M0 0Q${n(-height * 0.02)} ${n(-height * 0.3)} ${n(-height * 0.1)} ${n(-height * 0.6)}M${n(height * 0.01)} 0Q${n(height * 0.01)} ${n(-height * 0.3)} ${n(height * 0.03)} ${n(-height * 0.7)}M${n(height * 0.02)} 0Q${n(height * 0.06)} ${n(-height * 0.3)} ${n(height * 0.13)} ${n(-height * 0.56)}`
  const spots = (count: number, turn: number, spread: number) =>
    many(count, (i) => `M${n(Math.sin(i * 2.4 + turn) * height * spread)} ${n(-height * (0.44 + (i % 11) * 0.045))}h0`)
  return at(
    x,
    y,
    1,
    0,
    fill(crown, deep),
    at(-height * 0.025, -height * 0.05, 0.9, 0, fill(crown, leaf)),
    stroke(spots(24, 0, 0.19), '#7fa35c', height * 0.034),
    stroke(stems, '#4a3a30', height * 0.03),
    stroke(stems, '#7a6656', height * 0.009),
    stroke(spots(9, 1.4, 0.2), '#4b3222', height * 0.018),
  )
}
