import { at, blob, box, circle, clip, fill, ink, many, n, put, range, reuse, seeded, stroke } from '../draw.ts'
import { tones } from '../palette.ts'

/** A steel container of a buffet from above, filled. */
export function gastro(x: number, y: number, width: number, height: number, bed: string, ...inside: string[]): string {
  const [left, top] = [-width / 2, -height / 2]
  const inner = box(left + 26, top + 26, width - 52, height - 52, 26)
  return at(
    x,
    y,
    1,
    0,
    fill(box(left + 14, top + 20, width, height, 34), ink, 0.26),
    fill(box(left, top, width, height, 34), tones.steel),
    stroke(`M${n(left + 30)} ${n(top + 8)}H${n(-left - 30)}`, '#fff', 6, 0.8),
    fill(box(left + 16, top + 16, width - 32, height - 32, 30), tones.steelDeep),
    fill(inner, bed),
    clip(inner, ...inside, stroke(`M${n(left + 26)} ${n(-top - 40)}V${n(top + 32)}H${n(-left - 40)}`, ink, 22, 0.18)),
  )
}

/** A lunch tray from above. */
export const tray = (
  x: number,
  y: number,
  width: number,
  height: number,
  turn: number,
  color: string,
  rim: string,
  ...inside: string[]
) =>
  put(
    {
      outline: box(-width / 2, -height / 2, width, height, 60),
      art:
        fill(box(-width / 2, -height / 2, width, height, 60), rim) +
        fill(box(-width / 2 + 22, -height / 2 + 22, width - 44, height - 44, 46), color),
    },
    x,
    y,
    { turn, lift: 18 },
  ) + at(x, y, 1, turn, ...inside)

/** A glass of milk, water or juice from above. */
export const tumbler = (x: number, y: number, r: number, drink: string) =>
  circle(x + r * 0.12, y + r * 0.18, r, ink, 0.22) +
  circle(x, y, r, '#f4f8f8', 0.75) +
  circle(x, y, r * 0.84, drink) +
  stroke(
    `M${n(x - r * 0.5)} ${n(y - r * 0.3)}a${n(r * 0.58)} ${n(r * 0.58)} 0 0 1 ${n(r * 0.4)} ${n(-r * 0.24)}`,
    '#fff',
    r * 0.1,
    0.9,
  )

/** A grate over embers from above, filling a rectangle. */
export function grate(width: number, height: number, ember: string, glow: string, bar: string, gap = 58): string {
  const spots = seeded(7)
  const coals = range(70).map((i) =>
    at(
      spots() * width,
      spots() * height,
      0.6 + spots() * 0.7,
      spots() * 90,
      reuse(fill(blob(70, 54, (i % 2) + 2, 0.14, 7), i % 3 === 0 ? glow : i % 3 === 1 ? ember : '#2a1512', 0.85)),
    ),
  )
  const bars = many(Math.ceil(height / gap), (i) => `M-20 ${i * gap + gap / 2}H${width + 20}`)
  return (
    coals.join('') +
    stroke(bars, '#0d0807', 20) +
    stroke(
      bars.replace(/M-20 (\d+)/g, (_, y) => `M-20 ${Number(y) - 4}`),
      bar,
      10,
    )
  )
}

/** A flame whose foot is at x, y. */
export const flame = (x: number, y: number, scale: number, outer = '#e8722a', inner = '#f8c94a') =>
  at(
    x,
    y,
    scale,
    0,
    fill(
      'M0 0C-60-10-70-70-30-120C-26-90-10-90-10-110C-14-160 20-180 30-210C40-160 80-120 66-60C60-20 30 0 0 0Z',
      outer,
    ),
    fill('M4 0C-30-8-34-50-8-76C0-60 14-70 18-96C36-66 46-40 34-14C28-4 16 0 4 0Z', inner),
  )

/** A grey log smokehouse with smoke, ground line at y. */
export const smokehouse = (x: number, y: number, scale: number, logs = '#7a5a44', roof = '#3b2a26') =>
  at(
    x,
    y,
    scale,
    0,
    fill('M-170 0H190l40 20H-130Z', ink, 0.22),
    fill('M-150 0V-150L0-260L150-150V0Z', logs),
    stroke(
      many(7, (i) => `M-150 ${-14 - i * 28}H150`),
      '#4f382a',
      5,
    ),
    fill('M60 0V-216L150-150V0Z', ink, 0.16),
    stroke('M-180-136L0-272L180-136', roof, 26),
    fill(box(-50, -110, 84, 110), '#3b2a22'),
    stroke('M-8-110V0M-50-60h84', '#5f4636', 4),
    circle(24, -54, 6, '#e3b04b'),
    fill(box(60, -310, 40, 90), '#6b5145'),
    stroke('M80-330q-30-40 10-80t0-90', '#fff', 26, 0.35),
  )

/** A red cottage with white corners, smaller than a barn. */
export const cottage = (x: number, y: number, scale: number, wall = '#b0392c', roof = '#3f3230') =>
  at(
    x,
    y,
    scale,
    0,
    fill('M-120 0H140l30 16H-90Z', ink, 0.2),
    fill('M-110 0V-110L0-200L110-110V0Z', wall),
    fill('M30 0V-176L110-110V0Z', ink, 0.12),
    stroke('M-132-100L0-208L132-100', roof, 20),
    stroke('M-106 0v-106M106 0v-106', '#fbf3e0', 9),
    fill(box(-74, -92, 52, 52), '#fbf3e0'),
    fill(box(-67, -85, 38, 38), '#f6d27a'),
    stroke('M-48-85v38M-67-66h38', '#fbf3e0', 5),
    fill(box(12, -92, 54, 92), '#fbf3e0'),
    fill(box(20, -84, 38, 84), '#2f5d4a'),
    fill(box(50, -220, 26, 54), '#7c5a4a'),
  )

/** Links of sausage hanging from a rail at y. */
export function hanging(
  x: number,
  y: number,
  count: number,
  gap: number,
  kinds: readonly string[],
  length = 190,
  width = 52,
): string {
  return many(count, (i) => {
    const left = x + i * gap
    const color = kinds[i % kinds.length] ?? '#8d2620'
    return (
      stroke(`M${n(left)} ${y}v40`, '#f0dcb4', 5) +
      stroke(`M${n(left)} ${y + 60}q14 ${n(length / 2)} 0 ${length}`, color, width) +
      stroke(`M${n(left + width * 0.2)} ${y + 60}q14 ${n(length / 2)} 0 ${length}`, ink, width * 0.5, 0.2) +
      stroke(
        `M${n(left - width * 0.24)} ${y + 66}q14 ${n(length / 2)} 0 ${length - 20}`,
        '#fff',
        width * 0.1,
        0.4,
        '90 30 14 60',
      )
    )
  })
}
