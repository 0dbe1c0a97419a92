import { box, fill, range } from '../draw.ts'
import { dill, parsley, rosemary, strewn } from '../motifs/herbs.ts'
import { minced } from '../motifs/meat.ts'
import { drumstick } from '../motifs/poultry.ts'
import { gastro } from '../motifs/service.ts'
import { carrotCoin, onionRing } from '../motifs/vegetables.ts'
import { dish } from '../painting.ts'
import { bits, chunks, crumbled, cubes, gratin, pips, ripples, spots } from './food.ts'
import { coins } from './pieces.ts'
import { set } from './set.ts'
import { laid, spoon, tables, towel } from './tables.ts'

const sauce = (color: string) => fill(box(-420, -300, 840, 600), color)
const container = (bed: string, ...inside: string[]) => gastro(490, 380, 800, 560, bed, sauce(bed), ...inside)

/** Where the balls of a full container lie: rows that are not quite straight. */
const rowsOfBalls = range(30)
  .map((i) => {
    const [column, row] = [i % 6, Math.floor(i / 6)]
    return `${-300 + column * 118 + (row % 2) * 44} ${-190 + row * 96 + ((i * 7) % 5) * 5} ${i * 50}`
  })
  .join(',')

/** What a professional kitchen serves: a whole steel container. */
export const containerDishes = {
  'vuoka-lihapata': dish(() =>
    laid(
      tables.steel,
      container(
        '#7a4422',
        ripples(330, '#a8683a', 3),
        chunks(0, 0, 330, 210, 34, 4, 70),
        set(
          spots(300, 185, 9, 6)
            .map(([x, y]) => `${Math.round(x)} ${Math.round(y)} 0`)
            .join(','),
          () => carrotCoin(36),
          { lift: 5 },
        ),
        strewn(0, 0, 330, 210, 40, 5, '#4f7f3c'),
      ),
      spoon(936, 560),
    ),
  ),
  'vuoka-broilerikastike': dish(() =>
    laid(
      tables.slate,
      container(
        '#e5b04a',
        ripples(330, '#f6d488', 3),
        bits(0, 0, 335, 215, { count: 46, width: 42, length: 56, color: '#f7e2b4', deep: '#c48f3a', seed: 4 }),
        bits(0, 0, 330, 210, {
          count: 16,
          width: 28,
          length: 70,
          bend: 12,
          color: '#e04a30',
          deep: '#a82c1a',
          seed: 7,
        }),
        strewn(0, 0, 330, 210, 44, 5, '#4f7f3c'),
      ),
      spoon(936, 560),
    ),
  ),
  'vuoka-lihapullat': dish(() =>
    laid(
      tables.sea,
      container(
        '#dcb987',
        ripples(330, '#ecd3aa', 3),
        set(rowsOfBalls, (i) => minced(52, 48, 2 + (i % 2)), { lift: 7 }),
        strewn(0, 0, 330, 210, 40, 5, '#5f9440'),
      ),
      parsley(936, 180, 0.7, 20),
    ),
  ),
  'vuoka-koivet': dish(() =>
    laid(
      tables.forest,
      container(
        '#c98f3c',
        set(
          '-210 -130 -10, 90 -140 12, -230 40 6, 60 30 -8, 290 -40 70, -140 180 -4, 180 170 10',
          (i) => drumstick((i % 3) + 1),
          { scale: 0.92 },
        ),
        rosemary(-40, 120, 0.6, 60),
      ),
    ),
  ),
  'vuoka-pihvit': dish(() =>
    laid(
      tables.tomato,
      container(
        '#b08a5c',
        set(
          '-250 -140 10, -40 -150 40, 180 -130 0, 320 10 20, -310 60 30, -110 40 60, 110 70 10, -200 210 0, 20 220 30, 250 190 50',
          (i) => minced(100, 88, 3 + (i % 3), true),
          { lift: 10 },
        ),
        onionRing(-150, -60, 44, 0.8, 20, '#e2b36a') +
          onionRing(80, -30, 40, 0.8, 60, '#e2b36a') +
          onionRing(-40, 140, 42, 0.8, 10, '#e2b36a'),
        pips(0, 0, 320, 200, 18, '#4a3226', '#2a1a12', 6),
      ),
    ),
  ),
  'vuoka-kiusaus': dish(() =>
    laid(
      tables.night,
      container(
        '#e6c274',
        gratin(370, 240, '#f0d48a', '#c07a26', 6),
        bits(0, 0, 350, 225, { count: 54, width: 22, length: 74, color: '#f6e1a0', deep: '#cf9f44', seed: 5 }),
        cubes(0, 0, 335, 210, { count: 26, size: 42, color: '#ec9c94', deep: '#bd6660', seed: 4 }),
        strewn(0, 0, 330, 210, 36, 5, '#4f7f3c'),
      ),
      spoon(936, 560),
    ),
  ),
  'vuoka-makaroni': dish(() =>
    laid(
      tables.sage,
      towel('bottom', 'red'),
      container(
        '#e0ab48',
        gratin(370, 240, '#e8b750', '#b5701e', 3),
        bits(0, 0, 350, 225, {
          count: 46,
          width: 26,
          length: 44,
          bend: 26,
          color: '#f6d98c',
          deep: '#d0a03e',
          seed: 5,
        }),
        crumbled(0, 0, 340, 215, 34, 8),
        strewn(0, 0, 330, 210, 30, 5, '#3f6d34'),
      ),
    ),
  ),
  'vuoka-stroganoff': dish(() =>
    laid(
      tables.mustard,
      container(
        '#d97f4a',
        ripples(330, '#eba676', 3),
        coins(0, 0, spots(330, 210, 12, 8), 40),
        bits(0, 0, 340, 215, { count: 46, width: 34, length: 62, color: '#d0674a', deep: '#97402a', seed: 4 }),
        cubes(0, 0, 330, 210, { count: 18, size: 34, color: '#9db55a', deep: '#5f7a2c', seed: 3 }),
        strewn(0, 0, 330, 210, 40, 5, '#3f6d34'),
      ),
      dill(930, 700, 0.8, -20),
    ),
  ),
} as const
