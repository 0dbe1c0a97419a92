import { at, stroke } from '../draw.ts'
import { berry } from '../motifs/berries.ts'
import { friedEgg } from '../motifs/garnish.ts'
import { lettuce, parsley, strewn } from '../motifs/herbs.ts'
import { ribeyeSteak } from '../motifs/meat.ts'
import { bacon } from '../motifs/sausages.ts'
import { dip } from '../motifs/still.ts'
import { pan, plate } from '../motifs/table.ts'
import { cherryTomato } from '../motifs/vegetables.ts'
import { dish } from '../painting.ts'
import { bits, cubes, heap, pips, spaghetti } from './food.ts'
import { browned, floret } from './pieces.ts'
import { set } from './set.ts'
import { fork, forkAndKnife, laid, tables, towel } from './tables.ts'

/** Dishes from the pan. */
export const panDishes = {
  wokki: dish(() =>
    laid(
      tables.tomato,
      pan(
        470,
        380,
        315,
        -26,
        bits(0, 0, 200, 200, { count: 26, width: 40, length: 66, color: '#8f4a2c', deep: '#55230f', seed: 4 }),
        set('-130 -80 0, 20 -150 40, 150 -20 10, -30 140 60, -160 70 20', () => floret(), { scale: 0.95 }),
        bits(0, 0, 205, 205, {
          count: 12,
          width: 28,
          length: 80,
          bend: 14,
          color: '#e04a30',
          deep: '#a82c1a',
          seed: 7,
        }),
        bits(0, 0, 205, 205, { count: 9, width: 28, length: 76, bend: 14, color: '#f3b83a', deep: '#bf8218', seed: 9 }),
        stroke('M-60-60h0M40-20h0M-20 60h0M100 90h0M80-90h0M-100 10h0M20 120h0M-120-20h0M150 50h0', '#fff6dc', 10),
        strewn(0, 0, 200, 200, 26, 4, '#86b855'),
      ),
      dip(860, 620, 80, '#23405c', '#3a1a10', 3),
    ),
  ),
  broileripasta: dish(() =>
    laid(
      tables.sage,
      towel('left', 'gold'),
      plate(500, 385, 345, '#fdf6e4', '#3f6d34'),
      at(
        500,
        385,
        1,
        0,
        spaghetti(0, 10, 230, 210, 7, '#d8d27a', '#8fa040'),
        bits(0, 0, 150, 130, { count: 14, width: 44, length: 62, color: '#f0cf90', deep: '#b9803a', seed: 4 }),
        set('-110 -90 0, 120 -60 0, 60 120 0, -90 100 0', () => cherryTomato(32, 30)),
        strewn(0, 0, 190, 170, 50, 5, '#3f6d34'),
        stroke('M-60-40l20 12M10-60l22 6M50 30l-18 14M-40 60l24 4', '#fffaf0', 9),
      ),
      fork(),
    ),
  ),
  kolbulle: dish(() =>
    laid(
      tables.oak,
      pan(
        480,
        380,
        320,
        -30,
        set('0 0 0', () => browned(255, 250, 4, '#d9a04a', '#e8bd6e', '#6a3410'), { lift: 8 }),
        cubes(0, 0, 200, 200, { count: 24, size: 40, color: '#c2604a', deep: '#7c2f1c', seed: 3 }),
        at(
          30,
          20,
          1,
          0,
          berry(0, 0, 26) + berry(40, 10, 24) + berry(14, 38, 25) + berry(-26, 26, 23) + berry(20, -32, 22),
        ),
      ),
      lettuce(900, 640, 0.5, 30),
    ),
  ),
  raggmunk: dish(() =>
    laid(
      tables.sky,
      towel('right', 'red'),
      plate(490, 385, 345, '#fdf6e4', '#33503c'),
      at(
        490,
        385,
        1,
        0,
        set('-90 -50 0, 40 10 30, -60 100 60', (i) => latke(3 + (i % 2)), { lift: 10 }),
        at(60, -120, 0.62, 24, bacon(360, 2)),
        at(110, -50, 0.62, 30, bacon(340, 4)),
        at(
          130,
          120,
          1,
          0,
          heap(0, 0, 76, 56, '#8e1220', '#b02030', 4),
          berry(-20, -10, 20),
          berry(22, -4, 21),
          berry(0, 20, 19),
          berry(-34, 16, 18),
        ),
      ),
      forkAndKnife(),
    ),
  ),
  'pihvi-ja-kananmuna': dish(() =>
    laid(
      tables.night,
      towel('left', 'gold'),
      pan(
        500,
        380,
        310,
        -34,
        set('-70 -40 -12', () => ribeyeSteak('grilled', 3), { scale: 1.1 }),
        set('110 90 0', () => friedEgg(3), { scale: 0.95 }),
        set('-120 140 0, -50 170 0, 150 -70 0', () => cherryTomato(34, 20)),
        pips(150, -140, 60, 50, 10, '#86b855', '#5f9440', 3),
      ),
      parsley(870, 250, 0.8, 20),
    ),
  ),
} as const

/** A thin cake of grated potato, lacy at its rim. */
function latke(seed: number) {
  const cake = browned(128, 118, seed, '#d59a3c', '#e8bc62', '#8a5216')
  return {
    ...cake,
    art: `${cake.art}${bits(0, 0, 100, 90, { count: 18, width: 8, length: 44, color: '#f3d68a', deep: '#b9801f', seed })}`,
  }
}
