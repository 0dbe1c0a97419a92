import { at, box, circle, frame, put, rows, scatter, stroke } from '../draw.ts'
import { dill, lettuce, parsley, rosemary, sprig, strewn } from '../motifs/herbs.ts'
import { drumstick, rawFillet, roastChicken, slicedFillet, wing } from '../motifs/poultry.ts'
import { dip } from '../motifs/still.ts'
import { board, bowl, cutlery, pan, plate } from '../motifs/table.ts'
import { cloth, linen, planks } from '../motifs/textile.ts'
import { cherryTomato, cucumberSlice, lemonSlice, radishSlice, wedge } from '../motifs/vegetables.ts'
import { dish } from '../painting.ts'
import { palettes } from '../palette.ts'

export const poultryScenes = {
  'broilerin-koipi': dish(() =>
    frame(
      1000,
      750,
      '#f2c14e',
      cloth(box(0, 0, 1000, 750), { base: '#f2c14e', line: '#ecb538', kind: 'leaves' }, 130),
      linen(160, 200, 420, 520, -20, { base: '#fff8e6', line: '#e06b2d', kind: 'stripes' }),
      plate(520, 390, 330, '#fdf6e8', '#4d7c4a'),
      put(lemonSlice(70), 700, 290, { lift: 8 }),
      put(lemonSlice(64), 742, 376, { lift: 8 }),
      lettuce(390, 520, 1, 14),
      put(drumstick(2), 480, 310, { scale: 1.25, turn: -24, lift: 14 }),
      put(drumstick(5), 510, 450, { scale: 1.3, turn: 12, lift: 16 }),
      rosemary(330, 600, 0.7, 58),
      put(cherryTomato(36, 20), 640, 560),
      put(cherryTomato(32, 50), 590, 590),
      stroke(scatter(40, 560, 200, 150, 20, 4), '#8c4314', 6, 0.7),
    ),
  ),
  broilerisalaatti: dish(() =>
    frame(
      1000,
      750,
      '#9fc2a4',
      cloth(box(0, 0, 1000, 750), { base: '#9fc2a4', line: '#93b898', kind: 'scallops' }, 120),
      linen(820, 560, 460, 500, 18, { base: '#fdf4dc', line: '#3d7a5a', kind: 'check' }, 80),
      bowl(
        480,
        380,
        310,
        '#23405c',
        '#3d6b34',
        lettuce(-120, -110, 1.2, 20),
        lettuce(120, -120, 1.1, -30, '#9cc25e', '#5f8f42'),
        lettuce(-130, 110, 1.2, -20, '#7aa648', '#416f34'),
        lettuce(130, 120, 1.2, 40),
        ...rows('-150 20, 150 -10, 20 190, -60 -190').map(([x = 0, y = 0]) =>
          put(cucumberSlice(46), x, y, { lift: 7 }),
        ),
        ...rows('-180 -70, 170 110, -90 180, 110 -170').map(([x = 0, y = 0], i) =>
          put(cherryTomato(34, i * 20), x, y, { lift: 7 }),
        ),
        ...rows('-40 150, 60 -110, 190 50').map(([x = 0, y = 0]) => put(radishSlice(32), x, y, { lift: 6 })),
        put(slicedFillet(7), 0, 10, { scale: 1.15, turn: -18, lift: 14 }),
        stroke(scatter(-180, -160, 360, 320, 26, 3), '#fbeccb', 7, 0.9),
      ),
      put(cutlery('fork', '#d9b25a'), 870, 360, { turn: 14 }),
      put(lemonSlice(72), 120, 640),
      dip(880, 110, 78, '#fdf6e8', '#f0d48a', 2),
    ),
  ),
  'kokonainen-broileri': dish(() =>
    frame(
      1000,
      750,
      '#b3502a',
      planks(1000, 750, '#8a3a1c'),
      linen(820, 600, 520, 420, -14, { base: '#fff3d6', line: '#23405c', kind: 'stripes' }),
      pan(
        470,
        390,
        330,
        -152,
        ...rows(
          '-220 60 20, -170 150 -30, -60 220 10, 60 230 40, 170 170 -20, 220 60 30, -210 -80 60, 60 -230 10, 190 -120 50',
        ).map(([x = 0, y = 0, turn = 0], i) => put(wedge(i + 1), x, y, { turn, lift: 6, scale: 0.8 })),
        put(lemonSlice(52), -120, -190, { lift: 6 }),
        put(roastChicken(), -20, 0, { scale: 1.15, turn: 24, lift: 18 }),
        rosemary(-170, 170, 0.7, 70),
        rosemary(180, -90, 0.55, -10),
      ),
      put(lemonSlice(66), 850, 150),
      put(lemonSlice(60), 900, 230),
      parsley(150, 690, 1, -30),
    ),
  ),
  'broilerin-siivet': dish(() =>
    frame(
      1000,
      750,
      '#33474f',
      planks(1000, 750, '#222f35'),
      put(board(820, 520, '#d8a86a', '#b5854a'), 450, 385, { turn: 7, lift: 18 }),
      ...rows('260 290 -20, 420 240 30, 590 280 -10, 330 410 40, 500 400 -30, 660 420 20, 400 530 -8, 580 540 24').map(
        ([x = 0, y = 0, turn = 0], i) => put(wing(i + 1), x, y, { turn, scale: 1.05, lift: 13 }),
      ),
      dip(200, 580, 88, '#fdf6e8', '#cfe0c8', 3),
      parsley(760, 200, 0.9, 30),
      put(lemonSlice(62), 850, 600),
      stroke(scatter(480, 120, 300, 90, 18, 4), '#fbeccb', 6, 0.9),
      strewn(450, 400, 260, 170, 34, 4),
    ),
  ),
  'jyvabroiler-fileet': dish(() =>
    frame(
      1000,
      750,
      '#e9efe0',
      cloth(box(0, 0, 1000, 750), { base: '#e9efe0', line: '#dde6d0', kind: 'check' }, 110),
      put(board(780, 480, '#eccf9c', '#d2ad72'), 450, 390, { turn: -6, lift: 18 }),
      put(rawFillet(2), 380, 300, { scale: 1.35, turn: -14, lift: 14 }),
      put(rawFillet(6), 520, 470, { scale: 1.35, turn: 4, lift: 14 }),
      put(lemonSlice(70), 720, 270),
      put(lemonSlice(60), 190, 540),
      rosemary(700, 640, 0.9, -70),
      sprig(860, 240, 0.7, 20, 4),
      dill(120, 330, 0.7, -18),
      at(
        900,
        610,
        1,
        0,
        circle(8, 12, 70, '#1c0f0a', 0.2),
        circle(0, 0, 70, palettes.jyvabroiler.second),
        circle(0, 0, 58, palettes.jyvabroiler.light),
        stroke(scatter(-34, -34, 68, 68, 30, 2), '#2b2622', 7),
      ),
    ),
  ),
} as const
