import { blob, clip, fill, type Motif, many, type Point, pairs, smooth, specks, stroke } from '../draw.ts'
import { tones } from '../palette.ts'

const bone = (x: number, y: number, turn: number, length = 90) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">` +
  fill(`M0-13h${length - 10}c2-22 34-22 32-2c20 4 18 30-2 30c-8 14-30 10-30-4H0Z`, tones.bone) +
  fill(`M0 3h${length - 8}c6 8 18 8 26 4c-6 14-26 12-30 0H0Z`, '#d8c19a') +
  '</g>'

/** A roast drumstick, the bone to the right. */
export function drumstick(seed = 1): Motif {
  const meat = smooth('-150 0, -128 -62, -66 -88, 4 -72, 66 -34, 116 -22, 120 20, 62 36, 6 70, -64 86, -130 58')
  const outline = `${meat}M121-13h63c2-22 34-22 32-2c20 4 18 30-2 30c-8 14-30 10-30-4H121Z`
  const art =
    bone(112, 0, 0) +
    fill(meat, tones.golden) +
    clip(
      meat,
      fill('M-160 20q80 60 160 20t140-30v90h-300Z', tones.goldenDeep),
      fill('M-160 52q90 40 170 6t130-26v80h-300Z', '#8c4314', 0.7),
      fill(blob(58, 30, seed, 0.12), '#edb050'),
      `<g transform="translate(-62 -34) rotate(-20)">${fill(blob(56, 26, seed + 2, 0.12), '#f3bd62')}</g>`,
      stroke('M-112-30q20-36 62-40M-34-66q20 2 34 10', '#fff0c8', 8, 0.75),
      stroke(specks(128, 70, 34, seed), '#7c3810', 5, 0.65),
      stroke(specks(110, 60, 16, seed + 6), tones.leafDeep, 6, 0.85),
      stroke('M70-30q-12 30 2 60M88-24q-8 22 2 44', '#a85a1c', 5, 0.8),
    )
  return { outline, art }
}

/** A wing bent at the joint. */
export function wing(seed = 1): Motif {
  const outline = smooth(
    '-118 34, -100 -24, -46 -54, 4 -30, 52 -58, 104 -50, 142 -20, 128 4, 76 -2, 40 34, -10 48, -56 72, -104 70',
  )
  const art =
    fill(outline, '#c8702a') +
    clip(
      outline,
      fill('M-130 50q80 20 140-20t140-40v110h-280Z', '#984a17'),
      stroke('M-92-8q14-24 42-28M40-34q26-14 54-8', '#ffdf9e', 9, 0.7),
      stroke('M0-34q-8 34 4 80', '#7f3a12', 6, 0.7),
      stroke(specks(120, 56, 40, seed), '#5f260b', 5, 0.7),
      stroke(specks(100, 46, 14, seed + 3), '#f8e7b4', 4.5, 0.9),
    )
  return { outline, art }
}

/** A roast breast fillet in slices, fanned to the right. */
export function slicedFillet(count = 6): Motif {
  const outline = smooth('-170 6, -146 -52, -70 -76, 30 -66, 120 -40, 176 -8, 150 34, 60 62, -60 72, -144 52')
  const gap = 270 / count
  const cuts = many(count, (i) => {
    const x = -112 + i * gap
    return (
      stroke(`M${x}-100q34 90-4 190`, tones.chicken, 17) +
      stroke(`M${x + 9}-100q34 90-4 190`, '#e3c48d', 4) +
      stroke(`M${x - 9}-100q34 90-4 190`, '#8a4a18', 4, 0.8)
    )
  })
  const art =
    fill(outline, tones.golden) +
    clip(
      outline,
      fill('M-190 20q120 40 220 14t160-40v120h-380Z', tones.goldenDeep),
      stroke('M-150-60l60 120M-104-80l70 150M-50-84l70 150M6-80l60 130M60-70l50 110', '#7f4013', 10, 0.75),
      cuts,
      stroke(specks(150, 60, 24, 5), '#6f3410', 4.5, 0.7),
      stroke(specks(150, 56, 14, 2), tones.leafDeep, 5.5, 0.9),
      stroke('M-146-16q6-26 32-36', '#fff0c8', 8, 0.7),
    )
  return { outline, art }
}

