import { at, box, circle, fill, frame, ink, put, range, rows, specks, stroke } from '../draw.ts'
import { berry } from '../motifs/berries.ts'
import { hamSlice, salamiSlice, wholeHam } from '../motifs/charcuterie.ts'
import { olive } from '../motifs/garnish.ts'
import { lettuce, parsley, sprig, strewn } from '../motifs/herbs.ts'
import { awning } from '../motifs/still.ts'
import { board, knife } from '../motifs/table.ts'
import { cloth } from '../motifs/textile.ts'
import { cherryTomato, cucumberSlice, radishSlice } from '../motifs/vegetables.ts'
import { dish } from '../painting.ts'
import { palettes, tones } from '../palette.ts'

const { deli } = palettes

export const deliScenes = {
  suupalat: dish(() => {
    const bite = (x: number, y: number, top: string, second = '') => {
      const crust = box(-62, -62, 124, 124, 26)
      return (
        put({ outline: crust, art: fill(crust, '#b06a28') + fill(box(-52, -52, 104, 104, 20), '#f6dfae') }, x, y, {
          lift: 9,
        }) + at(x, y, 1, 0, top, second)
      )
    }
    const ham = (i: number) =>
      put(hamSlice(i), 0, 0, { scale: 0.46, lift: 4 }) + put(cucumberSlice(24), 10, 6, { lift: 4 })
    const salami = (i: number) => put(salamiSlice(42, i), 0, 0, { lift: 5 }) + olive(4, 2, 30)
    const radish = () =>
      fill(box(-44, -44, 88, 88, 18), '#fdf6e6') +
      put(radishSlice(30), -8, -6, { lift: 4 }) +
      strewn(16, 22, 22, 18, 12, 3, '#3f6d34')
    const tomato = () => fill(box(-44, -44, 88, 88, 18), '#a97c5a') + put(cherryTomato(24, 30), 0, 0, { lift: 4 })
    const kinds = [ham, salami, radish, tomato]
    return frame(
      1000,
      750,
      deli.accent,
      cloth(box(0, 0, 1000, 750), { base: deli.accent, line: '#e36446', kind: 'leaves' }, 120),
      put(
        {
          outline: box(-410, -250, 820, 500, 16),
          art:
            fill(box(-410, -250, 820, 500, 16), '#2e3a3c') +
            stroke('M-390-200q390 30 780 0M-390-40q390-20 780 10M-390 130q390 24 780 0', '#3b494b', 6),
        },
        490,
        380,
        { turn: -3, lift: 20 },
      ),
      at(
        490,
        380,
        1,
        -3,
        ...range(15).map((i) =>
          bite(
            -310 + (i % 5) * 156,
            -160 + Math.floor(i / 5) * 160,
            (kinds[(i + Math.floor(i / 5)) % 4] ?? ham)(2 + (i % 2)),
          ),
        ),
      ),
      parsley(920, 690, 0.7, 20),
    )
  }),
  kerrosleipa: dish(() =>
    frame(
      1000,
      750,
      deli.second,
      cloth(box(0, 0, 1000, 580), { base: deli.second, line: '#eabd55', kind: 'scallops' }, 130),
      fill(box(0, 570, 1000, 180), deli.ground),
      fill(box(0, 570, 1000, 16), '#2f6661'),
      circle(500, 330, 300, '#fbe3a4', 0.5),
      put(board(640, 90, '#c98a4e', '#a86a34'), 470, 640, { lift: 14 }),
      at(
        480,
        605,
        1.15,
        0,
        fill('M-210 6H230l40 20H-170Z', ink, 0.2),
        fill(box(-215, -62, 430, 66, 28), '#6a4023'),
        fill(box(-200, -62, 400, 22, 11), '#8b5a36'),
        stroke('M-220-72q36 26 74 0t74 4t74-4t74 4t74-4t70 2', '#79a845', 26),
        fill(box(-212, -126, 424, 44, 20), '#e98f88'),
        stroke('M-200-112q200-18 400 0', '#fdeadb', 9),
        fill(box(-216, -150, 432, 26, 8), '#f6d27a'),
        fill('M-120-126h90l-40 34ZM80-126h70l-26 26Z', '#f6d27a'),
        ...range(5).map(
          (i) =>
            fill(box(-206 + i * 84, -178, 78, 28, 14), '#d8432e') + stroke(`M${-194 + i * 84}-170h50`, '#f59a80', 6),
        ),
        fill(box(-214, -222, 428, 44, 20), '#a83436'),
        stroke(specks(200, 14, 40, 4, 0, -200), '#f6dcc6', 8),
        stroke('M-220-230q36 24 74 0t74 4t74-4t74 4t74-4t70 2', '#5f9440', 24),
        ...range(6).map(
          (i) =>
            `<ellipse cx="${-180 + i * 72}" cy="-252" rx="40" ry="12" fill="#cfe0a0" stroke="#3f6d34" stroke-width="6"/>`,
        ),
        fill('M-218-262Q-218-350-150-360H150Q218-350 218-262Z', '#6a4023'),
        fill('M-200-290Q-190-346-140-348H100Q-120-330-150-276Z', '#8b5a36'),
        stroke(specks(170, 34, 40, 3, 0, -310), '#c39a6a', 6),
        fill('M90-360H150Q218-350 218-262V-60q0 60-40 66H120Q190-180 90-360Z', ink, 0.12),
        stroke('M0-350V-470', '#e8c48c', 9),
        olive(0, -450, 90),
        put(cherryTomato(26, 20), 0, -400, { lift: 3 }),
      ),
      put(cherryTomato(36, 20), 850, 650, { lift: 6 }),
      put(cherryTomato(32, 60), 910, 680, { lift: 6 }),
      lettuce(110, 690, 0.8, -10),
    ),
  ),
  savukinkku: dish(() =>
    frame(
      1000,
      750,
      '#3b1512',
      circle(560, 340, 390, '#5a1f18'),
      circle(560, 340, 260, '#7d3020', 0.8),
      stroke('M150 520q-60-110 20-200t-10-220M850 520q60-120-10-210t20-220M300 460q-40-90 20-160', '#fff', 34, 0.1),
      fill(box(0, 560, 1000, 190), '#6a4023'),
      stroke('M0 620H1000M0 690H1000', '#4d2c16', 6),
      fill(box(0, 560, 1000, 14), '#93572f'),
      put(board(760, 110, '#a8703f', '#83522a'), 440, 640, { lift: 14 }),
      put(wholeHam(), 470, 430, { scale: 1.12, lift: 14, depth: 16, shade: 0.34 }),
      ...range(3).map((i) =>
        put(hamSlice(i + 2), 700 + i * 56, 630 + i * 10, { scale: 0.66, turn: 8 + i * 10, lift: 7 }),
      ),
      sprig(170, 680, 0.5, -50, 4, '#3f5a3a'),
      ...rows('120 640, 160 690, 220 660').map(([x = 0, y = 0]) => berry(x, y, 15, '#33406b', '#1d2645')),
      put(knife(), 790, 712, { scale: 0.55, turn: -3, lift: 6 }),
    ),
  ),
  leikkuukone: dish(() =>
    frame(
      1000,
      750,
      deli.light,
      cloth(box(0, 0, 1000, 560), { base: deli.light, line: '#efe3cd', kind: 'check' }, 90),
      awning(0, 0, 1000, 46, deli.accent, deli.cloth),
      fill(box(60, 214, 300, 14), '#8a5a38'),
      ...range(3).map((i) =>
        at(
          120 + i * 90,
          214,
          1,
          0,
          fill(box(-30, -84, 60, 84, 12), ['#c8412b', '#e8a838', '#6f7d34'][i] ?? '#c8412b'),
          fill(box(-32, -98, 64, 18, 6), '#fff'),
        ),
      ),
      fill(box(0, 540, 1000, 210), deli.ground),
      fill(box(0, 540, 1000, 30), '#e6ddcc'),
      fill(box(0, 570, 1000, 10), ink, 0.2),
      at(
        520,
        540,
        1,
        0,
        fill('M-260 0H320l40 18H-220Z', ink, 0.22),
        fill('M-250 0V-40Q-250-70-220-70H220Q250-70 250-40V0Z', '#c8412b'),
        fill('M90-70H220Q250-70 250-40V0H60Z', ink, 0.16),
        stroke('M-220-54H60', '#fff', 8, 0.4),
        fill('M80-70L130-260Q136-290 170-290H230V-70Z', '#c8412b'),
        fill('M190-290H230V-70H170Z', ink, 0.16),
        circle(60, -220, 150, '#aeb7ba'),
        circle(60, -220, 138, tones.steel),
        circle(60, -220, 60, '#8d989d'),
        circle(60, -220, 46, '#e2e6e6'),
        stroke('M-34-300a130 130 0 0 1 110-46', '#fff', 10, 0.8),
        circle(60, -220, 14, '#6b7378'),
        fill('M-300-96H20V-70H-330Z', '#8d989d'),
        fill(box(-330, -76, 350, 16, 6), tones.steel),
        put(wholeHam(), -150, -190, { scale: 0.62, lift: 6, depth: 14 }),
        fill(box(-250, -340, 150, 30, 15), '#23211f'),
        stroke('M-176-316V-286', '#8d989d', 22),
        circle(250, -30, 26, '#23211f'),
        stroke('M250-30V-110', '#23211f', 12),
        circle(250, -118, 17, '#23211f'),
      ),
      ...range(5).map((i) =>
        put(hamSlice(i + 2), 760 + (i % 3) * 36, 640 - i * 15, { scale: 0.62, turn: i * 16, lift: 5 }),
      ),
      put({ outline: box(-190, -60, 380, 120, 10), art: fill(box(-190, -60, 380, 120, 10), '#fdf8ec') }, 250, 660, {
        turn: -3,
        lift: 6,
      }),
      ...range(4).map((i) => put(salamiSlice(48, i + 2), 140 + i * 74, 656 + (i % 2) * 8, { lift: 5 })),
    ),
  ),
} as const
