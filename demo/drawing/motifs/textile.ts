import { box, circle, fill, idOf, ink, many, n, put, stroke } from '../draw.ts'

type Weave = { base: string; line: string; kind: 'stripes' | 'check' | 'dots' | 'leaves' | 'scallops' }

/** A printed surface cut to path data. */
export function cloth(d: string, { base, line, kind }: Weave, size = 40, turn = 0): string {
  const tiles = {
    stripes: fill(box(0, 0, 14, 40), line) + fill(box(22, 0, 4, 40), line),
    check: fill(box(0, 0, 20, 40), line, 0.55) + fill(box(0, 0, 40, 20), line, 0.55),
    dots: circle(10, 10, 6, line) + circle(30, 30, 6, line),
    leaves:
      fill('M20 38C4 28 4 12 20 2C36 12 36 28 20 38Z', line) +
      stroke('M20 8V40', base, 2.4) +
      stroke('M20 28l-8-7m8 7l8-7m-8-3l-7-6m7 6l7-6', base, 1.8),
    scallops: circle(20, 40, 20, line) + circle(20, 40, 13, base) + circle(20, 40, 6, line),
  }
  const id = idOf(base + line + kind + size + turn)
  return (
    `<pattern id="${id}" width="40" height="40" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn}) scale(${n(size / 40)})">` +
    `${fill(box(0, 0, 40, 40), base)}${tiles[kind]}</pattern><path d="${d}" fill="url(#${id})"/>`
  )
}

/** A folded kitchen towel. */
export function linen(
  x: number,
  y: number,
  width: number,
  height: number,
  turn: number,
  weave: Weave,
  size = 44,
): string {
  const [left, top] = [-width / 2, -height / 2]
  const d = `M${n(left)} ${n(top)}q${n(width / 2)} 14 ${n(width)} 0q-12 ${n(height / 2)} 0 ${n(height)}q${n(-width / 2)} -12 ${n(-width)} 0q12 ${n(-height / 2)} 0 ${n(-height)}Z`
  const fringe = many(Math.floor(width / 12), (i) => `M${n(left + 8 + i * 12)} ${n(top + height - 6)}v20`)
  const art =
    stroke(fringe, weave.base, 4) +
    cloth(d, weave, size) +
    fill(
      `M${n(left + width * 0.32)} ${n(top + 6)}h${n(width * 0.05)}q-8 ${n(height / 2)} 0 ${n(height - 8)}h${n(-width * 0.05)}Z`,
      ink,
      0.1,
    ) +
    fill(
      `M${n(left + width * 0.66)} ${n(top + 6)}h${n(width * 0.03)}q10 ${n(height / 2)} 0 ${n(height - 8)}h${n(-width * 0.03)}Z`,
      '#fff',
      0.22,
    )
  return put({ outline: d, art }, x, y, { turn, lift: 12, shade: 0.1, shine: 0.1 })
}

/** A table top of planks. */
export function planks(width: number, height: number, seam: string, step = 150): string {
  return many(Math.ceil(height / step), (i) => {
    const y = i * step
    const tint = i % 2 === 0 ? fill(box(0, y, width, step), seam, 0.1) : ''
    const grain = many(
      3,
      (k) =>
        `M${((i * 7 + k * 11) % 9) * 40 - 100} ${y + 30 + k * step * 0.3}q${width * 0.3} ${k % 2 === 0 ? 14 : -12} ${width * 0.62} 0`,
    )
    return tint + stroke(grain, seam, 3, 0.35) + fill(box(0, y + step - 4, width, 5), seam, 0.6)
  })
}
