import { at, box, fill, type Motif, many, put, reuse, rows, specks, stroke } from '../draw.ts'
import { hamFold, hamSlice, salamiLog, salamiSlice, wholeHam } from '../motifs/charcuterie.ts'
import { cheese, olive } from '../motifs/garnish.ts'
import { minced, ribeyeSteak, ribs } from '../motifs/meat.ts'
import { drumstick, rawFillet, roastChicken, slicedFillet, wing } from '../motifs/poultry.ts'
import { bacon, casings, sausage } from '../motifs/sausages.ts'
import { carrotCoin, peas, potato } from '../motifs/vegetables.ts'
import {
  crumbed,
  cubes,
  flesh,
  joint,
  liver,
  pate,
  patty,
  raw,
  recoloured,
  shin,
  steak,
  strands,
  strips,
} from './cuts.ts'

/** Sets the same motif at each 'x y turn scale' of the list. */
const lay = (motif: Motif, places: string, lift = 8) =>
  rows(places)
    .map(([x = 0, y = 0, turn = 0, scale = 1]) => put(motif, x, y, { turn, scale, lift, depth: 7 }))
    .join('')

const two = '-118 -6 -8 .96, 122 10 6 .96'
const three = '-150 -30 -10 .8, 150 -34 8 .8, 0 62 2 .84'
const six = '-150 -104 -8 .92, 92 -112 170 .92, -128 8 12 .92, 132 -6 -10 .92, -146 116 -4 .92, 104 112 176 .92'
const four = '-122 -86 -8 .86, 130 -90 6 .86, -120 88 4 .86, 134 86 -6 .86'
const fan =
  '-176 -84 -14 1.06, -60 -96 -4 1.06, 58 -90 6 1.06, 172 -80 14 1.06, -126 56 -8 1.08, 0 62 2 1.08, 124 66 10 1.08'
const rounds = '-176 -80, -60 -92, 58 -84, 174 -78, -170 56, -54 48, 64 54, 180 60'
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

const turkey = {
  '#eb9c93': '#efd3b4',
  '#f3b5a9': '#f7e4cb',
  '#dd8480': '#dfbd97',
  '#fbe6d6': '#fdf3e2',
  '#f9d8cc': '#fff6e6',
}
const rare = {
  '#eb9c93': '#c65a58',
  '#f3b5a9': '#d97b74',
  '#dd8480': '#a9433f',
  '#fbe6d6': '#6d3a24',
  '#f9d8cc': '#eab4a4',
}
const dried = {
  '#eb9c93': '#a53a3c',
  '#f3b5a9': '#bf5550',
  '#dd8480': '#7f2429',
  '#fbe6d6': '#f3dcc0',
  '#f9d8cc': '#f3dcc0',
}
const smokedHam = { '#c98a4e': '#7c3f1e', '#e98f88': '#d9736c', '#f2aca2': '#e69a90' }
const porkRibs = {
  '#6b2813': '#c66f69',
  '#9c4420': '#e29a8e',
  '#b5572a': '#efb6a8',
  '#4a1a0d': '#b25f58',
  '#f4b56a': '#fdeedd',
  '#3a140a': '#d98a80',
}
const pepperRim = { '#54171a': '#2b2320' }
const pale = { '#7c4122': '#d9a866', '#955330': '#e9c080', '#4f2412': '#b57f3e', '#c98a52': '#f8e0ae' }
const brothOf = (colour: string) => fill(box(-300, -220, 600, 440), colour)

