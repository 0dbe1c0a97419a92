import { at, box, circle, fill, frame, ink, pairs, put, range, rows, scatter, stroke } from '../draw.ts'
import { hamFold, salamiLog, salamiSlice, wholeHam } from '../motifs/charcuterie.ts'
import { baguetteSlice, cheese, grapes, olive, rye } from '../motifs/garnish.ts'
import { lettuce, rosemary } from '../motifs/herbs.ts'
import { lake, meadow } from '../motifs/land.ts'
import { minced, ribeyeSteak, tiedRoast } from '../motifs/meat.ts'
import { person } from '../motifs/people/person.ts'
import { casings, sausage } from '../motifs/sausages.ts'
import { flame, hanging, tumbler } from '../motifs/service.ts'
import { awning, parcel, pot, ringLoaf, steam } from '../motifs/still.ts'
import { cutlery, plate } from '../motifs/table.ts'
import { cloth } from '../motifs/textile.ts'
import { alder, forest } from '../motifs/trees.ts'
import { carrotCoin, cherryTomato, cucumberSlice, peas, potato } from '../motifs/vegetables.ts'
import { dish } from '../painting.ts'
import { palettes } from '../palette.ts'

export const siteScenes = {
  'kuluttaja-poyta': dish(() =>
    frame(
      1000,
      750,
      '#f3e2c0',
      cloth(box(0, 0, 1000, 560), { base: '#f3e2c0', line: '#ecd6ab', kind: 'leaves' }, 110),
      fill('M380 0h10v120h-10ZM260 190Q390 60 510 190Z', palettes.kuluttaja.accent),
      circle(385, 196, 34, '#f9dc8a'),
      person(220, 620, 0.92, {
        shirt: palettes.kuluttaja.cloth,
        apron: null,
        hair: '#5a3421',
        cut: 'curls',
        wears: 'shirt',
        beard: 'short',
      }),
      person(
        760,
        620,
        0.92,
        { shirt: palettes.kuluttaja.accent, apron: null, hair: '#c98a3c', cut: 'wavy', wears: 'knit' },
        'left',
      ),
      person(490, 550, 0.74, {
        shirt: palettes.kuluttaja.second,
        apron: null,
        hair: '#a8602c',
        cut: 'fringe',
        age: 'child',
      }),
      fill(box(0, 570, 1000, 180), palettes.kuluttaja.cloth),
      cloth(box(0, 584, 1000, 166), { base: palettes.kuluttaja.cloth, line: '#3a6b56', kind: 'scallops' }, 80),
      fill(box(0, 566, 1000, 18), '#fdf6e8'),
      pot(490, 582, 0.48, '#23405c', '#f3e2c0', false),
      platter(
        180,
        590,
        put(potato(46, 36, 2), -40, -30, { lift: 4 }),
        put(potato(44, 36, 4), 40, -28, { lift: 4 }),
        put(potato(42, 36, 5), 0, -54, { lift: 4 }),
      ),
      platter(
        810,
        590,
        ...rows('-50 -26 2, 0 -30 3, 50 -26 4, -24 -60 5, 26 -60 6').map(([x = 0, y = 0, seed = 1]) =>
          put(minced(32, 30, seed), x, y, { lift: 4 }),
        ),
      ),
    ),
  ),
  'lihakauppa-paketti': dish(() =>
    frame(
      1000,
      750,
      palettes.lihakauppa.cloth,
      cloth(box(0, 0, 1000, 750), { base: palettes.lihakauppa.cloth, line: '#82192a', kind: 'check' }, 120),
      put(parcel(440, 330, '#d8b98a', palettes.lihakauppa.cloth), 400, 320, { turn: -12, lift: 20 }),
      put(parcel(340, 260, palettes.lihakauppa.light, palettes.lihakauppa.ground), 690, 500, { turn: 14, lift: 20 }),
      put(ribeyeSteak('raw', 3), 260, 590, { scale: 0.9, turn: -10, lift: 14 }),
      rosemary(520, 700, 0.9, 40),
      rosemary(900, 400, 0.9, -20),
      put(cherryTomato(40, 10), 860, 130),
      put(cherryTomato(36, 50), 800, 90),
      stroke(scatter(420, 600, 180, 110, 20, 4), palettes.lihakauppa.light, 6, 0.8),
    ),
  ),
  'mestari-grilli': dish(() =>
    frame(
      1000,
      750,
      palettes.mestari.accent,
      fill(box(0, 0, 1000, 300), '#f4c768'),
      circle(680, 330, 150, '#d2492a'),
      fill('M-20 400Q200 340 420 380T1020 370V430H-20Z', palettes.mestari.deep),
      forest(-20, 1040, 410, 120, '#5a1c17', '#6f2620', 3, 0.26),
      lake(410, 1000, 130, '#d9822b', '#f9dc8a', 4),
      fill('M-20 520Q300 480 620 520T1020 500V770H-20Z', palettes.mestari.second),
      stroke('M330 560L260 740M610 560L680 740M470 580V740', '#161b22', 18),
      fill('M230 420H710Q700 600 470 600T230 420Z', palettes.mestari.ground),
      fill('M520 420H710Q700 600 500 600Z', ink, 0.2),
      stroke('M280 450q20 90 90 120', '#fff', 12, 0.3),
      fill(box(215, 404, 510, 22, 11), '#161b22'),
      flame(360, 404, 0.5),
      flame(560, 404, 0.55),
      flame(460, 404, 0.4),
      sausage({ from: [260, 384], over: [340, 350], to: [430, 384] }, 50, casings.grill, 3),
      sausage({ from: [490, 384], over: [570, 350], to: [670, 384] }, 50, casings.red, 3),
      steam(440, 330, 0.9, '#fff', 0.4),
      alder(890, 600, 420, '#a8752c', '#7a4f1c'),
      meadow(1000, pairs('-20 690, 500 670, 1020 690'), 770, '#16304a', '#35506b', 3, 40),
    ),
  ),
  'deli-tiski': dish(() =>
    frame(
      1000,
      750,
      palettes.deli.light,
      cloth(box(0, 0, 1000, 460), { base: palettes.deli.light, line: '#f0e2c8', kind: 'check' }, 70),
      awning(0, 0, 1000, 70, palettes.deli.ground, palettes.deli.accent),
      fill(box(0, 150, 1000, 14), '#8a5a38'),
      hanging(90, 164, 9, 102, ['#8d2620', '#6f2f24', '#b5472c', '#c98a4e'], 104, 50),
      fill(box(0, 440, 1000, 26), palettes.deli.cloth),
      fill(box(40, 466, 920, 190), '#2a5f5b'),
      fill(box(0, 640, 1000, 110), palettes.deli.ground),
      fill(box(0, 640, 1000, 18), palettes.deli.accent),
      put(wholeHam(), 170, 560, { scale: 0.4, lift: 6 }),
      put(salamiLog(170, 44), 400, 590, { lift: 6 }),
      put(cheese(), 610, 580, { scale: 0.85, lift: 6 }),
      put(tiedRoast(), 830, 570, { scale: 0.5, lift: 6 }),
      grapes(510, 590, 0.4),
      lettuce(290, 620, 0.5),
      lettuce(720, 622, 0.5),
      fill('M60 466H300L180 640H60ZM420 466h120L420 640H300Z', '#fff', 0.14),
      put(ringLoaf(70), 860, 400, { lift: 8 }),
      put(parcel(140, 90, '#f3e2c0', palettes.deli.accent), 150, 400, { lift: 6 }),
    ),
  ),
  'cincin-lautanen': dish(() =>
    frame(
      1000,
      750,
      palettes.cincin.cloth,
      cloth(box(0, 0, 1000, 750), { base: palettes.cincin.cloth, line: '#cf5f69', kind: 'scallops' }, 120),
      plate(470, 390, 330, palettes.cincin.deep, palettes.cincin.accent, palettes.cincin.ground),
      ...range(6).map((i) => put(salamiSlice(58, i + 2), 330 + i * 34, 250 + Math.abs(i - 2) * 16, { lift: 8 })),
      put(hamFold(1), 590, 330, { scale: 0.9, turn: 20 }),
      put(hamFold(3), 620, 430, { scale: 0.9, turn: -20 }),
      put(cheese(), 400, 420, { scale: 0.9, turn: -12 }),
      grapes(520, 500, 0.6),
      ...rows('300 430 10, 330 490 50, 380 530 -20, 640 530 0').map(([x = 0, y = 0, turn = 0], i) =>
        olive(x, y, turn, i % 2 === 0 ? '#8a9a3c' : '#6d4a78'),
      ),
      rosemary(300, 420, 0.5, -10),
      put(baguetteSlice(), 850, 590, { turn: 20 }),
      put(baguetteSlice(), 900, 500, { turn: -10 }),
      tumbler(860, 170, 90, '#7c1732'),
      tumbler(110, 210, 80, '#f2c14e'),
    ),
  ),
  'koulu-ruokaympyra': dish(() =>
    frame(
      1000,
      750,
      palettes.koulu.second,
      cloth(box(0, 0, 1000, 750), { base: palettes.koulu.second, line: '#37704f', kind: 'dots' }, 90),
      circle(520, 400, 322, ink, 0.2),
      circle(500, 375, 322, palettes.koulu.light),
      fill('M500 375V85A290 290 0 0 0 500 665Z', '#9cc25e'),
      fill('M500 375V85A290 290 0 0 1 790 375Z', palettes.koulu.cloth),
      fill('M500 375H790A290 290 0 0 1 500 665Z', '#e8845a'),
      stroke('M500 85V665M500 375H790', palettes.koulu.light, 14),
      lettuce(370, 250, 0.9, 30),
      lettuce(340, 470, 0.9, -20, '#7aa648', '#416f34'),
      ...rows('440 180, 290 350, 430 560').map(([x = 0, y = 0], i) => put(cherryTomato(38, i * 30), x, y)),
      ...rows('420 370, 440 440').map(([x = 0, y = 0]) => put(carrotCoin(38), x, y)),
      put(cucumberSlice(40), 360, 580),
      peas(310, 560, 40, 30, 8, 3),
      ...rows('580 200 1, 660 250 2, 590 290 3, 700 320 4').map(([x = 0, y = 0, seed = 1]) =>
        put(potato(50, 42, seed), x, y),
      ),
      ...rows('580 450 2, 670 440 3, 610 540 4, 690 520 5').map(([x = 0, y = 0, seed = 1]) =>
        put(minced(46, 44, seed), x, y),
      ),
      tumbler(890, 160, 84, '#fdfaf2'),
      put(rye(150, 120), 890, 600, { turn: 12 }),
      put(cutlery('fork'), 110, 400, { turn: -4, scale: 1.1 }),
    ),
  ),
} as const

const platter = (x: number, y: number, ...inside: string[]) =>
  at(
    x,
    y,
    1,
    0,
    `<ellipse cx="8" cy="14" rx="130" ry="24" fill="${ink}" opacity=".25"/><ellipse rx="130" ry="26" fill="#fdf9f0"/><ellipse cy="-3" rx="92" ry="16" fill="#e6ddcc"/>`,
    ...inside,
  )
