import { box, circle, fill, type Point, stroke } from '../draw.ts'
import { berry } from '../motifs/berries.ts'
import { parsley, strewn } from '../motifs/herbs.ts'
import { drumstick } from '../motifs/poultry.ts'
import { casings, sausage } from '../motifs/sausages.ts'
import { dip } from '../motifs/still.ts'
import { beetSlice, carrotCoin, cherryTomato, onionRing, tomatoSlice, wedge } from '../motifs/vegetables.ts'
import { dish } from '../painting.ts'
import { bits, crumbled, cubes, gratin } from './food.ts'
import { browned, cabbageRoll } from './pieces.ts'
import { set } from './set.ts'
import { laid, spoon, tables, towel } from './tables.ts'
import { bakingTray, ovenDish } from './vessels.ts'

const macaroni = (rx: number, ry: number, count: number, seed: number) =>
  bits(0, 0, rx, ry, { count, width: 26, length: 44, bend: 26, color: '#f6d98c', deep: '#d0a03e', seed })
const ring = (from: Point, over: Point, to: Point, cuts: number) => sausage({ from, over, to }, 92, casings.red, cuts)

/** Dishes from the oven. */
export const ovenDishes = {
  makaronilaatikko: dish(() =>
    laid(
      tables.tomato,
      towel('right', 'gold'),
      ovenDish(
        500,
        395,
        700,
        500,
        '#2f5478',
        gratin(330, 230, '#e8b750', '#b5701e', 3),
        macaroni(310, 210, 34, 5),
        crumbled(0, 0, 300, 200, 22, 8),
        strewn(0, 0, 280, 180, 20, 4, '#3f6d34'),
      ),
      dip(120, 130, 70, '#f7f0e3', '#c4301f', 2),
      spoon(930, 590),
    ),
  ),
  kaalilaatikko: dish(() =>
    laid(
      tables.pine,
      towel('left', 'green'),
      ovenDish(
        500,
        380,
        700,
        490,
        '#b5452e',
        gratin(330, 230, '#b98a3e', '#7a4a18', 5),
        bits(0, 0, 310, 200, {
          count: 40,
          width: 22,
          length: 70,
          bend: 16,
          color: '#dfc878',
          deep: '#a88434',
          seed: 3,
        }),
        crumbled(0, 0, 300, 190, 30, 7),
        strewn(0, 0, 280, 180, 18, 4, '#4f7f3c'),
      ),
      berry(880, 160, 28) + berry(930, 190, 26) + berry(890, 220, 27) + berry(846, 196, 24) + berry(918, 130, 24),
    ),
  ),
  kaalikaaryleet: dish(() =>
    laid(
      tables.sea,
      towel('bottom', 'red'),
      ovenDish(
        490,
        370,
        720,
        490,
        '#e8dcc0',
        fill(box(-360, -250, 720, 500), '#8a5a2a'),
        set(
          '-200 -110 4, 40 -116 -4, 250 -104 6, -210 20 -4, 30 16 4, 252 28 -6, -196 140 6, 44 142 0, 256 146 4',
          (i) => cabbageRoll(1 + (i % 2)),
          {
            scale: 0.98,
          },
        ),
        stroke('M-300-40q20 10 40 0M120-30q20 10 40 0M-90 80q20 10 40 0', '#f0c98a', 8, 0.6),
      ),
      parsley(120, 640, 0.8, -20),
      berry(900, 560, 26) + berry(940, 596, 24) + berry(888, 610, 25),
    ),
  ),
  uunimakkara: dish(() =>
    laid(
      tables.forest,
      towel('right', 'red'),
      ovenDish(
        500,
        385,
        700,
        440,
        '#e0a32e',
        fill(box(-360, -230, 720, 460), '#f1dfbd'),
        ring([-250, -70], [0, -140], [250, -60], 5),
        ring([-250, 100], [0, 30], [250, 110], 5),
        bits(0, -90, 220, 26, { count: 14, width: 26, length: 30, color: '#f8d772', deep: '#dba338', seed: 3 }),
        bits(0, 80, 220, 26, { count: 14, width: 26, length: 30, color: '#f8d772', deep: '#dba338', seed: 5 }),
        set('-170 -96 0, -20 -112 0, 140 -96 0, -150 74 0, 0 60 0, 150 78 0', () => tomatoSlice(34), { lift: 5 }),
        strewn(0, 0, 260, 120, 24, 5, '#3f6d34'),
      ),
      dip(120, 620, 74, '#f7f0e3', '#d9a32c', 4),
    ),
  ),
  ugnsfalu: dish(() =>
    laid(
      tables.sand,
      towel('left', 'red'),
      ovenDish(
        500,
        385,
        680,
        470,
        '#33503c',
        fill(box(-360, -240, 720, 480), '#c98a3c'),
        sausage({ from: [-235, 90], over: [0, -190], to: [235, 90] }, 120, casings.red, 6),
        set('-196 42 -38, -124 -12 -26, -44 -42 -8, 44 -42 8, 124 -12 26, 196 42 38', () => onionApple(), {
          lift: 5,
          scale: 0.9,
        }),
        bits(0, 130, 170, 50, { count: 16, width: 40, length: 20, color: '#f0c45e', deep: '#c08526', seed: 4 }),

        strewn(0, 0, 240, 160, 20, 5, '#3f6d34'),
      ),
      dip(900, 150, 70, '#c9542f', '#e8b338', 4),
    ),
  ),
  kinkkukiusaus: dish(() =>
    laid(
      tables.sky,
      towel('left', 'blue'),
      ovenDish(
        500,
        385,
        700,
        480,
        '#c4492f',
        gratin(330, 230, '#f0d48a', '#c07a26', 6),
        bits(0, 0, 310, 200, { count: 44, width: 22, length: 74, color: '#f6e1a0', deep: '#cf9f44', seed: 5 }),
        cubes(0, 0, 290, 180, { count: 18, size: 44, color: '#ec9c94', deep: '#bd6660', seed: 4 }),
        strewn(0, 0, 280, 180, 26, 5, '#4f7f3c'),
      ),
      set('890 150 0, 930 220 0', () => cherryTomato(38, 20)),
    ),
  ),
  'flygande-jacob': dish(() =>
    laid(
      tables.mustard,
      towel('right', 'blue'),
      ovenDish(
        490,
        390,
        700,
        480,
        '#f3ead4',
        gratin(330, 230, '#f0d9a0', '#d0923c', 4),
        bits(0, 0, 300, 190, { count: 26, width: 46, length: 60, color: '#fae8c0', deep: '#d0a45a', seed: 3 }),
        bits(0, 0, 290, 180, {
          count: 12,
          width: 32,
          length: 90,
          bend: 12,
          color: '#b84a34',
          deep: '#7c2a1c',
          seed: 8,
        }),
        bits(0, 0, 300, 190, { count: 30, width: 24, length: 12, color: '#e0b070', deep: '#a8722e', seed: 6 }),
      ),
      spoon(940, 560),
    ),
  ),
  kasslerpelti: dish(() =>
    laid(
      tables.oak,
      bakingTray(
        500,
        385,
        850,
        600,
        -3,
        set('-210 -120 8, 60 -140 -14, 220 70 20', (i) => kassler(2 + (i % 2)), { lift: 12 }),
        set('-300 80 20, -190 140 -30, -60 90 10, -240 210 40, -90 210 0, 60 200 -20', (i) => wedge(1 + (i % 2))),
        set('20 60 0, -10 140 0, 110 160 0, 300 -110 0, 320 -30 0, 260 -170 0', () => carrotCoin(40)),
        set('-320 -190 0, -340 -90 0, 60 250 0', () => beetSlice(42)),
        onionRing(-80, 10, 44, 0.8, 20) + onionRing(330, 190, 42, 0.8, 60),
      ),
    ),
  ),
  koipipelti: dish(() =>
    laid(
      tables.mustard,
      bakingTray(
        500,
        385,
        850,
        600,
        2,
        set('-190 -130 -18, 130 -150 24, -110 60 160, 190 90 -160', (i) => drumstick(1 + (i % 2)), { lift: 12 }),
        set('-320 40 20, -290 170 -20, -140 200 10, 20 200 -30, 340 -40 60', (i) => wedge(3 + (i % 2))),
        set('-330 -110 0, -10 -20 0, 40 60 0, 320 200 0, 130 220 0, 340 -170 0, -30 -200 0', () => carrotCoin(38)),
        onionRing(-10, -110, 44, 0.8, 20) + onionRing(60, 140, 40, 0.8, 60),
        strewn(0, 20, 330, 220, 40, 4, '#3f6d34'),
      ),
    ),
  ),
} as const

/** A coin of apple and onion as it stands in a cut of the sausage. */
function onionApple() {
  const outline = 'M-14-64q14-10 28 0v128q-14 10-28 0Z'
  return {
    outline,
    art: fill(outline, '#b6413a') + fill('M-8-58q10-6 18 2v112q-10 8-18 0Z', '#f6efc4') + circle(0, 0, 5, '#8a7a3a'),
  }
}

/** A slice of collar of pork, fried. */
function kassler(seed: number) {
  const slice = browned(124, 96, seed, '#c0764a', '#d69a72', '#6f3418')
  return {
    ...slice,
    art: `${slice.art}${stroke('M-80-30q60 30 70 80M-20-60q40 30 90 20M-60 40q40-10 70 20', '#f3d9b4', 8, 0.8)}`,
  }
}
