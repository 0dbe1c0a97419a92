import { at, box, circle, fill, frame, ink, put, range, rows, scatter, stroke } from '../draw.ts'
import { berry } from '../motifs/berries.ts'
import { salamiLog, salamiSlice } from '../motifs/charcuterie.ts'
import { cheese, grapes, olive } from '../motifs/garnish.ts'
import { lettuce, parsley, rosemary, strewn } from '../motifs/herbs.ts'
import { minced, tiedRoast } from '../motifs/meat.ts'
import { arm, person } from '../motifs/people/person.ts'
import { drumstick } from '../motifs/poultry.ts'
import { casings, sausage } from '../motifs/sausages.ts'
import { gastro } from '../motifs/service.ts'
import { bottle, steam, wineGlass } from '../motifs/still.ts'
import { board, cutlery } from '../motifs/table.ts'
import { cloth } from '../motifs/textile.ts'
import { cherryTomato, cucumberSlice, potato } from '../motifs/vegetables.ts'
import { hero } from '../painting.ts'
import { palettes } from '../palette.ts'

const pass = (x: number, y: number, ...inside: string[]) =>
  at(
    x,
    y,
    1,
    0,
    `<ellipse cx="12" cy="22" rx="170" ry="34" fill="${ink}" opacity=".25"/><ellipse rx="170" ry="36" fill="#fdf9f0"/><ellipse cy="-4" rx="120" ry="22" fill="#e6ddcc"/>`,
    ...inside,
  )

