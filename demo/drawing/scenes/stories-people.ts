import { at, box, circle, fill, frame, ink, put, range, stroke } from '../draw.ts'
import { salamiLog, salamiSlice, wholeHam } from '../motifs/charcuterie.ts'
import { cheese, grapes } from '../motifs/garnish.ts'
import { ribeyeSteak, ribs, tiedRoast } from '../motifs/meat.ts'
import { arm, person } from '../motifs/people/person.ts'
import { casings, sausage } from '../motifs/sausages.ts'
import { hanging } from '../motifs/service.ts'
import { awning, parcel, steam, wineGlass } from '../motifs/still.ts'
import { board, knife } from '../motifs/table.ts'
import { cloth, planks } from '../motifs/textile.ts'
import { story } from '../painting.ts'
import { palettes } from '../palette.ts'

const counter = (y: number, top: string, front: string, line: string) =>
  fill(box(0, y, 1200, 900 - y), front) +
  cloth(box(0, y + 40, 1200, 900 - y), { base: front, line, kind: 'scallops' }, 90) +
  fill(box(0, y - 30, 1200, 96), top) +
  fill(box(0, y + 66, 1200, 14), ink, 0.24)

export const peopleStories = {
  'lihakauppa-story': story(() =>
    frame(
      1200,
      900,
      '#3a302d',
      cloth(box(0, 0, 1200, 660), { base: palettes.lihakauppa.light, line: '#eadabd', kind: 'check' }, 80),
      fill(box(0, 90, 1200, 18), palettes.lihakauppa.ground),
      hanging(120, 108, 3, 90, ['#8d2620', '#6f2f24', '#a8482a'], 210, 56),
      put(wholeHam(), 980, 250, { scale: 0.62, turn: 86, lift: 10 }),
      stroke('M980 108v40', palettes.lihakauppa.ground, 8),
      person(600, 680, 1.25, {
        shirt: '#fdf9f0',
        apron: palettes.lihakauppa.cloth,
        hat: 'cap',
        hatColor: palettes.lihakauppa.cloth,
        hair: '#3a2418',
        beard: 'full',
        build: 'broad',
      }),
      counter(650, '#a5683c', palettes.lihakauppa.ground, '#3a302d'),
      arm([500, 490], [430, 590], [520, 630], '#fdf9f0', '#e9b48e', 74),
      arm([702, 490], [790, 580], [720, 630], '#fdf9f0', '#e9b48e', 74),
      put(ribeyeSteak('raw', 3), 620, 640, { scale: 0.72, lift: 8 }),
      put(tiedRoast(), 290, 620, { scale: 0.7, lift: 8 }),
      put(ribs(3), 950, 620, { scale: 0.6, turn: -6, lift: 8 }),
      put(knife(), 820, 690, { scale: 0.5, turn: 8, lift: 6 }),
    ),
  ),
  'mestari-story': story(() =>
    frame(
      1200,
      900,
      '#5a1c17',
      planks(1200, 900, '#3f110e', 120),
      circle(600, 440, 330, palettes.mestari.accent, 0.16),
      fill(box(0, 100, 1200, 22), '#2a0d0a'),
      hanging(90, 122, 4, 92, ['#8d2620', '#b5472c', '#6f2f24'], 230, 60),
      hanging(850, 122, 4, 92, ['#6f2f24', '#a8482a', '#8d2620'], 230, 60),
      person(600, 700, 1.3, {
        shirt: palettes.mestari.cloth,
        apron: palettes.mestari.second,
        hair: '#b9b2a6',
        age: 'old',
        cut: 'thin',
        beard: 'moustache',
        glasses: 'round',
      }),
      fill(box(0, 690, 1200, 210), '#b9794a'),
      fill(box(0, 690, 1200, 26), '#d39a66'),
      stroke('M0 770H1200M0 840H1200', '#93572f', 6),
      arm([492, 500], [400, 610], [500, 670], palettes.mestari.cloth, '#e9b48e', 78),
      arm([708, 500], [800, 610], [700, 670], palettes.mestari.cloth, '#e9b48e', 78),
      sausage({ from: [430, 690], over: [600, 620], to: [780, 690] }, 76, casings.red, 0),
      sausage({ from: [130, 720], over: [240, 670], to: [360, 720] }, 66, casings.grill, 0),
      ...range(4).map((i) => put(salamiSlice(50, i + 2), 910 + i * 44, 720, { lift: 6 })),
      steam(230, 640, 0.6, '#fff', 0.2),
    ),
  ),
  'deli-story': story(() =>
    frame(
      1200,
      900,
      palettes.deli.ground,
      fill(box(0, 0, 1200, 640), palettes.deli.light),
      fill(box(60, 200, 420, 16), '#8a5a38'),
      fill(box(720, 200, 420, 16), '#8a5a38'),
      ...range(4).map((i) => jar(110 + i * 100, 200, ['#c8412b', '#e8a838', '#6f7d34', '#8c2f4b'][i] ?? '#c8412b')),
      ...range(4).map((i) => jar(790 + i * 100, 200, ['#e8a838', '#8c2f4b', '#c8412b', '#6f7d34'][i] ?? '#c8412b')),
      awning(0, 0, 1200, 60, palettes.deli.accent, palettes.deli.cloth),
      person(600, 660, 1.2, {
        shirt: palettes.deli.second,
        apron: palettes.deli.ground,
        hair: '#8a3a1c',
        cut: 'bun',
        hat: 'headband',
        hatColor: palettes.deli.accent,
      }),
      counter(640, palettes.deli.cloth, palettes.deli.ground, '#27605c'),
      arm([505, 480], [430, 580], [520, 620], palettes.deli.second, '#e9b48e', 70),
      arm([697, 480], [780, 570], [700, 620], palettes.deli.second, '#e9b48e', 70),
      put(parcel(220, 150, '#f3e2c0', palettes.deli.accent), 610, 620, { lift: 8 }),
      put(cheese(), 270, 620, { scale: 1.1, lift: 8 }),
      put(salamiLog(220, 56), 940, 610, { lift: 8 }),
      grapes(420, 640, 0.5),
    ),
  ),
  'cincin-story': story(() =>
    frame(
      1200,
      900,
      palettes.cincin.deep,
      circle(600, 330, 360, palettes.cincin.ground),
      circle(600, 330, 240, '#6b2a4f'),
      stroke('M-20 90Q300 190 600 110T1220 90', '#1c0814', 6),
      ...range(9).map(
        (i) =>
          circle(70 + i * 132, 126 + Math.sin(i * 1.3) * 22, 22, palettes.cincin.accent, 0.3) +
          circle(70 + i * 132, 126 + Math.sin(i * 1.3) * 22, 12, '#f9dc8a'),
      ),
      person(330, 760, 1.15, {
        shirt: palettes.cincin.cloth,
        apron: null,
        hair: '#2b1a14',
        skin: '#a8714c',
        cut: 'wavy',
        wears: 'tee',
      }),
      person(
        880,
        760,
        1.15,
        { shirt: '#2f5d6b', apron: null, hair: '#c9823c', cut: 'curls', wears: 'jacket', beard: 'short' },
        'left',
      ),
      fill(box(0, 720, 1200, 180), '#1c0814'),
      cloth(box(0, 720, 1200, 40), { base: palettes.cincin.cloth, line: palettes.cincin.accent, kind: 'scallops' }, 40),
      arm([450, 580], [520, 690], [520, 560], palettes.cincin.cloth, '#a8714c', 60),
      arm([770, 580], [690, 690], [684, 560], '#2f5d6b', '#e9b48e', 60),
      at(520, 660, 0.72, 6, wineGlass(0, 0, 1)),
      at(690, 660, 0.72, -6, wineGlass(0, 0, 1, '#f2c14e', '#f9dc8a')),
      put(board(420, 70, '#b9794a', '#93572f'), 590, 800, { lift: 10 }),
      ...range(5).map((i) => put(salamiSlice(42, i + 2), 470 + i * 32, 768, { lift: 5 })),
      put(cheese(), 690, 770, { scale: 0.6, lift: 6 }),
      grapes(840, 800, 0.5),
    ),
  ),
} as const

const jar = (x: number, y: number, color: string) =>
  at(
    x,
    y,
    1,
    0,
    fill(box(-34, -96, 68, 96, 14), color),
    fill(box(10, -96, 24, 96, 10), ink, 0.14),
    fill(box(-36, -112, 72, 20, 6), '#fdf6e8'),
    fill(box(-26, -66, 52, 36, 4), '#fdf6e8'),
    stroke('M-24-80v60', '#fff', 6, 0.4),
  )
