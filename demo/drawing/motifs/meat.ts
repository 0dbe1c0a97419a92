import {
  blob,
  box,
  clip,
  fill,
  type Motif,
  many,
  type Point,
  pairs,
  range,
  seeded,
  smooth,
  specks,
  stroke,
} from '../draw.ts'
import { tones } from '../palette.ts'

const ribeye: readonly Point[] = pairs(
  '-152 -8, -134 -76, -70 -108, 6 -98, 82 -112, 142 -70, 156 4, 118 58, 62 66, 12 94, -64 102, -128 62',
)

const shrink = (points: readonly Point[], by: number, dx = 0, dy = 0): Point[] =>
  points.map(([x, y]) => [x * by + dx, y * by + dy])

/** Fine lines of fat, as one path. */
function marbling(rx: number, ry: number, count: number, seed: number): string {
  const next = seeded(seed)
  return many(count, () => {
    const [angle, reach] = [next() * 6.28, Math.sqrt(next())]
    const [x, y] = [Math.cos(angle) * rx * reach, Math.sin(angle) * ry * reach]
    const [a, b] = [(next() - 0.5) * 46, (next() - 0.5) * 34]
    return `M${Math.round(x)} ${Math.round(y)}q${Math.round(a)} ${Math.round(b / 3)} ${Math.round(a * 1.2)} ${Math.round(b)}`
  })
}

const grillMarks = (color: string, gap = 44, width = 15, slope = -0.9) =>
  stroke(
    many(
      11,
      (i) =>
        `M${(i - 5) * gap - 130} ${Math.round(-130 * slope)}q130 ${Math.round(120 * slope + 12)} 260 ${Math.round(260 * slope)}`,
    ),
    color,
    width,
    0.85,
  )

/** A ribeye steak from above, off the grill or raw. */
export function ribeyeSteak(state: 'grilled' | 'raw', seed = 1): Motif {
  const outline = smooth(ribeye)
  const meat = smooth(shrink(ribeye, 0.87, -2, 7))
  const raw = state === 'raw'
  const inside = raw
    ? [
        fill(outline, tones.raw),
        fill(smooth(shrink(ribeye, 0.6, -30, 18)), '#c8404a'),
        stroke('M-60-120q70 60 62 110t60 110', tones.fat, 13),
        stroke('M2-20q60-26 90-70', tones.fat, 8),
        stroke(marbling(130, 85, 30, seed), tones.fat, 3.4, 0.75),
        stroke(marbling(130, 85, 26, seed + 9), tones.rawDeep, 4, 0.5),
      ]
    : [
        fill(outline, tones.seared),
        fill(smooth(shrink(ribeye, 0.66, -22, -6)), '#8d4126'),
        stroke('M-58-120q66 60 58 110t60 110', '#b9793f', 9, 0.8),
        grillMarks('#35120b'),
        stroke(marbling(125, 80, 22, seed), '#c4803f', 3, 0.7),
        stroke(specks(130, 85, 46, seed + 3), '#2a0d08', 5, 0.8),
        stroke(specks(120, 80, 20, seed + 5), '#f9e9cf', 4, 0.9),
        stroke('M-104-40q14-34 52-42M-110-14l-2 8M60-78q28-8 46 6', '#ffdcae', 6, 0.55),
      ]
  const rim = raw ? tones.fat : '#d9a15a'
  const edge = raw ? '' : stroke(outline, '#8a4a22', 7, 0.7)
  return { outline, art: fill(outline, rim) + edge + clip(meat, ...inside) }
}

/** One slice of a roast: a thin crust, a brown ring, a wide juicy middle with its grain across. */
export function roastSlice(middle: string = tones.rare, crust: string = tones.crust, seed = 1): Motif {
  const outline = smooth(
    seed % 2 === 0
      ? '-56 -30, -40 -80, 4 -96, 44 -78, 58 -20, 54 40, 30 84, -8 94, -44 74, -60 24'
      : '-54 -20, -44 -74, -4 -94, 40 -84, 60 -34, 58 30, 34 80, -4 96, -42 82, -60 34',
  )
  const art =
    fill(outline, crust) +
    `<g transform="scale(.91 .94)">${fill(outline, '#a8604c')}</g><g transform="scale(.8 .86)">${fill(outline, middle)}</g>` +
    `<g transform="translate(-4 -6) scale(.5 .62)">${fill(outline, '#fff', 0.12)}</g>` +
    clip(
      outline,
      stroke('M-50-50q40 14 96-4M-52-16q44 16 104-2M-52 22q46 14 100-6M-44 56q40 12 82-4', '#fff', 2.4, 0.28),
    ) +
    stroke(marbling(34, 66, 7, seed + 2), '#f3c3ac', 2.4, 0.6) +
    stroke('M-48-44q8-30 34-42', '#fff', 4, 0.3)
  return { outline, art }
}

