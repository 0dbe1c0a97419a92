import { at, blob, box, circle, fill, frame, pairs, put, range, rows, scatter, stroke } from '../draw.ts'
import { berry, lingonberries } from '../motifs/berries.ts'
import { hamFold, salamiSlice } from '../motifs/charcuterie.ts'
import { baguetteSlice, chanterelle } from '../motifs/garnish.ts'
import { dill, rosemary, sprig, strewn } from '../motifs/herbs.ts'
import { containers, crane, truck, works } from '../motifs/industry.ts'
import { cloud, lake, meadow } from '../motifs/land.ts'
import { minced, ribeyeSteak, roastSlice } from '../motifs/meat.ts'
import { casings, sausage } from '../motifs/sausages.ts'
import { tumbler } from '../motifs/service.ts'
import { steam } from '../motifs/still.ts'
import { board, bowl, cutlery, pan, plate } from '../motifs/table.ts'
import { cloth, linen, planks } from '../motifs/textile.ts'
import { birch, forest } from '../motifs/trees.ts'
import { carrotCoin, cucumberSlice, potato } from '../motifs/vegetables.ts'
import { dish } from '../painting.ts'
import { palettes } from '../palette.ts'

export const moreSiteScenes = {
  'ammattilaiset-keittio': dish(() =>
    frame(
      1000,
      750,
      '#8d989d',
      fill(box(0, 0, 1000, 750), '#aab4b6'),
      ...rows('250 200, 750 200, 250 570, 750 570').map(
        ([x = 0, y = 0]) => circle(x, y, 190, '#8d989d') + circle(x, y, 176, palettes.ammattilaiset.deep),
      ),
      stroke('M500 0V750M0 385H1000', '#8d989d', 8),
      pan(
        250,
        200,
        150,
        150,
        ...range(7).map((i) =>
          put(minced(34, 32, (i % 3) + 2), Math.cos(i) * 80 * (i === 6 ? 0 : 1), Math.sin(i) * 80, { lift: 6 }),
        ),
        strewn(0, 0, 90, 90, 16, 3),
      ),
      bowl(
        750,
        200,
        155,
        palettes.ammattilaiset.accent,
        '#b3402a',
        ...rows('-60 -40, 30 -70, 70 20, -20 40, -80 50').map(([x = 0, y = 0], i) =>
          put(i % 2 === 0 ? carrotCoin(26) : minced(30, 26, i), x, y, { lift: 4 }),
        ),
        strewn(0, 0, 90, 90, 20, 4),
      ),
      bowl(
        250,
        570,
        155,
        '#c9cfd1',
        '#e9d7a4',
        ...rows('-60 -50 1, 30 -60 2, 70 20 3, -20 30 4, -70 60 2').map(([x = 0, y = 0, seed = 1]) =>
          put(potato(46, 38, seed), x, y, { lift: 4 }),
        ),
        dill(60, 100, 0.4, -20),
      ),
      pan(
        750,
        570,
        150,
        30,
        put(ribeyeSteak('grilled', 3), 0, 0, { scale: 0.72, turn: -20, lift: 8 }),
        rosemary(-60, 90, 0.4, 60),
      ),
      steam(780, 130, 0.5),
      steam(230, 520, 0.5),
    ),
  ),
  'yritys-toimitalo': dish(() =>
    frame(
      1000,
      750,
      '#cfdfe0',
      circle(760, 210, 90, '#f3d48a'),
      cloud(250, 140, 1),
      forest(-20, 1040, 520, 200, '#4f7a68', '#5d8a77', 5, 0.24),
      works(420, 580, 1, {
        wall: palettes.yritys.light,
        side: palettes.yritys.accent,
        glass: '#4f8090',
        roof: palettes.yritys.cloth,
      }),
      birch(60, 600, 300),
      birch(950, 600, 340),
      fill(box(0, 575, 1000, 180), '#86a577'),
      fill('M180 750Q320 620 360 580H440Q480 640 640 750Z', '#d9cfb6'),
      truck(790, 690, 0.5, palettes.yritys.light, palettes.yritys.accent, palettes.yritys.cloth),
      meadow(1000, pairs('-20 710, 500 700, 1020 712'), 770, palettes.yritys.cloth, '#3f6a58', 3, 40),
    ),
  ),
  'international-platter': dish(() =>
    frame(
      1000,
      750,
      palettes.international.ground,
      cloth(box(0, 0, 1000, 750), { base: palettes.international.ground, line: '#1a3357', kind: 'leaves' }, 120),
      linen(
        180,
        600,
        420,
        440,
        -16,
        { base: palettes.international.cloth, line: palettes.international.accent, kind: 'stripes' },
        50,
      ),
      plate(530, 380, 340, palettes.international.cloth, palettes.international.accent, palettes.international.light),
      ...range(4).map((i) =>
        put(roastSlice('#cf5a54', '#4a1d12', i + 2), 400 + i * 54, 290 + i * 8, { scale: 1.1, turn: 16, lift: 9 }),
      ),
      sausage({ from: [400, 500], over: [490, 440], to: [600, 490] }, 62, casings.grill, 3),
      put(hamFold(2), 680, 340, { turn: 30 }),
      put(hamFold(4), 690, 430, { turn: -10 }),
      put(potato(50, 42, 2), 470, 580, { lift: 7 }),
      put(potato(48, 40, 3), 560, 580, { lift: 7 }),
      lingonberries(650, 540, 0.8, 10),
      dill(380, 600, 0.5, 20),
      put(cutlery('fork', '#d9b25a'), 920, 380, { turn: 4 }),
    ),
  ),
  'export-satama': dish(() =>
    frame(
      1000,
      750,
      palettes.export.cloth,
      circle(300, 270, 150, '#e9b949'),
      cloud(700, 140, 1.1, '#fff', 0.9),
      lake(470, 1000, 120, '#5d97a5', '#cfe3dc', 4),
      crane(420, 590, 0.95, palettes.export.second),
      crane(820, 590, 0.8, '#2f6f80'),
      fill(box(0, 570, 1000, 180), '#59636a'),
      fill(box(0, 570, 1000, 16), '#8d989d'),
      containers(40, 690, 1, [
        [palettes.export.accent, '#e9b949', '#2f7f7a'],
        [palettes.export.second, palettes.export.accent, ''],
        ['#e9b949', '', ''],
      ]),
      containers(560, 700, 1, [
        ['#2f7f7a', palettes.export.accent, palettes.export.second],
        ['', '#e9b949', palettes.export.accent],
      ]),
      containers(92, 345, 0.9, [[palettes.export.accent]]),
    ),
  ),
  'foodservice-se-lunch': dish(() =>
    frame(
      1000,
      750,
      palettes.foodserviceSe.cloth,
      cloth(box(0, 0, 1000, 750), { base: palettes.foodserviceSe.cloth, line: '#355672', kind: 'check' }, 110),
      plate(440, 385, 330, palettes.foodserviceSe.light, palettes.foodserviceSe.accent),
      at(440, 400, 1, 0, fill(blob(210, 150, 6, 0.06), '#d9b27a'), fill(blob(170, 110, 3, 0.08), '#e6c796')),
      ...rows('350 330 2, 440 300 3, 530 340 4, 390 420 5, 480 430 6').map(([x = 0, y = 0, seed = 1]) =>
        put(minced(56, 52, seed), x, y, { lift: 10 }),
      ),
      put(potato(56, 46, 2), 330, 530, { lift: 7 }),
      put(potato(52, 44, 3), 430, 560, { lift: 7 }),
      ...rows('560 480, 600 460, 590 510, 630 490, 620 430').map(([x = 0, y = 0]) => berry(x, y, 19)),
      ...rows('590 280, 620 330').map(([x = 0, y = 0]) => put(cucumberSlice(38), x, y, { lift: 6 })),
      strewn(440, 380, 180, 130, 30, 4, '#3f6d34'),
      tumbler(880, 130, 80, '#fdfaf2'),
      put(baguetteSlice(), 940, 640, { turn: 14 }),
      put(cutlery('fork'), 840, 440, { turn: 4 }),
    ),
  ),
  'skogsgarden-korv': dish(() =>
    frame(
      1000,
      750,
      palettes.skogsgarden.deep,
      planks(1000, 750, '#172a1e', 130),
      put(board(820, 520, '#8a5a38', '#6a4023'), 450, 390, { turn: 6, lift: 20 }),
      sausage({ from: [200, 300], over: [400, 170], to: [640, 260] }, 84, casings.smoked),
      sausage({ from: [210, 420], over: [430, 290], to: [660, 380] }, 84, casings.red),
      sausage({ from: [220, 540], over: [440, 410], to: [650, 500] }, 84, casings.grill),
      ...range(4).map((i) => put(salamiSlice(52, i + 2), 690 + (i % 2) * 40, 330 + i * 66, { lift: 8 })),
      lingonberries(160, 620, 1, -10),
      put(chanterelle(), 860, 620, { turn: 14 }),
      put(chanterelle(), 780, 670, { turn: -20, scale: 0.8 }),
      sprig(880, 300, 0.8, 10, 5, '#3f6d45'),
      stroke(scatter(300, 600, 340, 90, 24, 4), '#2b1a14', 8, 0.8),
    ),
  ),
} as const
