import {
  at,
  blob,
  box,
  circle,
  clip,
  fill,
  type Motif,
  many,
  n,
  put,
  range,
  round,
  smooth,
  specks,
  stroke,
} from '../draw.ts'

/** A breaded or floured cutlet, or a pancake: an uneven round, browned at its rim. */
export function browned(
  rx: number,
  ry: number,
  seed: number,
  color = '#d2913f',
  light = '#e6b566',
  brown = '#8a4f1a',
): Motif {
  const outline = blob(rx, ry, seed, 0.06, 12)
  return {
    outline,
    art:
      fill(outline, brown) +
      at(0, 0, 0.95, 0, fill(outline, color)) +
      at(-rx * 0.05, -ry * 0.06, 0.72, 0, fill(outline, light)) +
      stroke(specks(rx * 0.85, ry * 0.85, Math.round(rx * 0.3), seed), brown, 7, 0.55) +
      stroke(specks(rx * 0.7, ry * 0.7, Math.round(rx * 0.16), seed + 3), '#fbe3a8', 6, 0.8),
  }
}

/** A stuffed cabbage leaf, glazed and browned. */
export function cabbageRoll(seed: number): Motif {
  const outline = smooth('-120 4, -104 -46, -40 -62, 40 -60, 106 -44, 120 6, 102 50, 30 62, -50 60, -106 48')
  return {
    outline,
    art:
      fill(outline, '#7f8436') +
      clip(
        outline,
        at(-4, -8, 0.92, 0, fill(outline, '#aab258')),
        fill(blob(70, 20, seed, 0.16), '#8a5a22', 0.5),
        stroke(
          'M-116 0q110-30 232 2M-70-8q16-28 46-44M-20-12q20-26 52-38M-60 6q26 22 60 40M0 4q30 20 66 34',
          '#e9edb4',
          6,
          0.8,
        ),
        stroke(specks(100, 44, 18, seed), '#6a3d14', 6, 0.6),
        stroke('M-92-22q14-20 44-24', '#fff2c8', 8, 0.7),
      ),
  }
}

/** A skewer along the x axis: meat and vegetables in turn. */
export function skewer(meat: readonly [string, string], vegetables: readonly string[], count = 7): string {
  const step = 78
  const left = (-(count - 1) * step) / 2
  const things = range(count).map((i): string => {
    const x = left + i * step
    if (i % 2 === 1) {
      const color = vegetables[((i - 1) / 2) % vegetables.length] ?? '#c4301f'
      return put(
        {
          outline: box(-22, -46, 44, 92, 16),
          art: fill(box(-22, -46, 44, 92, 16), color) + stroke('M-8-30v40', '#fff', 7, 0.4),
        },
        x,
        0,
        { lift: 6, depth: 5 },
      )
    }
    const outline = blob(46, 54, 2 + (i % 4), 0.08, 9)
    return put(
      {
        outline,
        art:
          fill(outline, meat[1]) +
          at(-5, -6, 0.8, 0, fill(outline, meat[0])) +
          stroke('M-44 20L30-50M-26 46L46-22', '#3a160b', 11, 0.7) +
          stroke(specks(34, 40, 8, i + 1), '#f4d9a4', 4, 0.8),
      },
      x,
      0,
      { lift: 8, depth: 6 },
    )
  })
  return (
    stroke(`M${left - 100} 6H${-left + 110}`, '#1c0f0a', 9, 0.2) +
    stroke(`M${left - 106} 0H${-left + 104}`, '#c9a066', 9) +
    things.join('')
  )
}

/** A soft tortilla folded over its filling, from above, the opening upwards. */
export function taco(filling: string, seed = 1): string {
  const back = 'M-150 20C-150-90-80-140 0-140S150-90 150 20Z'
  const front = 'M-156 40C-150-20-86-52 0-52S150-20 156 40Q156 66 120 66H-120Q-156 66-156 40Z'
  return (
    put(
      { outline: back, art: fill(back, '#d8a958') + stroke(specks(130, 100, 20, seed, 0, -30), '#a8722a', 9, 0.5) },
      0,
      -18,
      { lift: 8 },
    ) +
    at(0, -66, 1, 0, filling) +
    put(
      {
        outline: front,
        art:
          fill(front, '#e9c57c') +
          stroke(specks(130, 44, 20, seed + 2, 0, 10), '#b9853a', 10, 0.5) +
          stroke('M-120 10q40-40 110-44', '#fff4d0', 9, 0.6),
      },
      0,
      18,
      { lift: 5 },
    )
  )
}

/** Half a boiled egg. */
export const eggHalf = (): Motif => ({
  outline: blob(50, 60, 3, 0.03),
  art: fill(blob(50, 60, 3, 0.03), '#fffaf0') + circle(0, 4, 30, '#e89a2a') + circle(-3, 1, 25, '#f7bb3c'),
})