/** A round of minced meat: small for a ball, wide for a patty. */
export function minced(rx: number, ry: number, seed: number, marks = false): Motif {
  const outline = blob(rx, ry, seed, 0.05, 11)
  const art =
    fill(outline, '#7c4122') +
    `<g transform="translate(${-rx * 0.1} ${-ry * 0.12}) scale(.78)">${fill(outline, '#955330')}</g>` +
    (marks ? clip(outline, grillMarks('#3a180c', 40, 12)) : '') +
    stroke(specks(rx * 0.86, ry * 0.86, Math.round(rx * 0.4), seed + 1), '#4f2412', Math.max(3, rx * 0.07), 0.75) +
    stroke(
      specks(rx * 0.8, ry * 0.8, Math.round(rx * 0.26), seed + 2, -rx * 0.08, -ry * 0.1),
      '#c98a52',
      Math.max(2.4, rx * 0.055),
      0.8,
    ) +
    stroke(
      `M${-rx * 0.56} ${-ry * 0.2}q${rx * 0.1} ${-ry * 0.36} ${rx * 0.44} ${-ry * 0.44}`,
      '#ffe0b5',
      Math.max(3, rx * 0.07),
      0.5,
    )
  return { outline, art }
}

/** Raw minced meat as strands in a mound. */
export function mince(rx: number, ry: number, seed: number): Motif {
  const outline = blob(rx, ry, seed, 0.05, 13)
  const next = seeded(seed + 1)
  const strands = (count: number) =>
    many(count, () => {
      const [angle, reach] = [next() * 6.28, Math.sqrt(next())]
      const [x, y] = [Math.cos(angle) * rx * reach, Math.sin(angle) * ry * reach]
      return `M${Math.round(x)} ${Math.round(y)}q${Math.round(next() * 24)} ${Math.round((next() - 0.5) * 50)} ${Math.round(14 + next() * 34)} ${Math.round((next() - 0.5) * 30)}`
    })
  const layers = [tones.rawDeep, '#a92a35', tones.raw, '#cf4f55', '#e0817c'].map((color, i) =>
    stroke(strands(34 - i * 5), color, 13 - i * 1.2),
  )
  return { outline, art: fill(outline, '#8c1c2a') + clip(outline, ...layers, stroke(strands(16), '#f5cfc0', 5, 0.9)) }
}

/** A rack of glazed ribs, `count` bones long, bones pointing down. */
export function ribs(count: number): Motif {
  const width = count * 58
  const left = -width / 2
  const top = range(count + 1).map((i): Point => [left + i * 58, -96 + (i % 2) * 8])
  const bottom = range(count + 1).map((i): Point => [left + width - i * 58, 92 - (i % 2) * 8])
  const outline = smooth([...top, [left + width + 16, 0], ...bottom, [left - 16, 0]])
  const bones = many(count, (i) => {
    const x = left + 29 + i * 58
    return (
      fill(box(x - 11, 60, 22, 76, 10), tones.bone) +
      fill(box(x + 2, 62, 9, 72, 5), '#d9c4a0') +
      fill(box(x - 13, 126, 26, 16, 8), tones.bone)
    )
  })
  const meat = many(count, (i) => {
    const x = left + 29 + i * 58
    return (
      fill(box(x - 24, -84, 48, 168, 22), '#9c4420') +
      fill(box(x - 19, -80, 30, 140, 15), '#b5572a') +
      stroke(`M${x - 11}-62q-4 50 2 88`, '#f4b56a', 6, 0.75) +
      stroke(`M${x - 2}-66l1 20`, '#ffe2b0', 5, 0.7) +
      stroke(`M${x + 29}-86q-8 80 0 166`, '#4a1a0d', 7)
    )
  })
  const pepper =
    stroke(specks(width / 2, 76, count * 9, 4), '#3a140a', 4.4, 0.8) +
    stroke(specks(width / 2, 70, count * 3, 8), '#f6e2bd', 4, 0.8)
  return { outline, art: bones + fill(outline, '#6b2813') + clip(outline, meat, pepper) }
}

/** A tied roast lying on its side, its cut face to the right. */
export function tiedRoast(): Motif {
  const outline = smooth(
    '-210 10, -190 -70, -110 -108, 0 -112, 110 -104, 176 -76, 196 0, 178 76, 100 106, -20 112, -140 98, -198 62',
  )
  const strings = [-140, -84, -28, 28, 84].map(
    (x) =>
      stroke(`M${x + 8} -130q-34 120 2 262`, '#3c160c', 9, 0.55) + stroke(`M${x} -130q-34 120 2 262`, '#f0dcb4', 6),
  )
  const face = (scale: number, color: string) =>
    `<g transform="translate(150 2) scale(${scale})">${fill(blob(50, 92, 5, 0.05), color)}</g>`
  const art =
    fill(outline, '#6f2f1a') +
    clip(
      outline,
      fill(smooth(shrink(pairs('-210 -30, -110 -100, 40 -104, 120 -60, 20 -40, -120 -20'), 1)), '#95512b'),
      stroke(specks(190, 100, 70, 3), '#35130a', 5, 0.7),
      stroke(specks(180, 70, 34, 7, -20, -30), '#dca25c', 4, 0.7),
      ...strings,
      stroke('M-190-8h330', '#f0dcb4', 6),
    ) +
    face(1.06, tones.crust) +
    face(0.96, '#b55544') +
    face(0.78, tones.rare) +
    at150(stroke(marbling(32, 62, 14, 6), '#f5c9b4', 3, 0.8))
  return { outline, art }
}

const at150 = (child: string) => `<g transform="translate(150 2)">${child}</g>`