/** A raw breast fillet. */
export function rawFillet(seed = 1): Motif {
  const outline = smooth('-160 0, -130 -60, -50 -84, 40 -66, 110 -30, 172 6, 120 36, 40 66, -60 80, -134 54')
  const art =
    fill(outline, '#f0b9a4') +
    clip(
      outline,
      fill('M-180 10q120 50 220 24t160-30v120h-380Z', '#e39f8c'),
      stroke('M-130 10q110 26 260-14M-120-24q90 10 190-8M-96 40q80 10 150-12', '#f9d7c6', 5, 0.8),
      stroke('M-110-34q16-24 50-30M-30-60q20-2 36 4', '#fff5ea', 9, 0.8),
      stroke(specks(120, 50, 10, seed), '#d98673', 5, 0.5),
    )
  return { outline, art }
}

/** A whole roast chicken from above, breast up: the neck to the left, the legs tied together at the right. */
export function roastChicken(): Motif {
  const body = smooth(
    '-176 0, -160 -80, -96 -132, 0 -140, 84 -122, 140 -70, 158 0, 140 70, 84 122, 0 140, -96 132, -160 80',
  )
  const legOutline = '-10 100, 40 84, 96 66, 150 44, 196 24, 222 22, 230 40, 204 64, 160 96, 104 132, 40 156, -10 144'
  const leg = (side: 1 | -1) =>
    `<g transform="scale(1 ${side})">${bone(212, 34, -8, 72)}` +
    fill(smooth(legOutline), '#c9782a') +
    fill(smooth('14 108, 60 88, 120 68, 176 44, 190 54, 140 88, 84 116, 30 130'), '#e29c40') +
    stroke('M40 104q40-12 78-32', '#ffe6b0', 7, 0.7) +
    stroke('M-4 104Q60 70 150 44', '#7c3810', 5, 0.45) +
    '</g>'
  const wingPart = (side: 1 | -1) =>
    `<g transform="scale(1 ${side})">${fill(smooth('-140 -92, -96 -150, -40 -166, 6 -150, -8 -122, -60 -120, -100 -90'), '#b5641f')}` +
    `${stroke('M-112-112q30-34 80-36', '#f3bd62', 8, 0.6)}</g>`
  const side: readonly Point[] = pairs(
    '-156 84, -110 146, -40 168, 20 158, 104 134, 160 98, 204 66, 244 56, 292 50, 296 22, 240 12',
  )
  const outline = smooth([[-176, 0], ...side.map(([x, y]): Point => [x, -y]), ...side.toReversed()])
  const art =
    fill(body, tones.golden) +
    clip(
      body,
      fill('M-190 40q180 70 380-20v160h-380Z', tones.goldenDeep),
      fill(smooth('-150 -16, -120 -84, -30 -108, 60 -84, 110 -20, 20 -12'), '#efb452'),
      fill(smooth('-140 20, -60 16, 60 18, 100 24, 40 60, -70 70'), '#edb050', 0.7),
      stroke('M-172 2q150 14 320-2', '#a85a1c', 6, 0.75),
      stroke('M-126-46q26-40 80-46M-24-94q26-2 44 6', '#fff3cd', 11, 0.8),
      stroke(specks(150, 120, 36, 8), '#7c3810', 5, 0.6),
      stroke(specks(140, 110, 20, 4), tones.leafDeep, 6.5, 0.85),
    ) +
    wingPart(1) +
    wingPart(-1) +
    leg(-1) +
    leg(1) +
    stroke('M226-34q-18 34 0 68M234-34q-18 34 0 68', '#f3e2bd', 5)
  return { outline, art }
}
