import { eggHalf } from '../dishes/pieces.ts'
import { at, box, fill, frame, ink, put, range, rows, stroke } from '../draw.ts'
import { hamFold, salamiSlice } from '../motifs/charcuterie.ts'
import { baguetteSlice, grapes } from '../motifs/garnish.ts'
import { dill, lettuce, parsley } from '../motifs/herbs.ts'
import { roastSlice } from '../motifs/meat.ts'
import { dip } from '../motifs/still.ts'
import { board, knife, plate } from '../motifs/table.ts'
import { cloth } from '../motifs/textile.ts'
import { cucumberSlice, lemonSlice, radishSlice, tomatoSlice } from '../motifs/vegetables.ts'
import { dish } from '../painting.ts'
import { palettes } from '../palette.ts'

const { delikatess } = palettes

/** A cornichon. */
const gherkin = (x: number, y: number, turn: number) =>
  at(
    x,
    y,
    1,
    turn,
    stroke('M-34 4q34 14 68 0', ink, 30, 0.2),
    stroke('M-36 0q34 12 68-2', '#5f7d2c', 28),
    stroke('M-30-6q28 8 50-2', '#9db851', 8),
    stroke('M-16 6h0M4 6h0M20 2h0', '#3f5a1c', 6),
  )

export const platterScenes = {
  landgang: dish(() => {
    const loaf = 'M90 330Q90 270 160 268H840Q910 270 910 330V440Q910 500 840 500H160Q90 500 90 440Z'
    return frame(
      1000,
      750,
      delikatess.second,
      cloth(box(0, 0, 1000, 750), { base: delikatess.second, line: '#396253', kind: 'scallops' }, 100),
      put(board(900, 400, '#d8b07c', '#b98a58'), 480, 385, { lift: 20 }),
      put(
        {
          outline: loaf,
          art:
            fill(loaf, '#b8742c') +
            fill('M104 334Q104 284 164 282H836Q896 284 896 334V436Q896 486 836 486H164Q104 486 104 436Z', '#f3d9a4'),
        },
        0,
        0,
        { lift: 14 },
      ),
      ...range(3).map((i) => lettuce(210 + i * 280, 382, 0.9, i * 40)),
      ...range(3).map((i) =>
        put(roastSlice('#d8817a', '#4a1d12', 1 + (i % 2)), 170 + i * 66, 372 + (i % 2) * 26, {
          scale: 0.62,
          turn: -20 + i * 18,
          lift: 7,
        }),
      ),
      ...range(3).map((i) => put(eggHalf(), 372 + i * 54, 372 + (i % 2) * 40, { scale: 0.74, turn: 10 * i, lift: 6 })),
      ...range(4).map((i) =>
        put(hamFold(1 + (i % 2)), 550 + i * 52, 364 + (i % 2) * 38, { scale: 0.68, turn: -12 + i * 10, lift: 7 }),
      ),
      ...range(4).map((i) =>
        put(salamiSlice(46, 3 + (i % 2)), 740 + (i % 2) * 66, 352 + Math.floor(i / 2) * 66, { lift: 7 }),
      ),
      put(cucumberSlice(28), 330, 330, { lift: 5 }),
      put(radishSlice(26), 510, 430, { lift: 5 }),
      put(tomatoSlice(34), 850, 400, { lift: 5 }),
      put(lemonSlice(34), 250, 440, { lift: 5 }),
      dill(480, 440, 0.42, 30),
      parsley(690, 450, 0.34, 20),
      put(knife(), 640, 640, { scale: 0.7, turn: 6 }),
      dip(170, 640, 70, delikatess.cloth, '#f6e6b4'),
      put(lemonSlice(50), 880, 140),
    )
  }),
  'delikatess-bricka': dish(() =>
    frame(
      1000,
      750,
      delikatess.cloth,
      cloth(box(0, 0, 1000, 750), { base: delikatess.cloth, line: '#522536', kind: 'leaves' }, 120),
      put(
        {
          outline: box(-400, -270, 800, 540, 90),
          art:
            fill(box(-400, -270, 800, 540, 90), '#c98a4e') +
            fill(box(-372, -242, 744, 484, 70), '#f3d9a4') +
            stroke('M-340-120q340 20 680 0M-340 0q340-16 680 0M-340 120q340 20 680 0', '#e2bf84', 5, 0.8),
        },
        500,
        380,
        { lift: 20 },
      ),
      ...range(7).map((i) =>
        put(
          roastSlice('#d8817a', '#4a1d12', (i % 2) + 1),
          250 + (i % 4) * 66 + Math.floor(i / 4) * 30,
          230 + Math.floor(i / 4) * 84,
          { scale: 0.72, turn: -24 + i * 12, lift: 8 },
        ),
      ),
      ...range(6).map((i) =>
        put(hamFold(1 + (i % 2)), 590 + (i % 3) * 88, 220 + Math.floor(i / 3) * 90, {
          scale: 0.8,
          turn: -14 + i * 8,
          lift: 8,
        }),
      ),
      ...range(9).map((i) =>
        put(salamiSlice(52, 2 + (i % 3)), 240 + (i % 5) * 58, 500 + Math.floor(i / 5) * 54, { lift: 7 }),
      ),
      dip(500, 400, 96, '#fdf9f0', '#f0dfae'),
      dill(510, 420, 0.34, 20),
      gherkin(650, 440, 10),
      gherkin(700, 480, -20),
      gherkin(640, 500, 30),
      ...rows('780 430, 830 470, 770 490').map(([x = 0, y = 0]) => put(radishSlice(32), x, y, { lift: 5 })),
      grapes(690, 560, 0.42),
      put(baguetteSlice(), 930, 660, { turn: 20 }),
      put(baguetteSlice(), 84, 120, { turn: -16 }),
      parsley(90, 690, 0.8, 10),
    ),
  ),
  plock: dish(() => {
    const small = (x: number, y: number, r: number, glaze: string, ...on: string[]) =>
      plate(x, y, r, '#fdf1e6', glaze) + at(x, y, r / 150, 0, ...on)
    return frame(
      1000,
      750,
      '#efc9b8',
      cloth(box(0, 0, 1000, 750), { base: '#efc9b8', line: '#e9bda9', kind: 'check' }, 150),
      small(
        250,
        220,
        180,
        delikatess.accent,
        ...range(6).map((i) =>
          put(salamiSlice(38, 2 + (i % 2)), Math.cos(i * 1.05) * 62, Math.sin(i * 1.05) * 62, { lift: 5 }),
        ),
      ),
      small(
        690,
        190,
        160,
        delikatess.second,
        ...range(4).map((i) =>
          put(roastSlice('#d8817a', '#4a1d12', 1 + (i % 2)), -50 + i * 32, -10, {
            scale: 0.5,
            turn: -20 + i * 14,
            lift: 6,
          }),
        ),
        grapes(40, 46, 0.26),
      ),
      small(
        520,
        500,
        190,
        delikatess.cloth,
        ...range(5).map((i) =>
          put(hamFold(1 + (i % 2)), Math.cos(i * 1.26) * 52, Math.sin(i * 1.26) * 52, {
            scale: 0.6,
            turn: i * 72,
            lift: 6,
          }),
        ),
      ),
      small(180, 560, 140, '#e8b023', gherkin(-30, -20, 20), gherkin(26, 10, -30), gherkin(-10, 50, 60)),
      small(
        850,
        500,
        150,
        delikatess.accent,
        ...range(4).map((i) => put(radishSlice(38), Math.cos(i * 1.57) * 50, Math.sin(i * 1.57) * 50, { lift: 4 })),
      ),
      dip(470, 270, 66, delikatess.cloth, '#e8b023'),
      dip(780, 680, 58, delikatess.second, '#f6e6b4'),
      put(baguetteSlice(), 330, 680, { turn: 24, scale: 0.9 }),
      put(baguetteSlice(), 900, 300, { turn: -20, scale: 0.9 }),
      dill(60, 400, 0.5, 40),
    )
  }),
} as const
