import { at, type Point, stroke } from '../draw.ts'
import { berry } from '../motifs/berries.ts'
import { mushroom } from '../motifs/garnish.ts'
import { dill, lettuce, parsley, strewn } from '../motifs/herbs.ts'
import { minced, roastSlice } from '../motifs/meat.ts'
import { slicedFillet } from '../motifs/poultry.ts'
import { casings, sausage } from '../motifs/sausages.ts'
import { dip } from '../motifs/still.ts'
import { plate } from '../motifs/table.ts'
import {
  beetSlice,
  carrotCoin,
  cherryTomato,
  cucumberSlice,
  lemonSlice,
  onionRing,
  potato,
} from '../motifs/vegetables.ts'
import { dish } from '../painting.ts'
import { bits, chunks, crumbled, cubes, heap, mash, pips, rice, spaghetti, spots } from './food.ts'
import { browned, layered } from './pieces.ts'
import { set } from './set.ts'
import { fork, forkAndKnife, laid, spoon, tables, towel } from './tables.ts'

const on = (...food: string[]) => at(500, 385, 1.12, 0, ...food)
const link = (from: Point, over: Point, to: Point, width = 52, casing = casings.red, cuts = 0) =>
  sausage({ from, over, to }, width, casing, cuts)
const gravy = (x: number, y: number, rx: number, ry: number, seed = 1) => heap(x, y, rx, ry, '#8a5a2e', '#a8743e', seed)
const cream = (x: number, y: number, rx: number, ry: number, seed = 1) => heap(x, y, rx, ry, '#dfc18a', '#efdcae', seed)

