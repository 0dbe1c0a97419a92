import { at, box, clip, fill, type Motif, many, put, reuse, rows, smooth, specks, stroke } from '../draw.ts'
import { hamCrisp, salamiLog } from '../motifs/charcuterie.ts'
import { cheese, olive } from '../motifs/garnish.ts'
import { minced, ribeyeSteak } from '../motifs/meat.ts'
import { drumstick, rawFillet, roastChicken, slicedFillet, wing } from '../motifs/poultry.ts'
import { bacon, casings, sausage } from '../motifs/sausages.ts'
import { carrotCoin, peas, potato } from '../motifs/vegetables.ts'
import { crumbed, cubes, flesh, joint, liver, pate, patty, raw, recoloured, strands, strips } from './cuts.ts'
import { cold, draped, fanned, terrine, tiles } from './slices.ts'
import {
  belly,
  bellySlice,
  block,
  boneInHam,
  collar,
  cutlet,
  escalope,
  grainy,
  leg,
  loaf,
  loinSteak,
  medallion,
  mesh,
  osso,
  rack,
  slab,
  striploin,
  tbone,
  tenderloin,
  tiedHam,
  turkeyFillet,
} from './steaks.ts'

/** Sets the same motif at each 'x y turn scale' of the list. */
const lay = (motif: Motif, places: string, lift = 8) =>
  rows(places)
    .map(([x = 0, y = 0, turn = 0, scale = 1]) => put(motif, x, y, { turn, scale, lift, depth: 7 }))
    .join('')

const three = '-150 -30 -10 .8, 150 -34 8 .8, 0 62 2 .84'
const six = '-150 -104 -8 .92, 92 -112 170 .92, -128 8 12 .92, 132 -6 -10 .92, -146 116 -4 .92, 104 112 176 .92'

const eight = '-186 -70, -62 -74, 62 -70, 186 -74, -184 66, -60 64, 64 68, 186 64'

type Casing = (typeof casings)[keyof typeof casings]

const laidSausages = (count: number, width: number, casing: Casing, scores = 0) =>
  many(count, (i) => {
    const one = sausage({ from: [-218, 6], over: [0, -22], to: [218, 6] }, width, casing, scores)
    return at(0, (i - (count - 1) / 2) * (width + 9), 1, 0, reuse(one))
  })

const laidBacon = (crisp: boolean) => many(6, (i) => at(0, -150 + i * 60, 1, 0, reuse(bacon(540, 3, crisp))))

/** Sausages one beside the other from above, bent around in a ring. */
const ring = ({ base, mid, shine }: Casing) => {
  const bend = 'M-60 128C-190 110-220-20-130-96S130-130 176-30 130 120 60 132'
  return (
    at(10, 14, 1, 0, stroke(bend, '#1c0f0a', 84, 0.22)) +
    stroke(bend, base, 84) +
    at(-4, -7, 1, 0, stroke(bend, mid, 58)) +
    at(-8, -16, 1, 0, stroke(bend, shine, 8, 0.8, '110 40 16 80')) +
    stroke('M-22 126l44 4', '#e9d5ae', 12)
  )
}

const pale = { '#7c4122': '#d9a866', '#955330': '#e9c080', '#4f2412': '#b57f3e', '#c98a52': '#f8e0ae' }
const brothOf = (colour: string) => fill(box(-300, -220, 600, 440), colour)

const leanMince = () => strands({ base: '#a3232e', deep: '#7d1622', pale: '#b93a42', fat: '#d98f84' })

const fatMince = () =>
  strands({ base: '#c0404a', deep: '#99303a', pale: '#d4666a', fat: '#fae6d3' }, 5) +
  stroke(specks(260, 160, 70, 21), '#fbeadb', 9, 0.75)

const coldReindeer = () => draped({ meat: '#6a1622', deep: '#430b14', pale: '#822a34', fat: '#a8564a', fatWidth: 7 }, 6)

