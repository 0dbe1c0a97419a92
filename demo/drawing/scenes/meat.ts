import { blob, box, circle, fill, frame, put, rows, scatter, stroke } from '../draw.ts'
import { butter } from '../motifs/garnish.ts'
import { lettuce, parsley, rosemary, sprig, strewn } from '../motifs/herbs.ts'
import { mince, minced, ribeyeSteak, ribs, roastSlice, tiedRoast } from '../motifs/meat.ts'
import { dip, parcel } from '../motifs/still.ts'
import { board, cutlery, knife, pan, plate } from '../motifs/table.ts'
import { cloth, linen, planks } from '../motifs/textile.ts'
import { carrotCoin, cherryTomato, onionRing, wedge } from '../motifs/vegetables.ts'
import { dish } from '../painting.ts'
import { tones } from '../palette.ts'

const pepper = (x: number, y: number, width: number, height: number, seed: number, color = '#1c0f0a') =>
  stroke(scatter(x, y, width, height, 26, seed), color, 6, 0.7)

export const meatScenes = {
  grillipihvi: dish(() =>
    frame(
      1000,
      750,
      '#23403a',
      planks(1000, 750, '#142925'),
      linen(830, 150, 420, 520, 24, { base: '#f1e4c8', line: '#c8412b', kind: 'stripes' }),
      put(board(800, 480), 450, 400, { turn: -8, lift: 20 }),
      rosemary(770, 640, 1.1, -52),
      put(ribeyeSteak('grilled'), 440, 380, { scale: 1.75, turn: -12, lift: 18 }),
      put(butter(), 420, 350, { scale: 0.6, turn: 14, lift: 8 }),
      rosemary(250, 600, 0.8, 62),
      put(cherryTomato(44, 20), 760, 300),
      put(cherryTomato(38, 60), 820, 372),
      pepper(60, 560, 300, 160, 3),
      stroke(scatter(620, 480, 260, 130, 22, 5), '#fff6e0', 6, 0.9),
    ),
  ),
  entrecote: dish(() =>
    frame(
      1000,
      750,
      '#e7c9b0',
      cloth(box(0, 0, 1000, 750), { base: '#e9cfb8', line: '#dfbd9f', kind: 'scallops' }, 110),
      put(parcel(760, 540, '#f5ead6', '#f5ead6'), 520, 390, { turn: 5, lift: 16 }),
      put(ribeyeSteak('raw', 4), 610, 430, { scale: 1.35, turn: 16, lift: 14 }),
      put(ribeyeSteak('raw', 2), 380, 330, { scale: 1.5, turn: -14, lift: 16 }),
      rosemary(180, 690, 1.1, 40),
      sprig(880, 280, 0.7, -30, 4),
      pepper(640, 90, 280, 140, 6),
      put(knife(), 800, 690, { scale: 0.8, turn: -10, lift: 14 }),
    ),
  ),
  jauhelihapihvit: dish(() =>
    frame(
      1000,
      750,
      '#d9a441',
      linen(190, 640, 560, 460, -18, { base: '#fdf4dc', line: '#4d7c4a', kind: 'check' }, 90),
      pan(
        480,
        370,
        320,
        -24,
        put(minced(110, 100, 3, true), -110, -80, { lift: 12 }),
        put(minced(112, 98, 6, true), 96, -110, { lift: 12, turn: 30 }),
        put(minced(108, 100, 9, true), 10, 110, { lift: 12, turn: 60 }),
        onionRing(-150, 120, 46, 0.8, 20, '#e2b36a'),
        onionRing(-110, 160, 34, 0.8, 60, '#e2b36a'),
        onionRing(180, 60, 44, 0.8, 10, '#e2b36a'),
        onionRing(150, 120, 30, 0.8, 40, '#e2b36a'),
        strewn(0, 0, 220, 200, 30, 8),
      ),
      parsley(140, 250, 1.1, -24),
      dip(850, 590, 84, '#f7f0e3', '#c4301f', 2),
      put(cherryTomato(40, 30), 800, 440),
      put(cherryTomato(34), 876, 420),
    ),
  ),
  jauheliha: dish(() =>
    frame(
      1000,
      750,
      '#87a08b',
      cloth(box(0, 0, 1000, 750), { base: '#87a08b', line: '#7b957f', kind: 'dots' }, 90),
      put(board(760, 470, '#e2bd8a', '#c39762'), 470, 400, { turn: 6, lift: 18 }),
      put({ outline: box(-300, -180, 600, 360, 20), art: fill(box(-300, -180, 600, 360, 20), '#f7ecd8') }, 460, 400, {
        turn: 2,
        lift: 6,
      }),
      put(mince(250, 150, 4), 460, 400, { lift: 16 }),
      parsley(760, 190, 1.2, 34),
      onionRing(180, 620, 60, 0.9, 10),
      onionRing(250, 660, 46, 0.9, 50),
      pepper(620, 590, 300, 120, 2),
      put(cherryTomato(46, 10), 130, 150),
      put(cherryTomato(40, 50), 220, 110),
    ),
  ),
  kylkipalat: dish(() =>
    frame(
      1000,
      750,
      '#2a2322',
      planks(1000, 750, '#120d0c'),
      put(board(860, 500, '#a5683c', '#7c4723'), 470, 390, { turn: -5, lift: 20 }),
      put(ribs(7), 440, 340, { scale: 1.4, turn: -8, lift: 18 }),
      put(ribs(2), 780, 520, { scale: 1, turn: 20, lift: 14 }),
      dip(180, 610, 92, '#f3e6d0', '#8e2a18', 4),
      parsley(860, 210, 1, 20),
      lettuce(360, 650, 0.7, -10),
      stroke(scatter(500, 600, 400, 110, 24, 4), '#f9e9cf', 6, 0.8),
    ),
  ),
  'lohkoperunat-ja-paisti': dish(() =>
    frame(
      1000,
      750,
      '#4d6b4a',
      cloth(box(0, 0, 1000, 750), { base: '#4d6b4a', line: '#456243', kind: 'check' }, 130),
      plate(500, 385, 350, '#f3e6d0', '#b5641f', '#fbf4e4'),
      ...[0, 1, 2, 3, 4].map((i) =>
        put(roastSlice(tones.rare, tones.crust, i + 3), 380 + i * 62, 300 + i * 12, { scale: 1.4, turn: 14, lift: 10 }),
      ),
      ...rows('330 500 20, 420 520 -30, 510 540 10, 600 530 40, 680 490 -16, 470 590 0, 580 600 24').map(
        ([x = 0, y = 0, turn = 0], i) => put(wedge(i + 1), x, y, { turn, lift: 8, scale: 0.95 }),
      ),
      rosemary(720, 430, 0.7, 10),
      strewn(500, 500, 200, 100, 22, 3, '#3f6d34'),
      dip(880, 660, 80, '#23405c', '#f3e2c0', 3),
      put(cutlery('fork', '#d9b25a'), 80, 400, { turn: -3 }),
    ),
  ),
  uunipaisti: dish(() =>
    frame(
      1000,
      750,
      '#e3c79a',
      planks(1000, 750, '#b98f54'),
      linen(850, 140, 380, 420, 14, { base: '#fbf3e0', line: '#2f5d4a', kind: 'stripes' }),
      put(board(820, 430, '#8a5a38', '#6a4023'), 440, 440, { turn: 4, lift: 20 }),
      put(tiedRoast(), 380, 400, { scale: 1.2, turn: 2, lift: 20 }),
      ...[0, 1, 2].map((i) =>
        put(roastSlice(tones.rare, tones.crust, i + 2), 670 + i * 60, 440 + i * 14, {
          scale: 1.15,
          turn: 24 + i * 10,
          lift: 12,
        }),
      ),
      rosemary(250, 690, 1, 66),
      rosemary(130, 240, 0.8, -20),
      put(onionHalf(), 560, 660, { lift: 10 }),
      ...[
        [640, 650],
        [700, 670],
      ].map(([x = 0, y = 0], i) => put(carrotCoin(36 - i * 4), x, y)),
      put(knife(), 760, 250, { scale: 0.85, turn: -16, lift: 14 }),
    ),
  ),
} as const

const onionHalf = () => ({
  outline: blob(70, 62, 3, 0.04),
  art:
    fill(blob(70, 62, 3, 0.04), '#b5763a') +
    circle(0, 0, 58, '#f9ecef') +
    [48, 36, 24, 12].map((r) => `<circle r="${r}" fill="none" stroke="#d8a9c4" stroke-width="3"/>`).join(''),
})
