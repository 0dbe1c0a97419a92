import { at, rows, stroke } from '../draw.ts'
import { hamFold } from '../motifs/charcuterie.ts'
import { baguetteSlice, rye } from '../motifs/garnish.ts'
import { dill, lettuce, parsley, strewn } from '../motifs/herbs.ts'
import { roastSlice } from '../motifs/meat.ts'
import { dip } from '../motifs/still.ts'
import { bowl } from '../motifs/table.ts'
import { beetSlice, carrotCoin, cherryTomato, lemonSlice, onionRing, wedge } from '../motifs/vegetables.ts'
import { dish } from '../painting.ts'
import { bits, chunks, crumbled, cubes, heap, pips, rice, ripples, spots } from './food.ts'
import { coins, eggHalf, floret } from './pieces.ts'
import { set } from './set.ts'
import { fork, laid, spoon, tables, towel } from './tables.ts'
import { potFromAbove } from './vessels.ts'

const potatoes = (count: number, seed: number, r = 200, size = 52) =>
  cubes(0, 0, r, r, { count, size, color: '#f4dc96', deep: '#d0ab52', seed })
const carrots = (places: string, r = 34) => set(places, () => carrotCoin(r), { lift: 5 })

/** Soups, stews and salads in a bowl or a pot. */
export const bowlDishes = {
  jauhelihakeitto: dish(() =>
    laid(
      tables.tomato,
      towel('left', 'green'),
      bowl(
        500,
        380,
        315,
        '#2f5866',
        '#b8672c',
        ripples(240, '#e09a4a', 3),
        potatoes(16, 4),
        crumbled(0, 0, 220, 220, 36, 7),
        carrots('-120 -60, 60 -150, 140 60, -30 130, -170 70, 20 10'),
        strewn(0, 0, 220, 220, 40, 5, '#3f6d34'),
      ),
      spoon(905, 430),
      set('880 150 12', () => rye(170, 130)),
    ),
  ),
  makkarakeitto: dish(() =>
    laid(
      tables.mustard,
      towel('right', 'blue'),
      bowl(
        490,
        385,
        315,
        '#c8412b',
        '#d99a3c',
        ripples(240, '#f2c46a', 4),
        potatoes(16, 2),
        coins(0, 0, spots(200, 200, 10, 4), 42),
        carrots('-100 20, 90 -40, 20 170, -20 -160'),
        strewn(0, 0, 220, 220, 36, 6, '#3f6d34'),
      ),
      dill(830, 660, 0.9, -34),
      spoon(120, 440),
    ),
  ),
  hernekeitto: dish(() =>
    laid(
      tables.oak,
      towel('left', 'red'),
      bowl(
        500,
        380,
        315,
        '#f3e6d0',
        '#9aa348',
        pips(0, 0, 235, 235, 60, '#b3bb5c', '#808a36', 3),
        cubes(0, 10, 190, 180, { count: 16, size: 46, color: '#e39a90', deep: '#b8625c', seed: 5 }),
        onionRing(-60, -90, 34, 0.8, 20, '#e6d5b8') + onionRing(80, 70, 30, 0.8, 60, '#e6d5b8'),
        stroke('M-70 40q60-90 130-20t110-50', '#d9a32c', 20) + stroke('M-70 34q60-90 130-20t110-50', '#f0c44e', 8),
      ),
      dip(860, 170, 78, '#23405c', '#d9a32c', 4),
      spoon(905, 500),
    ),
  ),
  broilerikeitto: dish(() =>
    laid(
      tables.sage,
      towel('right', 'gold'),
      bowl(
        490,
        385,
        315,
        '#e0873a',
        '#f0dcae',
        ripples(240, '#fdf3d4', 4),
        bits(0, 0, 205, 205, { count: 22, width: 40, length: 54, color: '#fbeac4', deep: '#d8b67a', seed: 4 }),
        carrots('-120 -50, 70 -140, 150 40, -40 140, -170 60, 10 0, 100 130'),
        pips(0, 0, 220, 220, 26, '#86b855', '#5f9440', 8),
        strewn(0, 0, 220, 220, 40, 6, '#4f7f3c'),
      ),
      parsley(110, 170, 0.8, -20),
      spoon(120, 470),
    ),
  ),
  artsoppa: dish(() =>
    laid(
      tables.sky,
      towel('right', 'red'),
      bowl(
        480,
        385,
        310,
        '#e9b949',
        '#d8b24a',
        pips(0, 0, 235, 235, 70, '#e8c968', '#bd962f', 5),
        cubes(0, 0, 170, 170, { count: 13, size: 52, color: '#eba59a', deep: '#b96a60', seed: 3 }),
        strewn(0, 0, 220, 220, 44, 5, '#4f7f3c'),
      ),
      dip(870, 560, 74, '#f7f0e3', '#c98a1e', 4),
      spoon(110, 430),
    ),
  ),
  broilericurry: dish(() =>
    laid(
      tables.forest,
      bowl(
        500,
        385,
        315,
        '#e8a838',
        '#d88f22',
        rice(-120, -40, 150, 190, 5),
        bits(90, 20, 150, 180, { count: 20, width: 48, length: 48, color: '#f3cf86', deep: '#b0701e', seed: 4 }),
        cubes(100, 20, 140, 170, { count: 9, size: 36, color: '#d2402c', deep: '#9c2a1c', seed: 2 }),
        pips(90, 20, 150, 180, 14, '#86b855', '#5f9440', 3),
        strewn(60, 20, 180, 180, 30, 6, '#3f6d34'),
      ),
      set('170 130 0, 230 190 30', () => lemonSlice(50, '#7ba23a', '#b7d36a')),
      fork(900, 420),
    ),
  ),
  kycklinggryta: dish(() =>
    laid(
      tables.sand,
      towel('left', 'blue'),
      potFromAbove(
        500,
        375,
        290,
        '#3b5f7d',
        '#e5b04a',
        ripples(210, '#f6d488', 4),
        bits(0, 0, 195, 195, { count: 26, width: 44, length: 54, color: '#f7e2b4', deep: '#c48f3a', seed: 4 }),
        cubes(0, 0, 195, 195, { count: 16, size: 36, color: '#e8eab0', deep: '#a8b04a', seed: 7 }),
        strewn(0, 0, 200, 200, 30, 3, '#4f7f3c'),
      ),
      spoon(930, 520),
    ),
  ),
  kalops: dish(() =>
    laid(
      tables.forest,
      towel('right', 'red'),
      potFromAbove(
        480,
        385,
        295,
        '#b94a35',
        '#7a4422',
        ripples(210, '#a8683a', 4),
        chunks(0, 0, 195, 195, 20, 4, 72),
        carrots('-100 -70, 60 -150, 140 50, -30 130, -170 60, 30 0', 40),
        at(10, -40, 1, 30, stroke('M-60 0q60-40 120 0', '#5f7a3a', 26) + stroke('M-60 0q60-36 110-4', '#93ab62', 5)),
        stroke('M-60-20h0M100-60h0M40 90h0M-110 110h0M160-20h0M-20-110h0', '#2a1610', 15),
      ),
      set('860 560 0, 920 610 20, 840 640 0', () => beetSlice(50)),
    ),
  ),
  nakkistroganoff: dish(() =>
    laid(
      tables.sky,
      towel('left', 'wine'),
      bowl(
        500,
        380,
        315,
        '#f3e6d0',
        '#d97f4a',
        rice(-130, 10, 140, 190, 4),
        bits(90, 0, 150, 190, { count: 30, width: 34, length: 62, color: '#d0674a', deep: '#97402a', seed: 4 }),
        pips(90, 0, 150, 190, 12, '#86b855', '#5f9440', 8),
        strewn(80, 0, 150, 180, 30, 6, '#3f6d34'),
      ),
      fork(900, 420),
    ),
  ),
  paahtopaistisalaatti: dish(() =>
    laid(
      tables.rose,
      towel('left', 'green'),
      bowl(
        500,
        385,
        320,
        '#1f4d4a',
        '#5f8a42',
        lettuce(-110, -100, 0.95, 20),
        lettuce(120, -80, 0.95, -40),
        lettuce(-80, 130, 0.95, 70),
        lettuce(120, 120, 0.95, 10),
        set('-160 20 0, -60 170 30, 160 40 -20, 30 -180 20', (i) => wedge(1 + (i % 2)), { scale: 0.8 }),
        set('-70 -40 30, 0 -20 60, 60 20 84, -20 70 40', (i) => roastSlice('#d2666a', '#5a2418', 1 + (i % 2)), {
          scale: 0.95,
        }),
        set('110 -110 0, -120 90 0, 140 120 0', () => cherryTomato(30, 20)),
        onionRing(30, 110, 36, 0.8, 20) + onionRing(-110, -70, 34, 0.8, 60),
      ),
      dip(880, 640, 72, '#f8efdf', '#d9a32c', 4),
    ),
  ),
  kinkkupapusalaatti: dish(() =>
    laid(
      tables.sea,
      towel('right', 'gold'),
      bowl(
        490,
        385,
        315,
        '#e86f51',
        '#f3e6c8',
        bits(0, 0, 225, 225, { count: 44, width: 32, length: 26, bend: 8, color: '#fbf0d4', deep: '#d2ba88', seed: 4 }),
        cubes(0, 0, 205, 205, { count: 20, size: 42, color: '#ec9c94', deep: '#bd6660', seed: 3 }),
        cubes(0, 0, 210, 210, { count: 14, size: 38, color: '#eef0b8', deep: '#b6413a', seed: 8 }),
        strewn(0, 0, 220, 220, 46, 5, '#4f7f3c'),
      ),
      dill(110, 320, 0.8, -16),
      spoon(905, 500),
    ),
  ),
  broilerikulho: dish(() =>
    laid(
      tables.night,
      towel('left', 'gold'),
      bowl(
        500,
        385,
        315,
        '#c9542f',
        '#efe4cb',
        rice(-20, 70, 230, 170, 2),
        set('-150 -60 0, -90 -120 20, -180 20 0', () => floret(), { scale: 0.9 }),
        set('150 -110 20, 190 -40 50', () => eggHalf()),
        bits(20, 0, 110, 100, { count: 16, width: 44, length: 60, color: '#d9883a', deep: '#8c4a16', seed: 4 }),
        heap(110, 130, 70, 46, '#8a4f1a', '#b5742c', 3),
        strewn(10, 20, 150, 120, 24, 6, '#3f6d34'),
      ),
      fork(900, 400),
    ),
  ),
  skinkrulle: dish(() =>
    laid(
      tables.plum,
      bowl(
        500,
        385,
        320,
        '#fdf1e6',
        '#fbf4e4',
        lettuce(-120, 120, 0.8, 30),
        lettuce(130, 120, 0.8, -20),
        lettuce(0, -150, 0.8, 80),
      ),
      ...rows('-120 -60 -10, 110 -70 12, -10 60 0').map(([x = 0, y = 0, turn = 0], i) =>
        at(
          500 + x,
          385 + y,
          1,
          0,
          set(`0 0 ${turn}`, () => hamFold(1), { scale: 1.2 }),
          heap(6, -20, 44, 28, '#f3ead2', '#fffdf4', i + 2),
          strewn(6, -20, 36, 20, 8, i + 2),
        ),
      ),
      set('840 160 20, 900 230 -10', () => baguetteSlice(), { scale: 0.9 }),
      dip(140, 600, 74, '#5a2a3c', '#d9a32c', 4),
      dill(180, 250, 0.7, -20),
    ),
  ),
} as const
