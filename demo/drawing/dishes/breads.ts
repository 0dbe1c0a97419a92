import { at, put, stroke } from '../draw.ts'
import { hamFold, salamiSlice } from '../motifs/charcuterie.ts'
import { mushroom, olive } from '../motifs/garnish.ts'
import { lettuce, parsley, sprig, strewn } from '../motifs/herbs.ts'
import { dip } from '../motifs/still.ts'
import { board, plate } from '../motifs/table.ts'
import { cherryTomato, cucumberSlice, lemonSlice, onionRing, tomatoSlice } from '../motifs/vegetables.ts'
import { dish } from '../painting.ts'
import { bun } from './bun.ts'
import { bits, crumbled, cubes, spots } from './food.ts'
import { pie, skewer, taco, toast } from './pieces.ts'
import { copies, set } from './set.ts'
import { fork, laid, tables, towel } from './tables.ts'

const beef = ['#8a4426', '#562413'] as const
const chicken = ['#dd9a44', '#9c5a1c'] as const

const salad = () =>
  bits(0, 14, 122, 30, { count: 16, width: 32, length: 34, color: '#86ad4f', deep: '#4f7f3c', seed: 3 })

const minceFilling = () =>
  salad() +
  crumbled(0, -14, 108, 30, 16, 3) +
  cubes(0, -26, 104, 24, { count: 9, size: 26, color: '#e2503a', deep: '#a82c1a', seed: 2 }) +
  bits(0, -28, 96, 20, { count: 9, width: 9, length: 34, color: '#f8d772', deep: '#dba338', seed: 4 })

const chickenFilling = () =>
  salad() +
  bits(0, -16, 106, 30, { count: 12, width: 34, length: 44, color: '#f0cf90', deep: '#b9803a', seed: 3 }) +
  bits(0, -24, 98, 22, { count: 9, width: 16, length: 40, color: '#e04a30', deep: '#a82c1a', seed: 6 })