/** What a pack holds: drawn about the origin, as wide as 520 and as high as 360. */
export const contents = {
  ribeye: () => lay(ribeyeSteak('raw'), two),
  sirloin: () => lay(steak('strip', flesh.beef), '-2 -88 -4 1.2, 6 84 3 1.2'),
  tenderloin: () =>
    lay(steak('round', flesh.beef), '-150 -60 0 1, 20 -70 30 1, 168 -20 60 .9, -70 86 80 1, 100 92 10 1'),
  flank: () => lay(steak('flat', flesh.beef, 4), '0 -80 -3 1.3, 4 86 4 1.3'),
  'beef-joint': () => lay(joint(flesh.beef, true), '0 0 -4 1.08'),
  brisket: () => lay(joint(flesh.beef, false, 5), '0 4 3 1.12'),
  'beef-cubes': () => cubes(flesh.beef),
  'beef-strips': () => strips(flesh.beef),
  'beef-mince': () => strands(flesh.beef),
  shin: () => lay(shin(flesh.beef), '-120 -14 -6 1.12, 124 12 30 1.12'),
  liver: () => lay(liver(2), '-60 -60 -6 1.1, 70 70 8 1.1'),
  burgers: () =>
    lay(patty(flesh.beef), '-158 -84 0 1.04, 26 -92 40 1.04, 196 -60 70 1, -66 94 80 1.04, 122 98 120 1.04'),
  'pork-chop': () => lay(steak('chop', flesh.pork), '-118 -4 -6 1.02, 136 8 6 1.02'),
  'pork-fillet': () => lay(steak('flat', flesh.pork, 2), '0 -84 -2 1.34, 0 80 3 1.34'),
  'pork-joint': () => lay(joint(flesh.pork, true, 3), '0 0 3 1.08'),
  'pork-belly': () => lay(joint(flesh.pork, false, 6), '0 4 -3 1.12'),
  'pork-cubes': () => cubes(flesh.pork, 8),
  'pork-strips': () => strips(flesh.pork, 26, 46, 9),
  'mixed-mince': () => strands({ base: '#cb5d5c', deep: '#a9403f', pale: '#e08f86', fat: '#fdeedd' }, 6),
  'raw-ribs': () => lay(recoloured(ribs(7), porkRibs), '0 -14 0 1.1'),
  'lamb-chop': () => lay(steak('chop', flesh.lamb, 3), four),
  'lamb-cubes': () => cubes(flesh.lamb, 9),
  'lamb-joint': () => lay(joint(flesh.lamb, true, 7), '0 0 -3 1.06'),
  'game-strips': () => strips(flesh.game, 16, 64, 3),
  'game-mince': () => strands(flesh.game, 9),
  'game-joint': () => lay(joint(flesh.game, true, 2), '0 0 2 1.06'),
  fillet: () => lay(rawFillet(2), '-10 -88 -6 1.14, 8 78 5 1.14'),
  'honey-fillet': () => marinated(flesh.honey),
  'herb-fillet': () => marinated(flesh.herb),
  'chicken-strips': () => strips(flesh.chicken, 28, 44, 4),
  'chicken-cubes': () => cubes(flesh.chicken, 6),
  'chicken-mince': () => strands(flesh.chicken, 4),
  legs: () => lay(recoloured(drumstick(2), raw), three),
  'honey-legs': () => lay(drumstick(2), three),
  wings: () => lay(recoloured(wing(2), raw), six),
  'hot-wings': () => lay(wing(3), six),
  bird: () => lay(recoloured(roastChicken(), raw), '-30 0 -8 1.02'),
  'cooked-fillet': () => lay(slicedFillet(7), '-6 -84 -4 1.12, 6 80 3 1.12'),
  'cooked-strips': () => strips(flesh.cooked, 24, 52, 8),
  nuggets: () => lay(crumbed(70, 50), eight),
  meatballs: () => lay(minced(52, 50, 3), `${eight}, -124 0, 0 4, 124 -2`),
  'chicken-balls': () => lay(recoloured(minced(52, 50, 3), pale), `${eight}, -124 0, 0 4, 124 -2`),
  steaklets: () => lay(minced(104, 84, 6), four.replaceAll('.86', '1.1')),
  pulled: () => strips(flesh.roast, 13, 120, 6),
  kebab: () => strips(flesh.roast, 30, 40, 11),
  roastbeef: () => lay(recoloured(hamFold(2), rare), fan),
  ham: () => lay(hamFold(1), fan),
  'smoked-ham': () =>
    lay(recoloured(hamSlice(2), smokedHam), '-150 -60 -12 .9, 0 -70 4 .9, 150 -56 12 .9, -76 66 -6 .9, 84 70 8 .9'),
  'ham-slices': () => lay(hamSlice(4), '-150 -60 -12 .9, 0 -70 4 .9, 150 -56 12 .9, -76 66 -6 .9, 84 70 8 .9'),
  'whole-ham': () => lay(wholeHam(), '0 0 0 1.02'),
  turkey: () => lay(recoloured(hamFold(3), turkey), fan),
  'dried-beef': () => lay(recoloured(hamFold(4), dried), fan),
  salami: () => lay(salamiSlice(76, 4), rounds),
  metwurst: () => lay(salamiSlice(76, 7, '#7d2028'), rounds),
  'pepper-salami': () => lay(recoloured(salamiSlice(76, 9, '#a83232'), pepperRim), rounds),
  'salami-stick': () => lay(salamiLog(380, 74), '0 -20 -4 1') + lay(salamiSlice(70, 5), '-90 112, 40 118'),
  bologna: () =>
    lay(
      recoloured(salamiSlice(78, 3, '#e9a79b'), { '#54171a': '#c9463a', '#b03c3a': '#f2bcb0', '#eebfa9': '#f6d5ca' }),
      rounds,
    ),
  bacon: () => laidBacon(false),
  'crisp-bacon': () => laidBacon(true),
  'bacon-bits': () => strips({ base: '#a33a2c', deep: '#6d1f18', pale: '#e8b788', fat: '#f0c78c' }, 18, 90, 12),
  franks: () => laidSausages(6, 46, casings.red),
  'pale-franks': () => laidSausages(6, 46, casings.pale),
  'grill-sausages': () => laidSausages(4, 74, casings.grill, 4),
  'pepper-sausages': () => laidSausages(4, 74, casings.smoked) + stroke(specks(230, 150, 70, 3), '#1c0f0a', 7, 0.7),
  'cheese-sausages': () => laidSausages(4, 74, casings.pale, 3) + stroke(specks(220, 140, 40, 6), '#f6c945', 12, 0.9),
  'raw-sausages': () => laidSausages(4, 70, { base: '#cf8880', mid: '#e7aaa0', shine: '#fff0e4' }),
  'smoked-sausages': () => laidSausages(5, 58, casings.smoked),
  'snack-sticks': () => laidSausages(9, 27, casings.smoked),
  'ring-sausage': () => at(0, 0, 1.06, 0, ring(casings.red)),
  'smoked-ring': () => at(0, 0, 1.06, 0, ring(casings.smoked)),
  'thick-sausage': () => laidSausages(2, 128, casings.red),
  pate: () => lay(pate(), '-116 -10 -6 1.16, 128 10 5 1.16'),
  'liver-pate': () => lay(pate('#c4a08a', '#a3755c'), '-116 -10 -6 1.16, 128 10 5 1.16'),
  'chicken-pate': () => lay(pate('#e6cfae', '#c9a877'), '-116 -10 -6 1.16, 128 10 5 1.16'),
  tapas: () =>
    lay(salamiSlice(66, 4), '-190 -90, -120 -30, -190 30') +
    lay(recoloured(hamFold(4), dried), '40 -96 8 .8, 150 -60 20 .8, 60 0 -10 .8') +
    lay(cheese(), '-60 104 -6 .8') +
    olive(120, 110, 20) +
    olive(190, 80, -20, '#4b3a52') +
    olive(60, 130, 60),
  stew: () =>
    brothOf('#7b3f1f') +
    cubes(flesh.roast, 4).replaceAll('<g transform="translate(', '<g opacity=".96" transform="translate(') +
    lay(carrotCoin(30), '-160 -60, 20 20, 150 -90, -60 110, 190 90', 4),
  soup: () =>
    brothOf('#d99a45') +
    lay(potato(44, 38, 2), '-150 -60, 40 -90, 160 40, -40 80', 4) +
    lay(carrotCoin(30), '-60 -30, 110 -30, -170 70, 70 100', 4) +
    peas(0, 0, 220, 150, 16, 4),
  sauce: () =>
    brothOf('#a8442a') +
    stroke(specks(250, 170, 70, 3), '#6f2815', 16, 0.7) +
    stroke(specks(250, 170, 34, 5), '#e9a05f', 9, 0.8) +
    stroke(specks(240, 160, 20, 9), '#5f7a3a', 9, 0.9),
  mustard: () =>
    brothOf('#dba426') +
    stroke(specks(250, 170, 90, 2), '#8a5a14', 9, 0.7) +
    stroke('M-180-40q120-90 240 0t120 80', '#f6d36a', 20, 0.6),
  broth: () => brothOf('#b9782e') + stroke(specks(240, 160, 40, 3), '#f0cf86', 14, 0.7),
  rub: () =>
    brothOf('#9a4a22') +
    stroke(specks(260, 190, 160, 2), '#5a2812', 9, 0.8) +
    stroke(specks(260, 190, 90, 5), '#e3a860', 7, 0.9) +
    stroke(specks(260, 190, 40, 8), '#5f7a3a', 8, 0.9),
  nothing: () => '',
} satisfies Record<string, () => string>

export type Content = keyof typeof contents

/** Fillets under a marinade, with its herbs. */
function marinated({ base, deep, pale, fat }: (typeof flesh)[keyof typeof flesh]): string {
  const colours = { '#f0b9a4': base, '#e39f8c': deep, '#f9d7c6': pale, '#d98673': fat }
  return (
    lay(recoloured(rawFillet(2), colours), '-10 -88 -6 1.14, 8 78 5 1.14') +
    stroke(specks(230, 150, 60, 3), '#4f6a2e', 6, 0.8) +
    stroke(specks(230, 150, 40, 6), deep, 7, 0.7)
  )
}
