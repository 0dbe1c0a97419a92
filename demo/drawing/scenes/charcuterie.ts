import { box, circle, fill, frame, put, range, rows, scatter, stroke } from '../draw.ts'
import { lingonberries } from '../motifs/berries.ts'
import { hamFold, hamSlice, salamiLog, salamiSlice, wholeHam } from '../motifs/charcuterie.ts'
import { baguetteSlice, cheese, grapes, olive, rye } from '../motifs/garnish.ts'
import { dill, lettuce, parsley, rosemary, sprig } from '../motifs/herbs.ts'
import { bottle, dip, wineGlass } from '../motifs/still.ts'
import { board, cutlery, knife, plate } from '../motifs/table.ts'
import { cloth } from '../motifs/textile.ts'
import { cherryTomato, cucumberSlice, lemonSlice, onionRing, radishSlice, tomatoSlice } from '../motifs/vegetables.ts'
import { dish } from '../painting.ts'
import { palettes } from '../palette.ts'

export const charcuterieScenes = {
  kinkku: dish(() =>
    frame(
      1000,
      750,
      '#e9b5a0',
      cloth(box(0, 0, 1000, 750), { base: '#e9b5a0', line: '#e3a891', kind: 'leaves' }, 120),
      put(board(780, 520, '#8a5a38', '#6a4023'), 450, 390, { turn: 5, lift: 20 }),
      ...rows('330 300 -20, 460 290 10, 590 310 -6, 380 420 14, 510 430 -12, 640 440 8').map(
        ([x = 0, y = 0, turn = 0], i) => put(hamSlice(i + 2), x, y, { turn, lift: 10 }),
      ),
      put(hamFold(2), 300, 520, { turn: -10, scale: 1.1, lift: 12 }),
      put(hamFold(5), 480, 550, { turn: 6, scale: 1.1, lift: 12 }),
      sprig(740, 580, 0.8, -40, 4),
      dip(170, 160, 84, '#23405c', '#e8b023'),
      put(cherryTomato(38, 20), 820, 180),
      put(cherryTomato(34), 880, 230),
      parsley(200, 640, 0.9, -30),
    ),
  ),
  joulukinkku: dish(() =>
    frame(
      1000,
      750,
      '#8e1f2b',
      cloth(box(0, 0, 1000, 560), { base: '#8e1f2b', line: '#9a2a35', kind: 'leaves' }, 120),
      fill(box(0, 560, 1000, 190), '#f3e2c0'),
      cloth(box(0, 600, 1000, 150), { base: '#f3e2c0', line: '#a9322a', kind: 'check' }, 90),
      `<ellipse cx="520" cy="640" rx="400" ry="70" fill="#1c0f0a" opacity=".25"/><ellipse cx="500" cy="615" rx="400" ry="70" fill="#f7f0e3"/><ellipse cx="500" cy="606" rx="350" ry="52" fill="#e4d6bd"/>`,
      lettuce(240, 590, 0.9, 8),
      lettuce(740, 600, 0.9, -12),
      put(wholeHam(), 480, 440, { scale: 1.22, lift: 16, depth: 16 }),
      lingonberries(280, 620, 0.9, -20),
      lingonberries(690, 630, 0.8, 30),
      sprig(150, 640, 0.6, -60, 4, '#2f5a3a'),
    ),
  ),
  meetvursti: dish(() =>
    frame(
      1000,
      750,
      '#d0937e',
      cloth(box(0, 0, 1000, 750), { base: '#d0937e', line: '#c98873', kind: 'dots' }, 80),
      put(board(840, 430, '#5d3a24', '#432818'), 450, 410, { turn: -7, lift: 20 }),
      put(salamiLog(430, 92), 320, 360, { turn: -7, lift: 18, depth: 14 }),
      ...range(5).map((i) => put(salamiSlice(78, i + 3), 610 + i * 46, 400 + i * 18 - (i % 2) * 6, { lift: 10 })),
      put(salamiSlice(76, 11), 400, 560, { lift: 10 }),
      put(salamiSlice(76, 14), 510, 540, { lift: 10 }),
      rosemary(190, 640, 0.9, 54),
      stroke(scatter(300, 600, 320, 100, 26, 3), '#2b1a14', 8, 0.8),
      put(knife(), 700, 170, { scale: 0.85, turn: 9 }),
      onionRing(860, 640, 50, 0.9, 20),
    ),
  ),
  'salami-ja-viini': dish(() =>
    frame(
      1000,
      750,
      '#4a1d3a',
      circle(640, 330, 300, '#6b2a4f'),
      circle(640, 330, 220, '#8c3a5c'),
      fill(box(0, 560, 1000, 190), '#2a0f21'),
      bottle(760, 590, 0.86, '#24402f', '#fbe9d7', '#d96c75'),
      wineGlass(560, 610, 1.02),
      wineGlass(880, 640, 0.9),
      put(board(560, 130, '#b9794a', '#93572f'), 330, 650, { lift: 14 }),
      put(salamiLog(250, 66), 230, 570, { lift: 6, depth: 12 }),
      ...range(4).map((i) => put(salamiSlice(56, i + 2), 410 + i * 34, 590 + i * 4, { lift: 6, turn: i * 40 })),
      put(cheese(), 130, 650, { scale: 0.8, lift: 8 }),
      grapes(680, 660, 0.62),
      olive(520, 690, 10),
      olive(580, 700, -20, '#4b3a52'),
    ),
  ),
  leikkeletarjotin: dish(() =>
    frame(
      1000,
      750,
      '#1f4d4a',
      cloth(box(0, 0, 1000, 750), { base: '#1f4d4a', line: '#1a4441', kind: 'scallops' }, 120),
      plate(500, 380, 355, '#e9dcc3', '#e86f51', '#f8efdf'),
      ...range(9).map((i) =>
        put(salamiSlice(62, i + 2), 500 + Math.cos(i * 0.42 + 2.6) * 205, 380 + Math.sin(i * 0.42 + 2.6) * 205, {
          lift: 7,
        }),
      ),
      ...range(5).map((i) =>
        put(hamFold(i + 1), 500 + Math.cos(i * 0.55 - 0.3) * 175, 380 + Math.sin(i * 0.55 - 0.3) * 175, {
          lift: 8,
          scale: 0.85,
          turn: i * 32,
        }),
      ),
      put(cheese('#f8efe0'), 500, 350, { scale: 1, turn: -10 }),
      put(cheese('#fff', '#fdf3d4'), 470, 440, { scale: 0.8, turn: 30 }),
      grapes(390, 400, 0.55),
      olive(590, 440, 20),
      olive(560, 470, -30, '#4b3a52'),
      sprig(560, 280, 0.45, 40, 3),
      put(baguetteSlice(), 110, 620, { turn: -20 }),
      put(baguetteSlice(), 180, 670, { turn: 14 }),
      put(baguetteSlice(), 900, 120, { turn: 30 }),
    ),
  ),
  voileipa: dish(() =>
    frame(
      1000,
      750,
      '#f1c765',
      cloth(box(0, 0, 1000, 750), { base: '#f1c765', line: '#ebbb4f', kind: 'leaves' }, 120),
      put(board(800, 560, '#e2bd8a', '#c39762'), 460, 385, { turn: -4, lift: 18 }),
      put(rye(430, 350), 300, 300, { turn: -8, lift: 14 }),
      lettuce(300, 290, 1.5, -6),
      put(hamFold(1), 240, 250, { scale: 1.2, turn: -8 }),
      put(hamFold(2), 350, 260, { scale: 1.2, turn: 6 }),
      put(hamFold(4), 290, 340, { scale: 1.2, turn: 10 }),
      ...rows('200 370, 260 400, 390 360').map(([x = 0, y = 0]) => put(cucumberSlice(44), x, y, { lift: 6 })),
      dill(370, 400, 0.5, 30),
      put(rye(430, 350), 640, 490, { turn: 10, lift: 14 }),
      ...rows('540 420 2, 630 410 3, 720 430 4, 560 520 5, 650 510 6, 740 530 7, 620 600 3').map(
        ([x = 0, y = 0, seed = 1]) => put(salamiSlice(64, seed), x, y, { lift: 8 }),
      ),
      onionRing(620, 480, 40, 0.9, 10),
      onionRing(690, 500, 34, 0.9, 40),
      sprig(760, 600, 0.4, -30, 3),
      put(tomatoSlice(54), 870, 160),
      put(tomatoSlice(50), 800, 110),
      put(radishSlice(40), 130, 640),
      put(radishSlice(36), 210, 672),
    ),
  ),
  'delikatess-smorgas': dish(() =>
    frame(
      1000,
      750,
      palettes.delikatess.second,
      cloth(box(0, 0, 1000, 750), { base: palettes.delikatess.second, line: '#386152', kind: 'scallops' }, 110),
      plate(500, 385, 345, palettes.delikatess.light, palettes.delikatess.accent),
      put(rye(440, 360), 500, 385, { turn: -6, lift: 14 }),
      lettuce(480, 370, 1.5, -4),
      put(hamFold(1), 400, 330, { scale: 1.2, turn: -10 }),
      put(hamFold(2), 520, 320, { scale: 1.2, turn: 8 }),
      put(hamFold(4), 460, 420, { scale: 1.2, turn: 4 }),
      put(hamFold(5), 590, 410, { scale: 1.2, turn: 24 }),
      ...rows('380 470, 440 500').map(([x = 0, y = 0]) => put(cucumberSlice(44), x, y)),
      ...rows('560 490, 610 470').map(([x = 0, y = 0]) => put(radishSlice(36), x, y)),
      dill(560, 480, 0.6, 30),
      put(lemonSlice(64), 120, 630),
      dip(880, 640, 80, palettes.delikatess.cloth, '#e8b023'),
      put(cutlery('knife', '#d9b25a'), 915, 330, { turn: 4 }),
    ),
  ),
} as const