/** Breads, wraps, pies and what is held in the hand. */
export const handDishes = {
  tacot: dish(() =>
    laid(
      tables.sea,
      put(board(800, 470), 460, 400, { turn: -4, lift: 18 }),
      copies('taco', taco(minceFilling(), 1), 0.92, '240 440 -8, 480 420 0, 710 410 8'),
      dip(150, 140, 76, '#c8412b', '#f6efd8', 3),
      set('820 150 0, 890 190 30', () => lemonSlice(52, '#7ba23a', '#b7d36a')),
      parsley(420, 180, 0.7, 10),
    ),
  ),
  broilerirulla: dish(() =>
    laid(
      tables.rose,
      towel('right', 'green'),
      plate(480, 385, 335, '#fffaf0', '#e06b2d'),
      copies('taco', taco(chickenFilling(), 3), 1.05, '365 410 -14, 595 400 10'),
      set('420 570 0, 490 590 0, 560 572 0', () => cucumberSlice(40)),
      dip(150, 620, 76, '#4d7c4a', '#f6efd8', 3),
    ),
  ),
  'revitty-possu': dish(() =>
    laid(
      tables.mustard,
      put(board(720, 420, '#8a5a38', '#6a4023'), 460, 430, { turn: 3, lift: 18 }),
      bun(460, 620, 1.05),
      dip(160, 200, 80, '#f7f0e3', '#8e2a18', 3),
      set('830 580 10, 880 640 40', () => cucumberSlice(44)),
    ),
  ),
  grillivartaat: dish(() =>
    laid(
      tables.slate,
      put(board(840, 500, '#a5683c', '#7c4723'), 470, 395, { turn: -5, lift: 20 }),
      copies(
        'skewer',
        skewer(beef, ['#d2402c', '#f3b83a', '#5f9440', '#c78bb0'], 9),
        1.02,
        '460 255 -7, 460 395 -4, 460 535 -6',
      ),
      parsley(880, 660, 0.8, 20),
    ),
  ),
  broilerivartaat: dish(() =>
    laid(
      tables.forest,
      towel('left', 'gold'),
      plate(520, 390, 350, '#fbf4e4', '#e06b2d'),
      lettuce(340, 480, 0.7, 20),
      copies(
        'skewer',
        skewer(chicken, ['#f3b83a', '#d2402c', '#5f9440'], 7),
        0.86,
        '520 285 -12, 520 405 -8, 520 525 -10',
      ),
      dip(880, 640, 84, '#1f4d4a', '#b5742c', 4),
      set('880 130 0', () => lemonSlice(56, '#7ba23a', '#b7d36a')),
    ),
  ),
  'lammin-leipa': dish(() =>
    laid(
      tables.tomato,
      put(board(760, 460, '#e2bd8a', '#c39762'), 460, 390, { turn: 4, lift: 18 }),
      set('300 380 -8, 600 400 10', () => toast(260, 300, '#e2a338'), { lift: 14 }),
      set('256 336 0, 356 438 0, 568 344 0, 636 464 0', () => tomatoSlice(56), { lift: 4 }),
      set('326 336 0, 640 366 30, 262 450 60, 560 444 80', () => hamFold(1), { scale: 0.72, lift: 4 }),
      strewn(450, 390, 260, 120, 20, 4, '#3f6d34'),
      set('850 160 0, 900 220 0', () => cherryTomato(40, 20)),
      dip(140, 130, 66, '#23405c', '#d9a32c', 3),
    ),
  ),
  'varma-mackor': dish(() =>
    laid(
      tables.plum,
      towel('right', 'gold'),
      plate(480, 390, 345, '#fdf1e6', '#c23b4b'),
      set('370 340 -14, 580 440 8', (i) => toast(230, 280, i === 0 ? '#e2a338' : '#f0e2bc'), { lift: 14 }),
      set('376 300 -14, 360 390 20', () => hamFold(2), { scale: 0.84, lift: 4 }),
      bits(580, 440, 76, 96, { count: 7, width: 34, length: 70, bend: 10, color: '#eef0b8', deep: '#a8b04a', seed: 3 }),
      sprig(650, 300, 0.4, 40, 3),
      fork(66, 410, '#d9b25a'),
    ),
  ),
  kinkkupiirakka: dish(() =>
    laid(
      tables.sage,
      towel('left', 'blue'),
      put(
        pie(
          315,
          '#e0a83c',
          '#f2cc6a',
          true,
          cubes(0, 0, 230, 230, { count: 26, size: 42, color: '#ec9c94', deep: '#bd6660', seed: 4 }),
          bits(0, 0, 235, 235, {
            count: 22,
            width: 18,
            length: 40,
            bend: 10,
            color: '#86ad4f',
            deep: '#4f7f3c',
            seed: 6,
          }),
          stroke('M-160-60h0M-60-150h0M90 120h0M-110 130h0M150 50h0M20 20h0', '#b5741f', 40, 0.5),
        ),
        480,
        385,
        { lift: 20 },
      ),
      set('840 150 0, 900 210 0, 830 240 0', () => cherryTomato(36, 20)),
      parsley(900, 640, 0.8, 20),
    ),
  ),
  salamipizza: dish(() =>
    laid(
      tables.oak,
      put(board(760, 640, '#c98a54', '#a2662f'), 450, 385, { turn: -6, lift: 18 }),
      put(
        pie(
          320,
          '#c4391f',
          '#e8b446',
          false,
          stroke(
            'M-180-100q100 60 200-20M-200 60q120-40 180 60M40-180q40 100 140 80M-40 180q80-60 200-40',
            '#f6d988',
            46,
            0.8,
          ),
        ),
        450,
        385,
        { lift: 14 },
      ),
      set(
        '320 275 0, 510 215 0, 620 355 0, 260 455 0, 460 385 0, 410 565 0, 590 525 0',
        (i) => salamiSlice(58, 2 + (i % 2)),
        {
          lift: 4,
        },
      ),
      set('410 295 20, 560 435 -40, 340 405 60', () => mushroom(), { scale: 0.6, lift: 4 }),
      ...spots(200, 190, 6, 4).map(([x, y], i) => at(0, 0, 1, 0, olive(450 + x, 385 + y, i * 40, '#4b4a2a'))),
      at(470, 350, 0.5, 0, sprig(0, 0, 1, -20, 3)),
      onionRing(880, 150, 50, 0.9, 10) + onionRing(910, 220, 40, 0.9, 40),
    ),
  ),
} as const