/** A head of broccoli. */
export const floret = (): Motif => ({
  outline: blob(58, 50, 5, 0.12, 9),
  art:
    fill(blob(58, 50, 5, 0.12, 9), '#3c6a34') +
    stroke(specks(44, 38, 26, 3), '#5f9440', 17) +
    stroke(specks(36, 30, 14, 6, -6, -8), '#8fbf62', 8),
})

/** A square of something layered, cut from a dish. */
export function layered(width: number, height: number, top: string, brown: string): Motif {
  const [l, t] = [-width / 2, -height / 2]
  const outline = box(l, t, width, height, 18)
  const side = t + height * 0.62
  return {
    outline,
    art:
      fill(outline, '#8c2f1c') +
      stroke(
        many(
          3,
          (i) =>
            `M${l} ${n(side + 18 + i * height * 0.11)}q${n(width / 4)} ${i % 2 === 0 ? 10 : -8} ${n(width / 2)} 0t${n(width / 2)} 0`,
        ),
        '#f2d79a',
        10,
      ) +
      fill(
        `M${l} ${n(t + 18)}q0-18 18-18h${width - 36}q18 0 18 18V${n(side)}q-30 26-60 0t-60 6t-60-6t-60 10t-60-8t-60 4H${l}Z`,
        top,
      ) +
      stroke(specks(width * 0.42, height * 0.24, 26, 4, 0, t + height * 0.3), brown, 20, 0.5) +
      stroke(specks(width * 0.42, height * 0.24, 20, 7, 0, t + height * 0.3), '#fff3c8', 9, 0.7),
  }
}

/** A pie from above with a crimped rim and a slice cut out, or a pizza that is whole. */
export function pie(r: number, fillingColor: string, light: string, cut: boolean, ...topping: string[]): Motif {
  const wedge = cut
    ? `M0 0L${n(r * 1.1)} 0A${n(r * 1.1)} ${n(r * 1.1)} 0 1 1 ${n(r * 1.1 * 0.766)} ${n(-r * 1.1 * 0.643)}Z`
    : round(r * 1.1)
  const outline = cut ? `M0 0L${n(r)} 0A${n(r)} ${n(r)} 0 1 1 ${n(r * 0.766)} ${n(-r * 0.643)}Z` : round(r)
  const crimps = many(28, (i) => `M${n(Math.cos(i * 0.2244) * r * 0.95)} ${n(Math.sin(i * 0.2244) * r * 0.95)}h0`)
  return {
    outline,
    art: clip(
      wedge,
      circle(0, 0, r, '#b5742c'),
      cut
        ? stroke(crimps, '#dba352', r * 0.13)
        : `<circle r="${n(r * 0.94)}" fill="none" stroke="#d39a4c" stroke-width="${n(r * 0.1)}"/>`,
      circle(0, 0, r * 0.88, '#a8682a'),
      circle(0, 0, r * 0.86, fillingColor),
      circle(-r * 0.05, -r * 0.06, r * 0.74, light),
      ...topping,
    ),
  }
}

/** An open toast with a melted top. What lies on it is set over it: a motif holds no other motifs. */
export function toast(width: number, height: number, melted: string): Motif {
  const [l, t] = [-width / 2, -height / 2]
  const outline = box(l, t, width, height, 40)
  const cheese = smooth([
    [l + 14, t + 20],
    [0, t + 8],
    [-l - 14, t + 24],
    [-l - 2, 0],
    [-l - 16, -t - 14],
    [width * 0.2, -t + 4],
    [0, -t - 16],
    [-width * 0.24, -t + 6],
    [l + 18, -t - 16],
    [l + 4, 0],
  ])
  return {
    outline,
    art:
      fill(outline, '#9a5f26') +
      fill(box(l + 12, t + 12, width - 24, height - 24, 32), '#f0cf94') +
      fill(cheese, melted) +
      at(-4, -6, 0.84, 0, fill(cheese, '#f9d77e')) +
      stroke(specks(width * 0.4, height * 0.38, 14, 4), '#b5741f', 11, 0.5),
  }
}

/** A frankfurter or ring sausage in coins. */
export const coins = (
  x: number,
  y: number,
  places: readonly (readonly [number, number])[],
  r = 40,
  skin = '#9c3a24',
  flesh = '#e0906e',
) =>
  places
    .map(([px, py]) =>
      put(
        {
          outline: round(r, r * 0.9),
          art:
            fill(round(r, r * 0.9), skin) +
            fill(round(r * 0.84, r * 0.75), flesh) +
            stroke(specks(r * 0.6, r * 0.55, 8, 3), '#f7c6ab', 5, 0.9),
        },
        x + px,
        y + py,
        { lift: 6, depth: 5 },
      ),
    )
    .join('')
