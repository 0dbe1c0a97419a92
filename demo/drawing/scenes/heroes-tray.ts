import { at, box, fill, frame, ink, put, range, rows } from '../draw.ts'
import { hamFold, salamiSlice } from '../motifs/charcuterie.ts'
import { baguetteSlice, cheese, friedEgg, grapes, olive, rye } from '../motifs/garnish.ts'
import { dill, lettuce, parsley, rosemary, sprig } from '../motifs/herbs.ts'
import { apple, pencil, schoolBook } from '../motifs/industry.ts'
import { minced } from '../motifs/meat.ts'
import { bacon } from '../motifs/sausages.ts'
import { tray, tumbler } from '../motifs/service.ts'
import { dip } from '../motifs/still.ts'
import { cutlery, plate } from '../motifs/table.ts'
import { cloth, linen } from '../motifs/textile.ts'
import {
  carrotCoin,
  cherryTomato,
  cucumberSlice,
  lemonSlice,
  onionRing,
  potato,
  radishSlice,
} from '../motifs/vegetables.ts'
import { hero } from '../painting.ts'
import { palettes } from '../palette.ts'

export const trayHeroes = {
  'deli-hero': hero(() =>
    frame(
      1600,
      1000,
      palettes.deli.ground,
      cloth(box(0, 0, 1600, 1000), { base: palettes.deli.ground, line: '#1a4441', kind: 'scallops' }, 150),
      plate(930, 500, 440, '#e9dcc3', palettes.deli.accent, palettes.deli.light),
      ...range(13).map((i) =>
        put(salamiSlice(70, (i % 6) + 2), 930 + Math.cos(i * 0.27 + 1.9) * 262, 500 + Math.sin(i * 0.27 + 1.9) * 262, {
          lift: 9,
        }),
      ),
      ...range(7).map((i) =>
        put(hamFold((i % 3) + 1), 930 + Math.cos(i * 0.38 - 1) * 238, 500 + Math.sin(i * 0.38 - 1) * 238, {
          lift: 10,
          turn: i * 24 - 40,
          scale: 1.05,
        }),
      ),
      put(cheese(), 920, 430, { scale: 1.3, turn: -8 }),
      put(cheese('#fff', '#fdf3d4'), 960, 560, { scale: 1.05, turn: 24 }),
      grapes(800, 540, 0.8),
      ...rows('1000 640 10, 1060 600 50, 860 390 -20, 1060 470 0').map(([x = 0, y = 0, turn = 0], i) =>
        olive(x, y, turn, i % 2 === 0 ? '#6f7d34' : '#4b3a52'),
      ),
      sprig(1080, 380, 0.7, 30, 4),
      ...rows('330 760 -20, 430 820 10, 310 880 30, 1480 160 24, 1400 120 -10').map(([x = 0, y = 0, turn = 0]) =>
        put(baguetteSlice(), x, y, { turn, scale: 1.2 }),
      ),
      dip(1450, 780, 110, palettes.deli.cloth, '#8c2f4b', 2),
      linen(170, 240, 420, 520, 18, { base: palettes.deli.cloth, line: palettes.deli.accent, kind: 'check' }, 80),
      rosemary(500, 250, 1, 40),
    ),
  ),
  'koulu-hero': hero(() =>
    frame(
      1600,
      1000,
      palettes.koulu.ground,
      cloth(box(0, 0, 1600, 1000), { base: palettes.koulu.ground, line: '#74aec1', kind: 'dots' }, 110),
      tray(
        960,
        520,
        920,
        700,
        -5,
        palettes.koulu.cloth,
        '#e9b52f',
        plate(-120, 40, 270, palettes.koulu.light, palettes.koulu.second),
        lettuce(-210, -60, 0.95, 60),
        lettuce(-190, 150, 0.95, -50, '#9cc25e', '#5f8f42'),
        lettuce(-235, 50, 0.9, 90, '#7aa648', '#416f34'),
        ...rows('-180 -100, -270 60, -180 190').map(([x = 0, y = 0], i) =>
          put(i === 1 ? carrotCoin(38) : cherryTomato(34, i * 20), x, y, { lift: 7 }),
        ),
        ...rows('-60 -80 1, 20 -50 2, -40 0 3').map(([x = 0, y = 0, seed = 1]) =>
          put(potato(50, 42, seed), x, y, { lift: 7 }),
        ),
        ...rows('-50 110 2, 30 100 3, -10 180 4').map(([x = 0, y = 0, seed = 1]) =>
          put(minced(46, 44, seed), x, y, { lift: 8 }),
        ),
        tumbler(280, -180, 96, '#fdfaf2'),
        put(rye(180, 150), 290, 40, { turn: 10 }),
        put(
          { outline: 'M0-50C30-84 92-66 88 0C84 62 36 92 0 76C-36 92-84 62-88 0C-92-66-30-84 0-50Z', art: apple() },
          300,
          220,
          { lift: 12 },
        ),
      ),
      at(330, 300, 1.5, -14, fill(box(-120, -60, 270, 150), ink, 0.18), schoolBook(palettes.koulu.accent)),
      at(330, 640, 1.3, 28, pencil(palettes.koulu.second)),
      at(390, 720, 1.3, 12, pencil(palettes.koulu.accent)),
      put(cutlery('fork'), 530, 620, { turn: -6, scale: 1.2 }),
    ),
  ),
  'delikatess-hero': hero(() =>
    frame(
      1600,
      1000,
      palettes.delikatess.ground,
      cloth(box(0, 0, 1600, 1000), { base: palettes.delikatess.ground, line: '#e2ad98', kind: 'leaves' }, 170),
      cloth('M420-20H1500L1560 1020H360Z', { base: palettes.delikatess.light, line: '#f6ddca', kind: 'scallops' }, 110),
      plate(720, 360, 270, palettes.delikatess.light, palettes.delikatess.cloth),
      put(rye(300, 250), 720, 360, { turn: -10 }),
      lettuce(710, 350, 1, -10),
      put(hamFold(1), 680, 330, { scale: 1.1, turn: -8 }),
      put(hamFold(4), 760, 380, { scale: 1.1, turn: 10 }),
      put(cucumberSlice(42), 650, 420),
      dill(780, 430, 0.5, 40),
      plate(1200, 560, 320, palettes.delikatess.second, '#e9b949', '#4f7d6d'),
      put(rye(360, 300), 1200, 560, { turn: 12 }),
      ...rows('1120 490 2, 1210 480 3, 1290 520 4, 1130 580 5, 1220 580 6, 1290 620 7').map(
        ([x = 0, y = 0, seed = 1]) => put(salamiSlice(68, seed), x, y, { lift: 8 }),
      ),
      onionRing(1190, 540, 44, 0.9, 10),
      onionRing(1250, 570, 36, 0.9, 50),
      sprig(1300, 700, 0.5, 20, 3),
      plate(700, 810, 210, palettes.delikatess.light, palettes.delikatess.accent),
      put(friedEgg(3), 690, 800, { scale: 1.1 }),
      at(640, 880, 1, -8, bacon(240, 4)),
      dip(1010, 200, 92, palettes.delikatess.cloth, '#e8b023', 2),
      put(radishSlice(48), 1010, 860),
      put(radishSlice(42), 1090, 890),
      put(lemonSlice(70), 1440, 210),
      parsley(260, 560, 1.2, -30),
      put(cutlery('knife', '#d9b25a'), 430, 620, { turn: -6, scale: 1.2 }),
    ),
  ),
} as const
