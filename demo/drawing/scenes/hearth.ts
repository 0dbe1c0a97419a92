import { at, blob, box, circle, fill, frame, many, put, rows, specks, stroke } from '../draw.ts'
import { berry } from '../motifs/berries.ts'
import { friedEgg } from '../motifs/garnish.ts'
import { dill, parsley, sprig, strewn } from '../motifs/herbs.ts'
import { minced } from '../motifs/meat.ts'
import { burger, dip, pot, ringLoaf, steam } from '../motifs/still.ts'
import { board, bowl, cutlery, pan, plate } from '../motifs/table.ts'
import { cloth, linen } from '../motifs/textile.ts'
import { beetSlice, carrotCoin, cherryTomato, peas, potato, wedge } from '../motifs/vegetables.ts'
import { dish } from '../painting.ts'

export const hearthScenes = {
  lihapullat: dish(() => {
    const balls = rows('400 300, 500 262, 596 306, 440 390, 548 396, 640 400, 360 384, 490 476, 596 486')
    return frame(
      1000,
      750,
      '#c9492f',
      cloth(box(0, 0, 1000, 750), { base: '#c9492f', line: '#b83c25', kind: 'leaves' }, 120),
      plate(500, 385, 345, '#f7f0e3', '#23405c'),
      fill('M270 470Q260 300 360 240Q520 180 680 260Q760 340 720 470Q620 590 450 560Q320 560 270 470Z', '#c99a5c'),
      fill('M300 440Q310 320 390 270Q520 220 640 280Q560 330 440 340Q340 370 300 440Z', '#dcb67c'),
      ...balls.map(([x = 0, y = 0], i) => put(minced(58, 55, (i % 5) + 2), x, y, { lift: 12 })),
      put(potato(62, 50, 3), 320, 560, { lift: 8 }),
      put(potato(56, 46, 5), 420, 590, { lift: 8, turn: 30 }),
      ...rows('650 560, 690 530, 700 575, 660 600, 735 548').map(([x = 0, y = 0]) => berry(x, y, 19)),
      strewn(500, 390, 200, 150, 46, 3, '#3f6d34'),
      dill(170, 690, 0.9, 24),
      put(cutlery('fork'), 88, 380, { turn: -4 }),
      put(cutlery('knife'), 915, 380, { turn: 4 }),
    )
  }),
  karjalanpaisti: dish(() =>
    frame(
      1000,
      750,
      '#35506b',
      fill(box(0, 520, 1000, 230), '#24394f'),
      cloth(box(0, 0, 1000, 520), { base: '#35506b', line: '#2f4861', kind: 'leaves' }, 100),
      linen(480, 640, 900, 150, 0, { base: '#f3e2c0', line: '#b0392c', kind: 'stripes' }, 60),
      steam(500, 270, 1),
      pot(500, 640, 1.5, '#b0392c', '#f3e2c0', false),
      ...rows('330 352, 430 340, 540 344, 650 350, 380 372, 490 368, 600 372').map(([x = 0, y = 0], i) =>
        put(
          {
            outline: blob(52, 30, i + 2, 0.1),
            art: fill(blob(52, 30, i + 2, 0.1), i % 2 === 0 ? '#7a3a22' : '#96532f'),
          },
          x,
          y,
          { lift: 5, depth: 6 },
        ),
      ),
      put(carrotCoin(26), 470, 344, { lift: 4 }),
      put(carrotCoin(24), 590, 346, { lift: 4 }),
      sprig(560, 368, 0.34, 60, 2, '#4f6a3c'),
      put(ringLoaf(120), 140, 600, { lift: 14 }),
      put(carrotCoin(40), 850, 650),
      put(carrotCoin(36), 910, 690),
      put(potato(60, 46, 3), 800, 700),
    ),
  ),
  pyttipannu: dish(() =>
    frame(
      1000,
      750,
      '#f0c95a',
      cloth(box(0, 0, 1000, 750), { base: '#f0c95a', line: '#e9bb42', kind: 'scallops' }, 120),
      pan(
        500,
        385,
        310,
        168,
        dicedPan(2),
        strewn(0, 0, 210, 210, 40, 4, '#3f6d34'),
        put(friedEgg(4), 20, -10, { lift: 12, scale: 1.2 }),
      ),
      ...rows('790 170, 850 220, 800 250').map(([x = 0, y = 0]) => put(beetSlice(46), x, y)),
      parsley(880, 560, 1, 30),
      put(cutlery('spoon'), 860, 470, { turn: 24 }),
      ...rows('150 140, 210 170, 150 220').map(([x = 0, y = 0]) => peasOf(x, y)),
    ),
  ),
  keitto: dish(() =>
    frame(
      1000,
      750,
      '#2f5d4a',
      cloth(box(0, 0, 1000, 750), { base: '#2f5d4a', line: '#295342', kind: 'leaves' }, 140),
      linen(420, 400, 780, 560, -10, { base: '#e9dcc3', line: '#c8412b', kind: 'stripes' }, 70),
      bowl(
        480,
        380,
        290,
        '#f7f0e3',
        '#e2a648',
        ...rows('-110 -70, 30 -120, 120 -20, -30 40, -130 80, 90 110, 10 -30').map(([x = 0, y = 0], i) =>
          i % 2 === 0 ? put(carrotCoin(38), x, y, { lift: 4 }) : put(potato(50, 40, i, '#eed79a'), x, y, { lift: 4 }),
        ),
        ...rows('-60 -10, 60 40, -30 120, 150 60').map(([x = 0, y = 0], i) =>
          put(minced(40, 34, i + 3), x, y, { lift: 4 }),
        ),
        peas(0, 0, 190, 180, 14, 3),
        strewn(0, 0, 190, 190, 36, 5, '#3f6d34'),
      ),
      put(cutlery('spoon'), 850, 420, { turn: 12, scale: 1.1 }),
      put(ringLoaf(130), 870, 110, { lift: 14 }),
      dill(120, 720, 1, 16),
    ),
  ),
  hampurilainen: dish(() =>
    frame(
      1000,
      750,
      '#e86f51',
      fill(box(0, 560, 1000, 190), '#3b2620'),
      cloth(box(0, 0, 1000, 560), { base: '#e86f51', line: '#e26044', kind: 'scallops' }, 130),
      put(board(760, 120, '#b9794a', '#93572f'), 470, 650, { lift: 16 }),
      ...rows('770 590 70, 810 570 96, 850 600 60, 730 610 20, 880 610 130').map(([x = 0, y = 0, turn = 0], i) =>
        put(wedge(i + 2), x, y, { turn, lift: 8, scale: 0.9 }),
      ),
      burger(440, 620, 1.3),
      dip(130, 650, 70, '#f7f0e3', '#f2b632'),
      put(cherryTomato(40, 10), 690, 640),
    ),
  ),
} as const

const dicedPan = (seed: number) =>
  many(74, (i) => {
    const angle = i * 2.4
    const reach = Math.sqrt((i + 8) / 82) * 228
    const color = ['#f1c660', '#a8563a', '#f4d98c', '#e58d86', '#d99a3a'][(i + seed) % 5] ?? '#f1c660'
    const side = 52
    const block = {
      outline: box(-side / 2, -side / 2, side, side, 7),
      art: fill(box(-side / 2, -side / 2, side, side, 7), color),
    }
    return put(block, Math.cos(angle) * reach, Math.sin(angle) * reach, {
      turn: (i * 47) % 90,
      lift: 6,
      depth: 6,
      shine: 0,
    })
  })

const peasOf = (x: number, y: number) =>
  at(
    x,
    y,
    1,
    0,
    circle(5, 8, 26, '#1c0f0a', 0.18),
    circle(0, 0, 26, '#c9492f'),
    stroke(specks(14, 14, 8, 2), '#8e2a18', 4),
  )
