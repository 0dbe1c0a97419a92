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

/** A whole roast chicken from above, legs to the lower right. */
export function roastChicken(): Motif {
  const body = smooth('-170 -10, -150 -96, -70 -140, 40 -138, 130 -96, 172 -10, 150 88, 60 138, -60 136, -146 84')
  const leg = (side: 1 | -1) =>
    `<g transform="scale(1 ${side})">${bone(206, 96, -14, 80)}` +
    fill(smooth('20 90, 60 34, 130 40, 200 72, 232 86, 226 122, 170 136, 90 158, 34 140'), '#c9782a') +
    fill(smooth('44 96, 74 52, 130 56, 190 84, 150 100, 90 112'), '#e29c40') +
    stroke('M64 84q14-26 50-24', '#ffe6b0', 8, 0.75) +
    stroke('M206 84q-8 16-2 38', '#9a511a', 5, 0.8) +
    '</g>'
  const wingPart = (side: 1 | -1) =>
    `<g transform="scale(1 ${side})">${fill(smooth('-110 -150, -40 -128, 10 -150, 0 -116, -50 -92, -116 -104'), '#b5641f')}</g>`
  const side: readonly Point[] = pairs(
    '-146 84, -60 136, 40 142, 110 152, 180 136, 226 124, 290 112, 288 82, 230 80, 190 60',
  )
  const outline = smooth([[-170, -10], ...side.map(([x, y]): Point => [x, -y]), [176, 0], ...side.toReversed()])
  const art =
    wingPart(1) +
    wingPart(-1) +
    fill(body, tones.golden) +
    clip(
      body,
      fill('M-190 60q180 60 380-40v160h-380Z', tones.goldenDeep),
      fill(smooth('-140 -40, -80 -110, 30 -112, 80 -60, 20 -20, -80 -6'), '#efb452'),
      stroke('M-168 0q140 20 250 0', '#a85a1c', 6, 0.7),
      stroke('M-120-52q20-42 70-48M-30-100q24-2 40 6', '#fff3cd', 11, 0.8),
      stroke(specks(150, 120, 60, 8), '#7c3810', 5, 0.6),
      stroke(specks(140, 110, 26, 4), tones.leafDeep, 6.5, 0.85),
    ) +
    leg(-1) +
    leg(1) +
    stroke('M262-76q-22 76 0 152', '#f3e2bd', 5)
  return { outline, art }
}