/** Dishes on a plate. */
export const platedDishes = {
  jauhelihakastike: dish(() =>
    laid(
      tables.sky,
      towel('right', 'red'),
      plate(500, 385, 345, '#fdf6e4', '#c8412b'),
      on(
        mash(-95, 0, 150, 190, 3),
        gravy(95, 20, 150, 180, 4),
        crumbled(95, 20, 118, 140, 30, 3),
        set('-20 160 0, 40 178 30, -70 130 10', () => carrotCoin(30)),
        strewn(80, 10, 110, 130, 26, 5, '#3f6d34'),
      ),
      fork(),
    ),
  ),
  bolognese: dish(() =>
    laid(
      tables.forest,
      towel('left', 'red'),
      plate(500, 385, 345, '#f7f0e3', '#c8412b'),
      on(
        spaghetti(0, 10, 225, 205, 4),
        heap(10, -10, 130, 112, '#9c2f1a', '#b8452a', 5),
        crumbled(10, -10, 104, 86, 26, 6),
        stroke('M-60-40l20 10M-10-74l22 8M50-50l-18 14M-40 20l24 4M40 30l20-12M70-10l8 18', '#fff3cf', 9),
      ),
      at(505, 372, 0.62, 0, parsley(10, -10, 1, 14)),
      spoon(918, 400),
      dip(140, 150, 74, '#fdf6e4', '#f4dfa8', 3),
    ),
  ),
  lasagne: dish(() =>
    laid(
      tables.sea,
      towel('right', 'gold'),
      plate(480, 390, 340, '#fbf4e4', '#2f5866'),
      at(
        480,
        390,
        1.1,
        0,
        heap(-40, 60, 200, 130, '#a83520', '#bd4a2c', 7),
        set('-40 -10 -6', () => layered(300, 250, '#f0c45e', '#b5651c'), { lift: 14 }),
        lettuce(165, -60, 0.62, 60),
        lettuce(150, 60, 0.6, 100),
        set('190 10 0, 130 140 20', () => cherryTomato(32, 20)),
      ),
      fork(70, 400),
    ),
  ),
  palapaisti: dish(() =>
    laid(
      tables.mustard,
      towel('right', 'blue'),
      plate(500, 385, 345, '#fdf6e4', '#2f5478'),
      on(
        gravy(50, -20, 190, 170, 4),
        chunks(50, -20, 140, 118, 12, 3, 76),
        set('30 -120 0, 150 20 0, -40 60 0, 90 90 0', () => carrotCoin(34)),
        set('-150 -60 10, -170 40 0, -110 120 30, -40 170 0', (i) => potato(54, 46, 1 + (i % 2))),
        strewn(-110, 60, 80, 120, 18, 4, '#3f6d34'),
        set('60 190 0, 120 170 0', () => cucumberSlice(36)),
      ),
      dill(880, 650, 0.9, -30),
      fork(),
    ),
  ),
  nakkikastike: dish(() =>
    laid(
      tables.sand,
      plate(500, 385, 345, '#fdf6e4', '#c8412b'),
      on(
        heap(50, -10, 190, 175, '#c46a2c', '#d98744', 6),
        link([-60, -110], [20, -140], [110, -110], 46),
        link([10, -40], [90, -70], [180, -30], 46),
        link([-80, -20], [-20, -50], [60, 20], 46),
        link([-10, 80], [80, 40], [150, 70], 46),
        set('-160 60 0, -110 140 20, -20 180 0, -180 -40 10', (i) => potato(50, 44, 4 + (i % 2))),
        strewn(50, 0, 160, 140, 26, 3, '#3f6d34'),
      ),
      dip(150, 130, 72, '#2f5d4a', '#e8b338', 2),
      forkAndKnife(true),
    ),
  ),
  sisafilee: dish(() =>
    laid(
      tables.night,
      towel('left', 'gold'),
      plate(500, 385, 345, '#f7f0e3', '#d9a441'),
      on(
        cream(30, 20, 190, 150, 5),
        set('-90 -60 12, -20 -50 16, 50 -36 20, 120 -16 24', (i) => roastSlice('#dba487', '#7a3f22', 2 + (i % 2)), {
          scale: 1.12,
          lift: 10,
        }),
        stroke('M-60 90h0M-10 120h0M40 96h0M90 116h0M140 80h0M0 70h0M-100 60h0', '#3a2a22', 15),
        set('-150 110 0, -90 160 0', (i) => potato(46, 40, 3 + (i % 2))),
        bits(110, 160, 80, 30, { count: 12, width: 15, length: 90, color: '#5f9440', deep: '#3c6a2c', seed: 3 }),
      ),
      forkAndKnife(true),
    ),
  ),
  sitruunafileet: dish(() =>
    laid(
      tables.mustard,
      towel('right', 'green'),
      plate(500, 385, 345, '#fffaf0', '#4d7c4a'),
      on(
        heap(10, 20, 200, 150, '#e8bb4a', '#f3d272', 5),
        set('-30 -70 -12', () => slicedFillet(6), { scale: 1.12, lift: 12 }),
        set('10 80 8', () => slicedFillet(6), { scale: 1.12, lift: 12 }),
        set('150 -110 0, 190 -40 20', () => lemonSlice(48)),
        pips(-20, 20, 170, 120, 14, '#7c8f3c', '#4f5f22', 4),
        lettuce(-170, 120, 0.55, 20),
      ),
      forkAndKnife(),
    ),
  ),
  possukastike: dish(() =>
    laid(
      tables.steel,
      plate(500, 385, 345, '#fbf6ea', '#2f5866'),
      on(
        gravy(60, -10, 185, 170, 8),
        bits(60, -10, 140, 118, { count: 22, width: 36, length: 58, color: '#c99468', deep: '#93603a', seed: 3 }),
        set('20 -100 20, 130 60 -30, -10 50 60', () => mushroom(), { scale: 0.62 }),
        set('-160 -40 0, -170 60 20, -110 140 0, -30 180 0', (i) => potato(50, 44, 7 + (i % 2))),
        strewn(20, 20, 180, 150, 26, 6, '#3f6d34'),
      ),
      forkAndKnife(),
    ),
  ),
  lindstrominpihvi: dish(() =>
    laid(
      tables.sage,
      towel('left', 'wine'),
      plate(500, 385, 345, '#fdf6e4', '#8c1f4a'),
      on(
        cream(90, 60, 130, 110, 3),
        set('-60 -80 0, 90 -70 40', (i) => beetPatty(i + 2), { lift: 12 }),
        set('-140 90 0, -80 150 0, 0 170 20', (i) => potato(50, 44, 2 + (i % 2))),
        pips(100, 60, 90, 60, 10, '#7c8f3c', '#4f5f22', 4),
        set('170 80 0, 140 140 0', () => beetSlice(40)),
        strewn(-70, 140, 90, 50, 14, 5, '#3f6d34'),
      ),
      forkAndKnife(),
    ),
  ),
  pannbiff: dish(() =>
    laid(
      tables.sea,
      plate(500, 385, 345, '#fbf6ea', '#e2b33a'),
      on(
        gravy(60, 0, 180, 160, 4),
        set('-20 -90 10, 110 10 40', (i) => minced(104, 92, i + 3), { lift: 12 }),
        onionRing(-10, -70, 46, 0.8, 20, '#e2a75a') + onionRing(60, -30, 40, 0.8, 60, '#e2a75a'),
        onionRing(110, 20, 44, 0.8, 10, '#e2a75a') + onionRing(20, -110, 34, 0.8, 40, '#e2a75a'),
        set('-160 20 0, -140 110 20, -60 150 0', (i) => potato(52, 46, 3 + (i % 2))),
        berry(60, 160, 22) + berry(96, 172, 20) + berry(74, 190, 19) + berry(118, 144, 21),
        lettuce(190, -110, 0.46, 40),
      ),
      forkAndKnife(),
    ),
  ),
  isterband: dish(() =>
    laid(
      tables.forest,
      towel('right', 'gold'),
      plate(490, 385, 345, '#f7f0e3', '#c9542f'),
      at(
        490,
        385,
        1.1,
        0,
        cream(-70, 50, 170, 160, 4),
        cubes(-70, 50, 130, 120, { count: 22, size: 48, color: '#f6df9c', deep: '#d6b45e', seed: 3 }),
        strewn(-70, 50, 150, 130, 40, 4, '#4f7f3c'),
        link([10, -140], [120, -90], [120, 40], 66, casings.grill, 4),
        link([100, -160], [220, -80], [200, 60], 66, casings.grill, 4),
        set('60 150 0, 120 150 0, 94 100 0', () => beetSlice(40)),
      ),
      dip(150, 140, 70, '#c9542f', '#d9a32c', 4),
      fork(66, 430),
    ),
  ),
  'rostbiff-och-potatissallad': dish(() =>
    laid(
      tables.rose,
      towel('left', 'green'),
      plate(500, 385, 345, '#fdf1e6', '#5a2a3c'),
      on(
        set('-150 60 0, -90 120 10, -20 150 0, 60 160 20, -120 0 0, -50 70 0, 30 96 0, 110 120 0', (i) =>
          potato(48, 42, 2 + (i % 2)),
        ),
        pips(-20, 100, 150, 60, 12, '#7c8f3c', '#4f5f22', 4),
        set(
          '-80 -90 60, -20 -110 76, 50 -104 92, 110 -70 110, 20 -50 84, -50 -40 66',
          (i) => roastSlice('#d2666a', '#5a2418', 1 + (i % 2)),
          {
            scale: 1.02,
            lift: 9,
          },
        ),
        stroke('M-40-60l30-10M20-80l30 14M60-40l-26 8M90-90l10 26M-70-90l12 22', '#fffaf0', 8),
        strewn(0, 110, 170, 60, 30, 3, '#5f9440'),
      ),
      forkAndKnife(true),
    ),
  ),
  'broileria-ja-riisia': dish(() =>
    laid(
      tables.plum,
      towel('right', 'gold'),
      plate(500, 385, 345, '#fdf6e4', '#e8a838'),
      on(
        rice(-110, -10, 135, 180, 3),
        heap(90, 10, 165, 180, '#cf8a1e', '#e5a736', 6),
        bits(90, 10, 125, 136, { count: 16, width: 46, length: 50, color: '#f0cf8c', deep: '#b97a24', seed: 5 }),
        cubes(90, 20, 130, 140, { count: 9, size: 34, color: '#d2402c', deep: '#9c2a1c', seed: 8 }),
        strewn(80, 0, 130, 140, 24, 6, '#3f6d34'),
      ),
      at(390, 330, 0.5, 0, parsley(0, 0, 1, -16)),
      fork(),
    ),
  ),
} as const

/** A patty that beetroot has coloured. */
function beetPatty(seed: number) {
  const patty = browned(104, 92, seed, '#8c3038', '#a8474a', '#541a20')
  return {
    ...patty,
    art:
      patty.art +
      spots(60, 50, 7, seed)
        .map(([x, y]) => stroke(`M${Math.round(x)} ${Math.round(y)}h0`, '#b23a66', 15))
        .join(''),
  }
}
