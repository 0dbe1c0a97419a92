import { blob, box, circle, fill, frame, put, range, rows, scatter, stroke } from '../draw.ts'
import { berry } from '../motifs/berries.ts'
import { rye } from '../motifs/garnish.ts'
import { dill, lettuce, parsley, rosemary, sprig, strewn } from '../motifs/herbs.ts'
import { ear } from '../motifs/land.ts'
import { minced, ribeyeSteak } from '../motifs/meat.ts'
import { roastChicken } from '../motifs/poultry.ts'
import { casings, sausage } from '../motifs/sausages.ts'
import { flame, grate } from '../motifs/service.ts'
import { dip, ringLoaf } from '../motifs/still.ts'
import { board, bowl, cutlery, knife, pan, plate } from '../motifs/table.ts'
import { cloth, linen, planks } from '../motifs/textile.ts'
import { cherryTomato, lemonSlice, onionRing, potato } from '../motifs/vegetables.ts'
import { hero } from '../painting.ts'
import { palettes } from '../palette.ts'

export const tableHeroes = {
  'kuluttaja-hero': hero(() =>
    frame(
      1600,
      1000,
      palettes.kuluttaja.ground,
      cloth(box(0, 0, 1600, 1000), { base: palettes.kuluttaja.ground, line: '#e2d2b3', kind: 'leaves' }, 160),
      cloth('M560-20H1120L1060 1020H500Z', { base: palettes.kuluttaja.cloth, line: '#3a6b56', kind: 'scallops' }, 100),
      pan(
        930,
        440,
        300,
        32,
        fill(blob(236, 230, 4, 0.04), '#b98548'),
        ...rows(
          '-130 -110, -10 -150, 110 -110, -170 10, -50 -30, 70 -10, 170 20, -110 120, 10 100, 120 130, 10 200',
        ).map(([x = 0, y = 0], i) => put(minced(62, 58, (i % 2) + 2), x, y, { lift: 12 })),
        strewn(0, 0, 210, 200, 40, 3, '#7aa648'),
      ),
      bowl(
        1370,
        300,
        200,
        palettes.kuluttaja.accent,
        '#e9c774',
        ...rows('-80 -60, 20 -90, 100 -20, -30 10, -110 40, 50 80, -30 110').map(([x = 0, y = 0], i) =>
          put(potato(62, 50, (i % 2) + 1), x, y, { turn: i * 40, lift: 7 }),
        ),
        strewn(0, 0, 130, 130, 26, 4, '#3f6d34'),
      ),
      plate(540, 780, 220, '#fdf6e8', palettes.kuluttaja.accent),
      ...rows('480 740 2, 560 720 3, 520 810 2').map(([x = 0, y = 0, seed = 1]) =>
        put(minced(52, 49, seed), x, y, { lift: 9 }),
      ),
      put(potato(54, 44, 2), 620, 800, { lift: 7 }),
      ...rows('590 870, 620 860, 560 880').map(([x = 0, y = 0]) => berry(x, y, 17)),
      dip(600, 470, 104, '#23405c', '#b3202c', 3),
      ...rows('570 440, 610 430, 640 470, 590 490, 560 480, 620 510').map(([x = 0, y = 0]) => berry(x, y, 20)),
      put(ringLoaf(170), 1360, 780, { lift: 16 }),
      put(rye(170, 140), 1130, 850, { turn: 16 }),
      dill(112, 930, 0.85, 4),
      put(cutlery('fork'), 268, 770, { turn: -4 }),
      parsley(560, 170, 1.3, -24),
      stroke(scatter(60, 80, 340, 300, 26, 4), palettes.kuluttaja.deep, 9),
    ),
  ),
  'lihakauppa-hero': hero(() =>
    frame(
      1600,
      1000,
      palettes.lihakauppa.ground,
      planks(1600, 1000, '#150f0e', 170),
      linen(1350, 260, 520, 700, 20, { base: palettes.lihakauppa.cloth, line: '#a83440', kind: 'stripes' }, 60),
      put(board(900, 620, '#a5683c', '#7c4723'), 960, 520, { turn: -9, lift: 26 }),
      put(
        { outline: box(-330, -240, 660, 480, 24), art: fill(box(-330, -240, 660, 480, 24), palettes.lihakauppa.light) },
        900,
        530,
        {
          turn: -4,
          lift: 8,
        },
      ),
      put(ribeyeSteak('raw', 4), 1010, 620, { scale: 1.6, turn: 18, lift: 18, depth: 14 }),
      put(ribeyeSteak('raw', 2), 800, 440, { scale: 1.85, turn: -16, lift: 20, depth: 16 }),
      rosemary(1200, 520, 1.3, 30),
      rosemary(640, 820, 1.3, 58),
      put(knife(), 880, 890, { scale: 1.15, turn: -5, lift: 16 }),
      dip(1370, 790, 100, palettes.lihakauppa.light, '#f9f4ea', 3),
      put(cherryTomato(52, 20), 560, 250),
      put(cherryTomato(46, 60), 650, 190),
      stroke(scatter(380, 560, 240, 300, 30, 4), '#d9c4a0', 8, 0.8),
      sprig(330, 420, 0.9, -40, 5, '#3f5f3a'),
    ),
  ),
  'jyvabroiler-hero': hero(() =>
    frame(
      1600,
      1000,
      palettes.jyvabroiler.ground,
      circle(960, 500, 620, '#f6cd68'),
      circle(960, 500, 500, '#f9d984'),
      ...range(9).map((i) => ear(110 + i * 62, 1060, 620 - Math.abs(i - 3) * 50, -14 + i * 4, '#e39a24', '#bd6d17')),
      linen(
        1440,
        830,
        480,
        520,
        -24,
        { base: palettes.jyvabroiler.light, line: palettes.jyvabroiler.accent, kind: 'stripes' },
        56,
      ),
      plate(980, 510, 400, '#fffaf0', palettes.jyvabroiler.second),
      lettuce(760, 600, 1.4, 20),
      lettuce(1200, 430, 1.3, -40),
      lettuce(1010, 740, 1.2, 10),
      put(lemonSlice(84), 760, 370),
      put(lemonSlice(76), 1220, 650),
      put(roastChicken(), 950, 500, { scale: 1.65, turn: 28, lift: 24, depth: 18 }),
      rosemary(740, 720, 1, 70),
      put(cherryTomato(46, 20), 1130, 740),
      put(cherryTomato(40, 40), 1200, 320),
    ),
  ),
  'mestari-hero': hero(() =>
    frame(
      1600,
      1000,
      '#3a120d',
      grate(1600, 1000, palettes.mestari.ground, '#e8722a', '#6b6460', 72),
      ...rows(
        '560 260 420, 1010 200 460, 1420 330 380, 700 430 440, 1160 430 420, 520 640 420, 980 630 460, 1430 640 400, 760 830 440, 1220 850 420',
      ).map(([x = 0, y = 0, length = 0], i) =>
        sausage(
          { from: [x - length / 2, y + 30], over: [x, y - 70], to: [x + length / 2, y + 14] },
          104,
          [casings.grill, casings.red, casings.smoked][i % 3] ?? casings.grill,
          3,
        ),
      ),
      rosemary(1250, 720, 1.2, -70),
      onionRing(330, 320, 70, 0.8, 20, '#e2b36a'),
      onionRing(270, 400, 54, 0.8, 60, '#e2b36a'),
      flame(180, 960, 1.5),
      flame(330, 990, 1.1, '#d2492a', '#f2a33a'),
      flame(60, 1000, 1.2, '#d2492a', '#f2a33a'),
      stroke(scatter(100, 100, 1400, 800, 40, 9), '#f8c94a', 7, 0.8),
    ),
  ),
} as const