export const placeHeroes = {
  'cincin-hero': hero(() =>
    frame(
      1600,
      1000,
      palettes.cincin.ground,
      circle(1000, 430, 430, '#5f284a'),
      circle(1000, 430, 330, '#7d3558'),
      circle(1000, 430, 220, '#a8485f'),
      at(
        0,
        -80,
        1,
        0,
        fill(box(0, 770, 1600, 330), '#2a0f21'),
        cloth(
          box(0, 770, 1600, 40),
          { base: palettes.cincin.cloth, line: palettes.cincin.accent, kind: 'scallops' },
          40,
        ),
        bottle(1130, 800, 1.1, '#24402f', palettes.cincin.light, palettes.cincin.cloth),
        wineGlass(900, 820, 1.3),
        wineGlass(1330, 840, 1.2, '#f2c14e', '#f9dc8a'),
        put(board(700, 90, '#b9794a', '#93572f'), 700, 870, { lift: 16 }),
        put(salamiLog(330, 86), 560, 760, { lift: 6, depth: 14 }),
        ...range(5).map((i) => put(salamiSlice(70, i + 2), 790 + i * 44, 790 + i * 3, { lift: 6, turn: i * 40 })),
        put(cheese(), 420, 830, { scale: 1.15, lift: 10 }),
        grapes(1210, 880, 0.85),
        olive(1000, 900, 10),
        olive(1060, 920, -20, '#4b3a52'),
        olive(940, 930, 30, '#6f7d34'),
        rosemary(330, 900, 0.8, 70),
      ),
      stroke(scatter(60, 60, 1480, 420, 46, 4), palettes.cincin.accent, 6, 0.7),
    ),
  ),
  'ammattilaiset-hero': hero(() =>
    frame(
      1600,
      1000,
      palettes.ammattilaiset.ground,
      cloth(box(0, 0, 1600, 620), { base: '#44545f', line: '#3e4d57', kind: 'check' }, 90),
      fill(box(0, 120, 1600, 16), '#1e272d'),
      ...rows('200 1, 420 0.8, 1330 0.9, 1500 1.1').map(([x = 0, s = 1]) =>
        at(
          x,
          136,
          s,
          0,
          stroke('M0 0v60', '#1e272d', 8),
          stroke('M0 60v120', '#23211f', 18),
          circle(8, 258, 92, ink, 0.3),
          circle(0, 250, 90, '#c47b3f'),
          circle(-8, 242, 72, '#d99556'),
          stroke('M-60 220q14-34 50-42', '#ffe0b5', 8, 0.6),
        ),
      ),
      person(960, 760, 1.35, {
        hat: 'chef',
        shirt: '#fdf9f0',
        apron: palettes.ammattilaiset.accent,
        hair: '#3a2418',
        beard: 'short',
      }),
      fill(box(0, 730, 1600, 270), '#c9cfd1'),
      fill(box(0, 730, 1600, 26), '#eef1f1'),
      fill(box(0, 800, 1600, 200), '#aab4b6'),
      stroke('M540 800V1000M1080 800V1000', '#8d989d', 8),
      arm([850, 560], [760, 660], [850, 700], '#fdf9f0', '#e9b48e', 84),
      arm([1070, 560], [1170, 660], [1060, 700], '#fdf9f0', '#e9b48e', 84),
      pass(
        960,
        740,
        ...rows('-60 -40 2, 0 -50 3, 60 -40 4, -30 -20 5, 34 -18 6').map(([x = 0, y = 0, seed = 1]) =>
          put(minced(38, 34, seed), x, y, { lift: 5 }),
        ),
        parsley(70, -60, 0.5, 30),
      ),
      pass(480, 770, put(tiedRoast(), 0, -56, { scale: 0.56, lift: 6 }), rosemary(-90, -10, 0.4, 60)),
      pass(1400, 770, put(drumstick(3), -20, -50, { scale: 0.72, turn: -14, lift: 6 }), lettuce(80, -20, 0.5)),
      steam(930, 650, 0.5, '#fff', 0.35),
    ),
  ),
  'foodservice-se-hero': hero(() =>
    frame(
      1600,
      1000,
      palettes.foodserviceSe.ground,
      cloth(box(0, 0, 1600, 1000), { base: palettes.foodserviceSe.ground, line: '#cfc4ae', kind: 'check' }, 120),
      gastro(
        1000,
        300,
        520,
        420,
        '#8a5a30',
        ...range(20).map((i) =>
          put(
            minced(58, 54, (i % 2) + 2),
            -190 + (i % 5) * 92 + (Math.floor(i / 5) % 2) * 30,
            -132 + Math.floor(i / 5) * 88,
            { lift: 8, shine: 0 },
          ),
        ),
        strewn(0, 0, 220, 160, 30, 4),
      ),
      gastro(
        1000,
        760,
        520,
        420,
        '#e9c774',
        ...range(16).map((i) =>
          put(
            potato(72, 56, (i % 2) + 1),
            -180 + (i % 4) * 116 + (Math.floor(i / 4) % 2) * 44,
            -126 + Math.floor(i / 4) * 86,
            { turn: i * 50, lift: 7, shine: 0 },
          ),
        ),
        strewn(0, 0, 220, 160, 40, 6, '#3f6d34'),
      ),
      gastro(
        500,
        300,
        420,
        420,
        '#4f7f3c',
        lettuce(-80, -80, 1, 20),
        lettuce(90, -60, 1, -30, '#9cc25e', '#5f8f42'),
        lettuce(-60, 90, 1, 50),
        lettuce(100, 100, 1, 10, '#7aa648', '#416f34'),
        ...rows('-20 0, 60 60, -110 10, 110 -110, -60 -130, 30 140').map(([x = 0, y = 0], i) =>
          put(i % 2 === 0 ? cherryTomato(34, i * 20) : cucumberSlice(42), x, y, { lift: 6 }),
        ),
      ),
      gastro(
        500,
        760,
        420,
        420,
        '#3b1d14',
        ...range(4).map((i) =>
          sausage(
            { from: [-150, -100 + i * 82], over: [0, -140 + i * 82], to: [150, -100 + i * 82] },
            70,
            i % 2 === 0 ? casings.grill : casings.red,
            3,
          ),
        ),
      ),
      gastro(
        1480,
        300,
        380,
        420,
        '#b3202c',
        ...range(24).map((i) =>
          berry(-120 + (i % 5) * 62 + (Math.floor(i / 5) % 2) * 20, -130 + Math.floor(i / 5) * 62, 32),
        ),
      ),
      gastro(
        1480,
        760,
        380,
        420,
        '#e9b77a',
        stroke('M-120-60q60-60 120 0t120 0M-120 40q60-60 120 0t120 0M-120 130q60-60 120 0t120 0', '#f6dcae', 22, 0.7),
        strewn(0, 0, 140, 160, 30, 5, '#4f7f3c'),
      ),
      put(cutlery('spoon', '#eef1f1'), 760, 880, { scale: 1.7, turn: -20, lift: 18 }),
    ),
  ),
} as const