/** What a pack holds: drawn about the origin, as wide as 520 and as high as 360. */
export const contents = {
  ribeye: () => lay(ribeyeSteak('raw'), '-128 -6 -10 .98, 130 10 10 .98'),
  tbone: () => lay(tbone(flesh.beef), '0 0 -4 1.1'),
  striploin: () => lay(striploin(flesh.beef), '-16 -62 -3 1.02, 16 70 4 1.02'),
  sirloin: () => lay(striploin(flesh.beef, 4), '-104 -20 -64 .82, 118 4 -64 .82'),
  portions: () => lay(striploin(flesh.beef, 4), '-150 -90 -30 .6, 60 -96 -30 .6, -60 60 -30 .6, 150 56 -30 .6'),
  medallions: () => lay(medallion(flesh.beef), '-176 -10 0 1.02, 6 4 40 1.02, 184 -6 80 1.02'),
  'flat-iron': () =>
    lay(
      grainy(
        flesh.beef,
        '-236 6, -226 -44, -120 -62, 40 -60, 190 -52, 238 -4, 214 46, 80 62, -90 60, -206 50',
        220,
        54,
        34,
        0.5,
        3,
      ),
      '0 -78 -3 1, 6 72 2 1',
    ),
  flank: () =>
    lay(
      grainy(
        flesh.beef,
        '-262 20, -240 -76, -130 -126, 20 -118, 160 -130, 256 -60, 262 40, 160 116, 10 128, -140 120, -236 90',
        250,
        110,
        70,
        0.02,
        5,
      ),
      '0 0 -3 1.02',
    ),
  'beef-joint': () => lay(joint(flesh.beef, true), '0 0 -4 1.16'),
  'lean-joint': () =>
    lay(
      grainy(
        flesh.beef,
        '-236 16, -216 -90, -110 -146, 30 -150, 150 -124, 232 -50, 236 50, 160 124, 20 148, -120 140, -212 98',
        210,
        120,
        40,
        0.25,
        2,
      ),
      '0 0 3 1.06',
    ),
  'inside-joint': () =>
    lay(
      grainy(
        flesh.beef,
        '-256 6, -226 -76, -110 -106, 40 -102, 180 -86, 258 -10, 220 70, 90 106, -60 108, -196 86',
        230,
        90,
        40,
        0.12,
        4,
      ),
      '0 0 -2 1',
    ),
  brisket: () => lay(slab(flesh.beef), '0 0 2 1.06'),
  tenderloin: () => lay(tenderloin(flesh.beef), '0 0 -8 1.04'),
  'beef-cubes': () => cubes(flesh.beef),
  'large-cubes': () => at(0, 0, 1.5, 0, cubes(flesh.beef, 12)),
  'beef-pork-cubes': () => cubes([flesh.beef, flesh.pork], 5),
  'mixed-cubes': () => cubes([flesh.beef, flesh.pork, flesh.lamb], 5),
  'beef-strips': () => strips(flesh.beef),
  'lean-mince': leanMince,
  'beef-mince': fatMince,
  'lean-mince-heap': () => mound(leanMince()),
  'beef-mince-heap': () => mound(fatMince()),
  shin: () => lay(osso(flesh.beef), '-138 -10 -6 1.04, 140 10 30 1.04'),
  liver: () => lay(liver(2), '-60 -60 -6 1.24, 60 66 8 1.24'),
  'whole-liver': () => lay(liver(2), '0 0 -4 1.6'),
  burgers: () => lay(patty(flesh.beef), '-130 -6 0 1.34, 134 6 40 1.34'),
  'five-burgers': () =>
    lay(patty(flesh.beef), '-176 -84 0 .98, 8 -92 40 .98, 190 -80 70 .98, -88 72 80 .98, 100 76 120 .98'),
  'frozen-burgers': () =>
    lay(patty(flesh.beef), '-190 -10 0 .9, -64 14 40 .9, 64 -10 70 .9, 190 10 20 .9') +
    stroke(specks(260, 110, 60, 5), '#fff', 5, 0.5),
  'pork-chop': () => lay(loinSteak(flesh.pork), '-140 -2 -8 .98, 142 6 172 .98'),
  'pork-loin': () => lay(loinSteak(flesh.pork, 3), '-190 0 -10 .86, -62 4 -10 .86, 66 0 -10 .86, 194 4 -10 .86'),
  'pork-fillet': () => lay(recoloured(tenderloin(flesh.pork, 4), {}), '0 -70 -3 .94, 4 66 2 .94'),
  'pork-joint': () => lay(collar(flesh.pork), '0 0 -4 1.12'),
  'tied-collar': () => lay(joint(flesh.pork, true, 3), '0 0 3 1.16'),
  'pork-leg': () =>
    lay(
      grainy(
        flesh.pork,
        '-206 16, -196 -90, -110 -150, 30 -156, 130 -124, 202 -50, 206 50, 140 130, 20 152, -110 144, -186 98',
        180,
        120,
        40,
        1.1,
        2,
      ),
      '0 0 3 1',
    ),
  'pork-belly': () => lay(bellySlice(flesh.pork), '-4 -116 -2 1.04, 6 -38 1 1.04, -4 40 -1 1.04, 4 118 2 1.04'),
  'belly-slab': () => lay(belly(), '0 0 0 1'),
  'pork-cubes': () => cubes(flesh.pork, 8),
  'salted-cubes': () => cubes({ base: '#d9655f', deep: '#b8474a', pale: '#e98d82', fat: '#fdeedd' }, 14),
  'pork-strips': () => strips(flesh.pork, 26, 46, 9),
  'paprika-strips': () =>
    strips({ base: '#d2552b', deep: '#9c3414', pale: '#e8823f', fat: '#f6c945' }, 28, 46, 11) +
    stroke(specks(250, 130, 40, 3), '#5f7a3a', 7, 0.8),
  'mixed-mince': () => strands({ base: '#d87a72', deep: '#b85a56', pale: '#eba69b', fat: '#fdf1e4' }, 6),
  'raw-ribs': () => lay(rack(flesh.pork), '0 0 0 1'),
  'lamb-chop': () => lay(cutlet(flesh.lamb), '-190 50 -14 .84, -66 60 -14 .84, 58 66 -14 .84, 178 70 -14 .84'),
  'lamb-cubes': () =>
    at(0, 0, 1.16, 14, cubes({ base: '#c4606a', deep: '#95404c', pale: '#da8a90', fat: '#fbeede' }, 9)),
  'lamb-joint': () => lay(leg(flesh.lamb), '-20 0 -6 .98'),
  'game-strips': () => strips(flesh.game, 34, 44, 3),
  'dried-game': () => strips({ base: '#5a1f1c', deep: '#351110', pale: '#7a3630', fat: '#a86' }, 22, 60, 3),
  'game-mince': () => strands(flesh.game, 9),
  'game-joint': () =>
    lay(
      grainy(
        flesh.game,
        '-250 6, -226 -70, -110 -108, 40 -110, 170 -90, 250 -16, 220 70, 90 108, -60 112, -200 86',
        230,
        90,
        40,
        0.1,
        6,
      ),
      '0 0 -3 1.04',
    ),
  fillet: () => lay(rawFillet(2), '-10 -66 -6 1.16, 10 72 174 1.16'),
  'chilled-fillets': () => lay(rawFillet(2), '-150 -30 -70 .9, -20 10 -74 .9, 110 -20 -68 .9, 216 20 -72 .9'),
  'loose-fillets': () =>
    lay(rawFillet(2), '-120 -80 -10 .8, 110 -60 14 .8, -90 60 8 .8, 130 84 -12 .8') +
    stroke(specks(240, 140, 70, 5), '#fff', 6, 0.6),
  'turkey-fillet': () => lay(turkeyFillet(), '0 0 -4 1.12'),
  'chicken-escalope': () =>
    lay(escalope('#f3c2ad', '#e2a58f', '#fbdfd1'), '-156 -4 -70 .94, 0 6 -74 .94, 154 -4 -66 .94'),
  'turkey-escalope': () =>
    lay(escalope('#e6a593', '#cf8474', '#f3c6b8'), '-120 -66 -4 .9, 122 -60 6 .9, -110 70 4 .9, 130 74 -6 .9'),
  tenders: () =>
    lay(rawFillet(5), '-150 -96 -4 .7, 110 -100 4 .7, -120 -8 2 .7, 140 -10 -4 .7, -150 82 -2 .7, 110 84 4 .7'),
  'honey-fillet': () => marinated(flesh.honey),
  'herb-fillet': () => marinated(flesh.herb),
  'chicken-strips': () => strips({ ...flesh.chicken, base: '#e8a48e', deep: '#b86f5c', pale: '#fbdccd' }, 30, 40, 4),
  'thigh-meat': () =>
    lay(
      escalope('#e9a58e', '#c97f68', '#f8d0be'),
      '-176 -70 20 .7, 10 -84 -30 .7, 180 -60 60 .7, -100 66 -20 .7, 90 72 30 .7',
    ) + stroke(specks(230, 120, 26, 5), '#fdf0e2', 14, 0.6),
  'chicken-mince': () => mound(strands(flesh.chicken, 4)),
  legs: () => lay(recoloured(drumstick(2), raw), three),
  'leg-quarters': () =>
    lay(recoloured(drumstick(5), raw), '-150 -66 -12 .9, 110 -70 172 .9, -110 74 6 .9, 150 74 -170 .9'),
  'six-legs': () =>
    lay(
      recoloured(drumstick(2), raw),
      '-180 -96 -10 .62, 0 -100 4 .62, 170 -90 -8 .62, -160 46 6 .62, 14 50 -6 .62, 184 52 8 .62',
    ),
  'honey-legs': () => lay(drumstick(2), three),
  wings: () => lay(recoloured(wing(2), raw), six),
  'mid-wings': () =>
    lay(
      recoloured(wing(4), raw),
      '-200 -90 60 .66, -80 -96 64 .66, 40 -90 58 .66, 160 -96 62 .66, -150 50 64 .66, -30 56 60 .66, 90 50 66 .66, 210 56 60 .66',
    ),
  'hot-wings': () => lay(wing(3), six),
  bird: () => lay(recoloured(roastChicken(), raw), '-30 0 -4 1.02'),
  'farm-bird': () =>
    lay(
      recoloured(roastChicken(), {
        ...raw,
        '#dd9136': '#f6d9a6',
        '#b5641f': '#e6bd7e',
        '#efb452': '#fae8c2',
        '#c9782a': '#f3d39c',
        '#e29c40': '#fae6bd',
      }),
      '-30 0 -10 1.06',
    ),
  'cooked-fillet': () => lay(slicedFillet(7), '-6 -70 -4 1.2, 6 74 3 1.2'),
  'cooked-strips': () => strips(flesh.cooked, 24, 52, 8),
  nuggets: () => lay(crumbed(70, 50), `${eight}, -124 0, 0 4, 124 -2`),
  meatballs: () =>
    lay(
      minced(52, 50, 3),
      '-196 -84, -78 -92, 40 -86, 158 -92, -140 4, -20 -2, 98 6, 210 0, -196 90, -78 94, 40 96, 158 92',
    ),
  'small-meatballs': () => lay(minced(40, 38, 3), rowsOf(6, 4, 86, 76)),
  'chicken-balls': () =>
    lay(
      recoloured(minced(52, 50, 3), pale),
      '-196 -84, -78 -92, 40 -86, 158 -92, -140 4, -20 -2, 98 6, 210 0, -196 90, -78 94, 40 96, 158 92',
    ),
  steaklets: () => lay(minced(104, 84, 6), '-124 -60 -8 1.06, 126 -66 6 1.06, -120 96 4 1.06, 132 92 -6 1.06'),
  'beet-steaklets': () =>
    lay(
      recoloured(minced(104, 84, 6), { '#7a3420': '#7d2233', '#8d4126': '#98364a', '#4a1d12': '#4e1020' }),
      '-124 -40 -8 1.14, 126 -46 6 1.14',
    ) +
    stroke(specks(240, 110, 44, 5), '#8e1440', 13, 0.9) +
    stroke(specks(240, 110, 20, 8), '#e8dfa8', 7, 0.9),
  pulled: () => strips(flesh.roast, 13, 120, 6),
  kebab: () => draped({ meat: '#9a5a34', deep: '#5a2a14', pale: '#b9764a', fat: '#6d341a', fatWidth: 10 }, 5),
  roastbeef: () => fanned(cold.roastbeef, 6, 72, 6),
  'roast-tiles': () => tiles(cold.pepperRoast, 2, 4, 230, 86),
  ham: () => tiles(cold.ham, 2, 4, 230, 88),
  'ham-row': () => fanned(cold.ham, 7, 62, 4),
  'smoked-ham': () => tiles(cold.smokedHam, 2, 4, 230, 90, 6),
  'smoked-row': () => fanned(cold.smokedHam, 6, 74, 5),
  'honey-ham': () => fanned(cold.honeyHam, 5, 84, 8),
  'mustard-ham': () => fanned(cold.mustardHam, 5, 84, 7),
  turkey: () => draped({ meat: '#f4e0c4', deep: '#ddbd92', pale: '#faecd6', fat: '#c88f4c', fatWidth: 9 }),
  'turkey-tiles': () => tiles(cold.turkey, 2, 4, 230, 86),
  'dried-beef': () =>
    at(0, 0, 1.3, 0, draped({ meat: '#a83a34', deep: '#5a1219', pale: '#c4564e', fat: '#e0a06a', fatWidth: 8 }, 3)),
  'dried-ham': () => draped({ meat: '#b5484a', deep: '#86292f', pale: '#c96562', fat: '#fbeadb', fatWidth: 26 }),
  'cold-reindeer': coldReindeer,
  'crisp-ham': () =>
    rows('-150 -110 20, 20 -130 -30, 160 -90 60, -160 10 -40, 0 0 10, 150 30 -20, -100 120 50, 70 120 -10')
      .map(([x = 0, y = 0, turn = 0], i) => put(hamCrisp((i % 3) + 3), x, y, { turn, lift: 9 }))
      .join(''),
  salami: () => tiles(cold.salami, 3, 3, 158, 118),
  'fennel-salami': () => tiles(cold.fennelSalami, 3, 3, 158, 118),
  'wine-salami': () => fanned(cold.wineSalami, 8, 56, 2),
  'pepper-salami': () => tiles(cold.pepperSalami, 2, 4, 200, 92),
  metwurst: () => tiles(cold.metwurst, 4, 4, 118, 88),
  'salami-stick': () => lay(salamiLog(400, 76), '0 0 0 1'),
  'dark-stick': () =>
    lay(
      recoloured(salamiLog(400, 76), {
        '#6b2420': '#3a1210',
        '#8d3a30': '#5a211c',
        '#f0dcc0': '#c9a57c',
        '#9c2b2e': '#5f1720',
        '#b03c3a': '#7a2630',
      }),
      '0 0 0 1',
    ),
  'grey-stick': () =>
    lay(
      recoloured(salamiLog(400, 76), { '#6b2420': '#8f8478', '#8d3a30': '#b3a99c', '#f0dcc0': '#efe8dc' }),
      '0 0 0 1',
    ),
  bologna: () => tiles(cold.bologna, 2, 4, 216, 92),
  bacon: () => laidBacon(false),
  'thick-bacon': () =>
    many(4, (i) => at(0, -126 + i * 84, 1, 0, `<g transform="scale(1 1.5)">${reuse(bacon(540, 5, false))}</g>`)),
  'rind-bacon': () =>
    lay(
      bellySlice({ ...flesh.pork, base: '#b8463f', pale: '#d98478', fat: '#f8e2c8' }),
      '-4 -116 -2 1.04, 6 -38 1 1.04, -4 40 -1 1.04, 4 118 2 1.04',
    ),
  'bacon-bits': () => strips({ base: '#a33a2c', deep: '#6d1f18', pale: '#e8b788', fat: '#f0c78c' }, 18, 90, 12),
  franks: () => laidSausages(6, 46, casings.red),
  'small-franks': () =>
    many(4, (row) =>
      many(4, (i) =>
        at(
          -195 + i * 130,
          -105 + row * 68,
          1,
          0,
          reuse(sausage({ from: [-34, 2], over: [0, -8], to: [34, 2] }, 44, casings.red)),
        ),
      ),
    ),
  'pale-franks': () =>
    laidSausages(4, 74, { base: '#cfae88', mid: '#eed5b4', shine: '#fffaf0' }) +
    stroke(specks(230, 140, 60, 4), '#7f8f52', 5, 0.8),
  'grill-sausages': () => laidSausages(4, 74, casings.grill, 4),
  'kitchen-grill': () => laidSausages(5, 60, casings.grill, 3),
  'pepper-sausages': () =>
    laidSausages(4, 74, casings.smoked) +
    stroke(specks(240, 140, 130, 3), '#140c0a', 9, 0.85) +
    stroke(specks(240, 140, 40, 8), '#d9c3a8', 5, 0.8),
  'cheese-sausages': () => laidSausages(4, 74, casings.pale, 3) + stroke(specks(226, 140, 56, 6), '#f9cf3f', 15, 0.95),
  'raw-sausages': () =>
    laidSausages(4, 70, { base: '#cf8880', mid: '#e7aaa0', shine: '#fff0e4' }) +
    stroke(specks(220, 130, 50, 6), '#c23a2a', 6, 0.8) +
    stroke(specks(220, 130, 40, 9), '#7f9442', 6, 0.8),
  'fresh-links': () =>
    many(3, (row) =>
      many(3, (i) =>
        at(
          -170 + i * 170,
          -86 + row * 86,
          1,
          row % 2 === 0 ? -6 : 6,
          reuse(
            sausage({ from: [-52, 4], over: [0, -14], to: [52, 4] }, 62, {
              base: '#d99a8e',
              mid: '#f0bdb0',
              shine: '#fff6ee',
            }),
          ),
        ),
      ),
    ),
  'smoked-sausages': () => laidSausages(4, 66, { base: '#6b2a18', mid: '#94452a', shine: '#e9a878' }),
  'snack-sticks': () => laidSausages(8, 30, casings.smoked) + stroke(specks(220, 130, 30, 5), '#e0371f', 7, 0.9),
  'cheese-sticks': () =>
    laidSausages(6, 40, { base: '#a8502f', mid: '#c9744a', shine: '#ffd9ae' }) +
    stroke(specks(220, 130, 46, 8), '#fbd75a', 12, 0.95),
  'ring-sausage': () => at(0, 0, 1.06, 0, ring(casings.red)),
  'sauna-ring': () => at(0, 0, 1.06, 0, ring({ base: '#b0543a', mid: '#d98560', shine: '#ffe0c0' })),
  'smoked-ring': () => at(0, 0, 1.06, 0, ring(casings.smoked)),
  'falun-ring': () => at(0, 0, 1.06, 0, ring({ base: '#b5321f', mid: '#db553a', shine: '#ffc9a0' })),
  'thick-sausage': () => laidSausages(2, 116, casings.red),
  'whole-ham': () => lay(tiedHam('#d98f83', '#f0b9ac', '#b8675f', '#e58d86'), '0 0 0 1'),
  'netted-ham': () => lay(nettedHam('#c98a80', '#e6b5a8', '#9c5a54', '#d97b74'), '0 0 0 1'),
  'smoked-half': () => lay(nettedHam('#8f4a1c', '#c47a35', '#552609', '#e08a80'), '0 0 0 1'),
  'alder-ham': () => lay(tiedHam('#a8602a', '#d09350', '#6b3412', '#e58d86'), '0 0 0 1'),
  'bone-ham': () => lay(boneInHam(), '0 0 0 1.02'),
  'liver-pate': () =>
    terrine('#c9a692', '#a3755c', [
      ['#b08a74', 30, 7],
      ['#e6cdbd', 24, 5],
    ]),
  'liver-loaf': () => lay(loaf('#8d5f49', '#d3b09c', '#a67c66'), '0 -10 0 1'),
  'pate-slices': () => lay(pate('#a86f55', '#6d3a28'), '-60 -120 -4 1.5, 20 -20 3 1.5, -40 84 -3 1.5'),
  'chicken-pate': () =>
    terrine('#f0ddbb', '#d3b27e', [
      ['#fbf1dc', 20, 12],
      ['#7f9a4b', 26, 6],
    ]),
  tapas: () =>
    lay(cold.salami(1), '-190 -110 0 .62, -120 -70 0 .62, -196 -20 0 .62') +
    lay(cold.honeyHam(1), '10 -110 8 .6, 90 -96 20 .6, 160 -60 30 .6') +
    lay(cheese(), '-70 60 -6 .8, 60 74 6 .8') +
    olive(180, 40, 20) +
    olive(150, 100, -20, '#4b3a52') +
    olive(220, 90, 60),
  board: () =>
    lay(cold.fennelSalami(1), '-200 -90 0 .7, -120 -50 0 .7, -200 10 0 .7') +
    at(70, -70, 0.5, 8, clip(box(-300, -170, 600, 340, 120), contentsOfHam())) +
    lay(cheese(), '-60 84 -6 .9') +
    olive(90, 80, 20) +
    olive(170, 60, -20, '#4b3a52') +
    olive(140, 120, 60),
  stew: () =>
    brothOf('#7b3f1f') + cubes(flesh.roast, 4) + lay(carrotCoin(30), '-160 -60, 20 20, 150 -90, -60 110, 190 90', 4),
  soup: () =>
    brothOf('#d99a45') +
    lay(potato(44, 38, 2), '-150 -60, 40 -90, 160 40, -40 80', 4) +
    lay(carrotCoin(30), '-60 -30, 110 -30, -170 70, 70 100', 4) +
    peas(0, 0, 220, 150, 16, 4),
  sauce: () =>
    brothOf('#c2502a') +
    stroke(specks(250, 170, 70, 3), '#8f2f15', 16, 0.7) +
    stroke(specks(250, 170, 34, 5), '#f0a05f', 9, 0.8) +
    stroke(specks(240, 160, 20, 9), '#5f7a3a', 9, 0.9),
  mustard: () =>
    brothOf('#dba426') +
    stroke(specks(250, 170, 90, 2), '#8a5a14', 9, 0.7) +
    stroke('M-180-40q120-90 240 0t120 80', '#f6d36a', 20, 0.6),
  broth: () => brothOf('#d8a24a') + stroke(specks(240, 160, 40, 3), '#f0cf86', 14, 0.7),
  'dark-broth': () => brothOf('#4a2412') + stroke(specks(240, 160, 30, 3), '#8a5a30', 14, 0.6),
  rub: () =>
    brothOf('#9a4a22') +
    stroke(specks(260, 190, 160, 2), '#5a2812', 9, 0.8) +
    stroke(specks(260, 190, 90, 5), '#e3a860', 7, 0.9) +
    stroke(specks(260, 190, 40, 8), '#5f7a3a', 8, 0.9),
  'striploin-whole': () =>
    lay(slab({ ...flesh.beef, base: '#8e2430', pale: '#a83e46', deep: '#6a1420' }, 2), '0 0 2 1.04'),
  'lean-block': () => block(flesh.beef, 0.9),
  'pork-block': () => block(flesh.pork, 0.78),
  'grill-box': () =>
    parcels(
      lay(ribeyeSteak('raw'), '-128 -6 -10 .98, 130 10 10 .98'),
      laidSausages(4, 74, casings.grill, 4),
      lay(rack(flesh.pork), '0 0 0 1'),
    ),
  'week-box': () =>
    parcels(leanMince(), lay(rawFillet(2), '-10 -66 -6 1.16, 10 72 174 1.16'), strips(flesh.pork, 26, 46, 9)),
  'feast-box': () =>
    parcels(lay(joint(flesh.beef, true), '0 0 -4 1.16'), coldReindeer(), lay(joint(flesh.game, true, 2), '0 0 2 1.06')),
  nothing: () => '',
} satisfies Record<string, () => string>

