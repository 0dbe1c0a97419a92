import { blob, box, circle, fill, frame, put, range, rows, scatter, stroke } from '../draw.ts'
import { berry, lingonberries } from '../motifs/berries.ts'
import { chanterelle, mushroom, rye } from '../motifs/garnish.ts'
import { lettuce, parsley, rosemary, sprig, strewn } from '../motifs/herbs.ts'
import { arm, person } from '../motifs/people/person.ts'
import { slicedFillet } from '../motifs/poultry.ts'
import { tray, tumbler } from '../motifs/service.ts'
import { bowl, cutlery, knife, pan, plate } from '../motifs/table.ts'
import { cloth, linen, planks } from '../motifs/textile.ts'
import { carrotCoin, cherryTomato, cucumberSlice, onionRing, potato } from '../motifs/vegetables.ts'
import { dish } from '../painting.ts'

export const sharedScenes = {
  lounastarjotin: dish(() =>
    frame(
      1000,
      750,
      '#d98a4a',
      cloth(box(0, 0, 1000, 750), { base: '#d98a4a', line: '#d17f3e', kind: 'dots' }, 90),
      tray(
        500,
        380,
        880,
        620,
        0,
        '#3f6f7d',
        '#2f5866',
        plate(-170, 40, 240, '#fdf6e4', '#d98a4a'),
        put(slicedFillet(6), -190, -20, { scale: 0.92, turn: -10, lift: 10 }),
        ...rows('-260 100 1, -180 130 2, -100 110 3').map(([x = 0, y = 0, seed = 1]) =>
          put(potato(46, 38, seed), x, y, { lift: 6 }),
        ),
        lettuce(-50, 50, 0.6, 60),
        strewn(-180, 60, 130, 100, 22, 3, '#3f6d34'),
        bowl(
          210,
          -130,
          130,
          '#f7d154',
          '#4f7f3c',
          lettuce(-30, -30, 0.6, 20),
          lettuce(40, 40, 0.6, -30),
          put(cherryTomato(28), -30, 50, { lift: 5 }),
          put(cucumberSlice(34), 40, -30, { lift: 5 }),
          put(carrotCoin(26), -60, 10, { lift: 5 }),
        ),
        tumbler(200, 150, 78, '#fdfaf2'),
        put(rye(130, 110), 350, 100, { turn: 8 }),
        put(cutlery('fork'), -400 + 780, -150, { scale: 0.7 }),
      ),
    ),
  ),
  marjat: dish(() =>
    frame(
      1000,
      750,
      '#e9dcc3',
      cloth(box(0, 0, 1000, 750), { base: '#e9dcc3', line: '#e1d1b2', kind: 'leaves' }, 120),
      sprig(250, 330, 1.2, -60, 5, '#3f6d45'),
      sprig(760, 330, 1.2, 60, 5, '#2f5a3a'),
      bowl(
        500,
        380,
        270,
        '#23405c',
        '#8e1220',
        ...range(46).map((i) =>
          berry(Math.cos(i * 2.4) * Math.sqrt(i / 46) * 205, Math.sin(i * 2.4) * Math.sqrt(i / 46) * 205, 36),
        ),
        sprig(30, 40, 0.5, 30, 2, '#3f6d45'),
      ),
      lingonberries(170, 600, 1.4, -20),
      lingonberries(850, 620, 1.3, 20),
      ...rows('330 690, 420 710, 640 700, 800 160, 150 200').map(([x = 0, y = 0], i) =>
        berry(x, y, 26, i % 2 === 0 ? '#c2222e' : '#3b4f8a', i % 2 === 0 ? '#8e1220' : '#26345f'),
      ),
    ),
  ),
  sienet: dish(() =>
    frame(
      1000,
      750,
      '#5a4632',
      planks(1000, 750, '#463524', 150),
      linen(760, 200, 460, 480, 14, { base: '#e9dcc3', line: '#b5641f', kind: 'check' }, 80),
      pan(
        430,
        390,
        310,
        -40,
        ...rows('-120 -110 20, 30 -130 -30, 140 -40 60, -160 30 -50, -20 0 10, 110 90 130, -90 140 80, 30 170 -10').map(
          ([x = 0, y = 0, turn = 0], i) =>
            put(i % 3 === 2 ? mushroom() : chanterelle(), x, y, { turn, lift: 8, scale: 0.95 }),
        ),
        onionRing(60, 60, 36, 0.8, 20, '#e2b36a'),
        onionRing(-60, -60, 30, 0.8, 60, '#e2b36a'),
        strewn(0, 0, 200, 200, 36, 4),
      ),
      put(chanterelle(), 850, 560, { turn: 20, scale: 1.2 }),
      put(chanterelle(), 760, 660, { turn: -24 }),
      put(mushroom(), 910, 680, { turn: 30 }),
      parsley(120, 170, 0.9, -20),
    ),
  ),
  kokki: dish(() =>
    frame(
      1000,
      750,
      '#2f5d6b',
      cloth(box(0, 0, 1000, 600), { base: '#35667a', line: '#2f5d6b', kind: 'scallops' }, 90),
      person(500, 640, 1.2, {
        hat: 'chef',
        shirt: '#fdf9f0',
        apron: '#c8412b',
        hair: '#2b1a14',
        skin: '#d99a70',
        beard: 'moustache',
      }),
      fill(box(0, 610, 1000, 140), '#b9794a'),
      fill(box(0, 610, 1000, 20), '#d39a66'),
      arm([404, 460], [320, 560], [420, 600], '#fdf9f0', '#d99a70', 72),
      arm([598, 460], [690, 560], [590, 600], '#fdf9f0', '#d99a70', 72),
      put(knife(), 720, 650, { scale: 0.5, turn: -8, lift: 6 }),
      ...rows('430 610 1, 500 600 2, 570 612 3').map(([x = 0, y = 0]) => put(carrotCoin(32), x, y, { lift: 5 })),
      parsley(300, 610, 0.8, -20),
      put(cherryTomato(38, 10), 200, 650),
      put(onionHead(), 840, 600, { lift: 8 }),
      put(potato(56, 44, 3), 130, 620, { lift: 7 }),
    ),
  ),
  lahjakortti: dish(() =>
    frame(
      1000,
      750,
      '#d9a441',
      cloth(box(0, 0, 1000, 750), { base: '#d9a441', line: '#d19a34', kind: 'leaves' }, 120),
      sprig(330, 690, 1.2, -64, 5, '#3f6d45'),
      rosemary(860, 260, 1, -30),
      put(
        {
          outline: box(-330, -200, 660, 400, 36),
          art:
            cloth(box(-330, -200, 660, 400, 36), { base: '#8e1f2b', line: '#a02c38', kind: 'leaves' }, 80) +
            fill(box(-330, -40, 660, 80), '#f3e6d0') +
            fill(box(-190, -200, 70, 400), '#f3e6d0') +
            fill(box(-190, -40, 70, 80), '#e2cda6') +
            fill('M-155 0C-240-90-290-10-155 0C-20-90-70-10-155 0ZM-155 0l-60 90h36ZM-155 0l60 90h-36Z', '#d9a441') +
            circle(-155, 0, 20, '#b9822a'),
        },
        500,
        375,
        { turn: -8, lift: 24 },
      ),
      lingonberries(770, 590, 1.1, 10),
      stroke(scatter(80, 80, 300, 160, 20, 3), '#f3e6d0', 8, 0.8),
    ),
  ),
} as const

const onionHead = () => ({
  outline: blob(64, 58, 4, 0.03),
  art:
    fill(blob(64, 58, 4, 0.03), '#c9823c') +
    stroke('M0-56q-50 40 0 112M0-56q50 40 0 112M0-56v112', '#a2622a', 4) +
    stroke('M0-56l-8-24M0-56l10-20', '#a2622a', 7),
})
