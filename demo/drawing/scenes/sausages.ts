import { at, box, frame, put, range, rows, scatter, stroke } from '../draw.ts'
import { salamiSlice } from '../motifs/charcuterie.ts'
import { friedEgg, rye } from '../motifs/garnish.ts'
import { dill, parsley, rosemary, strewn } from '../motifs/herbs.ts'
import { bacon, casings, sausage } from '../motifs/sausages.ts'
import { dip } from '../motifs/still.ts'
import { board, cutlery, knife, pan, plate } from '../motifs/table.ts'
import { cloth, linen, planks } from '../motifs/textile.ts'
import { cherryTomato, cucumberSlice, onionRing, radishSlice } from '../motifs/vegetables.ts'
import { dish } from '../painting.ts'

export const sausageScenes = {
  makkarat: dish(() =>
    frame(
      1000,
      750,
      '#23405c',
      planks(1000, 750, '#16304a'),
      linen(830, 560, 460, 520, 16, { base: '#f3e2c0', line: '#a9322a', kind: 'check' }, 90),
      pan(
        450,
        380,
        315,
        34,
        sausage(bent(-20, -130, 330, 70), 82, casings.grill, 3),
        sausage(bent(0, -20, 390, 60), 84, casings.red, 3),
        sausage(bent(-10, 90, 370, 60), 82, casings.grill, 3),
        sausage(bent(10, 190, 240, 40), 78, casings.red, 2),
        onionRing(190, -110, 44, 0.8, 20, '#e2b36a'),
        onionRing(-200, 60, 38, 0.8, 40, '#e2b36a'),
        rosemary(200, 170, 0.6, -20),
      ),
      dip(850, 160, 92, '#f7f0e3', '#e8b023', 3),
      parsley(120, 150, 0.9, -30),
      put(cherryTomato(38, 20), 900, 330),
      stroke(scatter(40, 600, 220, 120, 20, 3), '#f3e2c0', 6, 0.7),
    ),
  ),
  nakit: dish(() =>
    frame(
      1000,
      750,
      '#f3dfb6',
      cloth(box(0, 0, 1000, 750), { base: '#f3dfb6', line: '#edd3a0', kind: 'scallops' }, 110),
      plate(480, 385, 335, '#fdf6e8', '#c8412b'),
      ...rows('470 250 300, 480 320 360, 480 392 380, 470 464 350').map(([x = 0, y = 0, length = 0], i) =>
        sausage(bent(x, y, length, 26 + i * 4), 58, casings.red),
      ),
      dip(640, 540, 66, '#23405c', '#e8b023', 2),
      put(cucumberSlice(44), 330, 560),
      put(cucumberSlice(44), 390, 586),
      put(radishSlice(34), 460, 594),
      dill(850, 720, 1, -20),
      put(cutlery('fork'), 900, 340, { turn: 6 }),
      linen(60, 640, 260, 360, 20, { base: '#c8412b', line: '#fdf6e8', kind: 'dots' }, 50),
    ),
  ),
  lenkkimakkara: dish(() =>
    frame(
      1000,
      750,
      '#7c3a2a',
      planks(1000, 750, '#5a2619'),
      put(board(820, 500, '#d3a06a', '#ad7a46'), 440, 390, { turn: -4, lift: 20 }),
      stroke('M330 250C150 300 150 560 380 560S640 340 500 250', '#1c0f0a', 110, 0.24),
      stroke('M320 236C140 286 140 546 370 546S630 326 490 236', '#8d2620', 108),
      stroke('M314 228C134 278 134 538 364 538S624 318 484 228', '#b9412f', 78),
      stroke('M290 226C140 290 150 500 330 520', '#f6ad8c', 10, 0.8, '120 50 20 80'),
      stroke('M320 236l-26-40M490 236l26-40', '#6d1f18', 26),
      stroke('M296 200l-30-14M516 200l30-14', '#f3e2c0', 10),
      ...range(4).map((i) => put(salamiSlice(60, i + 2, '#d98a80'), 640 + (i % 2) * 70, 300 + i * 84, { lift: 10 })),
      dip(850, 620, 84, '#f3e2c0', '#e8b023', 2),
      put(knife(), 760, 170, { scale: 0.8, turn: 12 }),
      parsley(140, 620, 0.9, -20),
    ),
  ),
  pekoni: dish(() =>
    frame(
      1000,
      750,
      '#e0b23c',
      linen(820, 170, 480, 480, 18, { base: '#fdf4dc', line: '#23405c', kind: 'stripes' }),
      pan(
        450,
        390,
        330,
        -30,
        at(-10, -190, 1, 4, bacon(380, 1)),
        at(0, -110, 1, -3, bacon(500, 3)),
        at(-10, -30, 1, 2, bacon(520, 5)),
        at(-110, 120, 1, -2, bacon(330, 7)),
        put(friedEgg(3), 110, 130, { lift: 10, scale: 1.1 }),
        strewn(60, 130, 120, 80, 14, 3),
        stroke(scatter(60, 90, 110, 90, 16, 5), '#2b2622', 5),
      ),
      put(rye(180, 150), 870, 560, { turn: 14 }),
      put(rye(180, 150), 800, 640, { turn: -6 }),
      parsley(100, 180, 0.8, -30),
    ),
  ),
} as const

const bent = (x: number, y: number, length: number, rise: number) =>
  ({ from: [x - length / 2, y], over: [x, y - rise], to: [x + length / 2, y] }) as const