export type Content = keyof typeof contents

const rowsOf = (columns: number, count: number, across: number, down: number) =>
  many(columns * count, (i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)]
    const x = (column - (columns - 1) / 2) * across + (row % 2) * 20
    return `${i === 0 ? '' : ', '}${Math.round(x)} ${Math.round((row - (count - 1) / 2) * down)}`
  })

/** Mince as the counter weighs it: a heap on paper. */
const mound = (mince: string): string => {
  const outline = smooth(
    '-236 60, -226 -50, -150 -120, -40 -138, 70 -128, 170 -100, 232 -30, 236 60, 160 122, 20 136, -120 132',
  )
  return put({ outline, art: clip(outline, mince) }, 0, 0, { depth: 22, shade: 0.26 })
}

const contentsOfHam = () => draped({ meat: '#b5484a', deep: '#86292f', pale: '#c96562', fat: '#fbeadb', fatWidth: 26 })

function nettedHam(...colours: [outside: string, light: string, deep: string, face: string]): Motif {
  const ham = tiedHam(...colours, false)
  return { outline: ham.outline, art: ham.art + mesh(ham.outline) }
}

/** Three kinds of goods side by side in a box, each in its tray. */
function parcels(...goods: readonly string[]): string {
  return goods
    .map((art, i) =>
      at(
        -240 + i * 240,
        -70,
        1,
        0,
        fill(box(-108, -150, 224, 320, 16), '#1c0f0a', 0.3),
        fill(box(-112, -156, 224, 320, 16), '#f7efe0'),
        clip(box(-98, -142, 196, 292, 8), fill(box(-98, -142, 196, 292), '#241d1a'), at(0, 0, 0.8, 90, art)),
      ),
    )
    .join('')
}

/** Fillets under a marinade, with its herbs. */
function marinated({ base, deep, pale, fat }: (typeof flesh)[keyof typeof flesh]): string {
  const colours = { '#f0b9a4': base, '#e39f8c': deep, '#f9d7c6': pale, '#d98673': fat }
  return (
    lay(recoloured(rawFillet(2), colours), '-10 -66 -6 1.16, 10 72 174 1.16') +
    stroke(specks(230, 130, 60, 3), '#4f6a2e', 6, 0.8) +
    stroke(specks(230, 130, 40, 6), deep, 7, 0.7)
  )
}
