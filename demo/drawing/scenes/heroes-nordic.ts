import { at, box, circle, fill, frame, ink, many, pairs, put, range, stroke } from '../draw.ts'
import { cow } from '../motifs/animals.ts'
import { lingonberries } from '../motifs/berries.ts'
import { salamiSlice, wholeHam } from '../motifs/charcuterie.ts'
import { lettuce, sprig } from '../motifs/herbs.ts'
import { ship } from '../motifs/industry.ts'
import { barn, cloud, ear, field, lake, meadow, sun } from '../motifs/land.ts'
import { casings, sausage } from '../motifs/sausages.ts'
import { cottage, smokehouse } from '../motifs/service.ts'
import { ringLoaf, wineGlass } from '../motifs/still.ts'
import { board } from '../motifs/table.ts'
import { cloth } from '../motifs/textile.ts'
import { birch, forest } from '../motifs/trees.ts'
import { hero } from '../painting.ts'
import { palettes } from '../palette.ts'

export const nordicHeroes = {
  'yritys-hero': hero(() =>
    frame(
      1600,
      1000,
      '#dfe9e2',
      sun(1250, 280, 130, palettes.yritys.second, '#f3d48a'),
      cloud(460, 170, 1.3),
      cloud(1420, 150, 1),
      forest(-20, 1640, 520, 180, '#2f5548', '#3f6a58', 3, 0.22),
      field(1600, pairs('-20 500, 380 470, 800 500, 1220 470, 1620 510'), 700, '#d8b64f', '#c79f3a', [700, 470], 22, 9),
      barn(1150, 590, 1.1),
      cottage(820, 580, 0.9, palettes.yritys.second),
      birch(1470, 600, 360),
      birch(940, 590, 280),
      field(
        1600,
        pairs('-20 690, 300 610, 800 650, 1200 610, 1620 660'),
        1020,
        '#4f7f4a',
        '#457342',
        [1040, 560],
        26,
        14,
      ),
      cow(1060, 770, 0.85),
      cow(1290, 860, 1.2, '#3a2a24'),
      meadow(
        1600,
        pairs('-20 900, 400 860, 900 910, 1300 870, 1620 900'),
        1020,
        palettes.yritys.cloth,
        '#3f6a58',
        4,
        90,
      ),
      ...range(7).map((i) => ear(60 + i * 46, 1040, 380 - Math.abs(i - 3) * 34, -12 + i * 4)),
    ),
  ),
  'international-hero': hero(() =>
    frame(
      1600,
      1000,
      palettes.international.ground,
      skySea('#274a75', '#3d5f8f', '#d98a5a', 520),
      circle(1020, 470, 150, '#f6c66a'),
      fill(
        'M-20 520L-20 430Q160 380 330 440T640 500L700 520ZM1240 520Q1380 440 1620 470V520Z',
        palettes.international.deep,
      ),
      forest(-10, 560, 500, 120, '#10233d', '#1a3152', 4, 0.24),
      forest(1330, 1640, 500, 110, '#10233d', '#1a3152', 6, 0.24),
      lake(520, 1600, 230, '#2d5f86', '#f2c88a', 3),
      sunPath(1020, 540, 9, '#f2a65a'),
      at(
        0,
        -90,
        1,
        0,
        fill(box(0, 740, 1600, 360), palettes.international.cloth),
        cloth(
          box(0, 780, 1600, 320),
          { base: palettes.international.cloth, line: palettes.international.accent, kind: 'stripes' },
          90,
        ),
        `<ellipse cx="996" cy="880" rx="420" ry="72" fill="${ink}" opacity=".25"/><ellipse cx="976" cy="858" rx="420" ry="72" fill="#f6efe0"/><ellipse cx="976" cy="850" rx="350" ry="50" fill="#d9cdb6"/>`,
        lettuce(700, 830, 1, 6),
        put(wholeHam(), 960, 680, { scale: 1.16, lift: 14, depth: 16 }),
        lingonberries(760, 860, 1, -20),
        lingonberries(1200, 860, 0.9, 30),
        put(ringLoaf(130), 420, 830, { lift: 14 }),
        wineGlass(1400, 880, 1),
      ),
    ),
  ),
  'export-hero': hero(() =>
    frame(
      1600,
      1000,
      palettes.export.ground,
      circle(940, 420, 330, '#a9cacb'),
      circle(940, 420, 220, '#f3dfae'),
      cloud(380, 220, 1.5, palettes.export.light, 0.8),
      cloud(1430, 180, 1.1, palettes.export.light, 0.8),
      fill('M-20 640Q160 570 340 600T620 640Z', '#5d8f8c'),
      forest(0, 420, 620, 90, '#3f726d', '#4f837c', 3, 0.3),
      lake(640, 1600, 360, '#2f6580', '#8fc0c8', 5),
      ship(800, 760, 1.12, palettes.export.second, palettes.export.accent, [
        [palettes.export.accent, '#e9b949', '#2f7f7a', palettes.export.cloth],
        ['#e9b949', palettes.export.second, palettes.export.accent, '#2f7f7a'],
        ['', palettes.export.cloth, '#e9b949', palettes.export.accent],
      ]),
      fill('M-20 830Q200 800 420 832T860 826T1300 834T1640 820V1020H-20Z', '#245069'),
      stroke('M60 900h180M420 940h240M900 890h200M1240 950h220M760 960h90', '#6fa7b5', 7, 0.7),
      stroke(
        'M330 300q20-26 40 0q20-26 40 0M450 360q14-20 30 0q14-20 30 0M560 260q12-16 26 0q12-16 26 0',
        palettes.export.light,
        7,
      ),
    ),
  ),
  'skogsgarden-hero': hero(() =>
    frame(
      1600,
      1000,
      '#8fae8a',
      circle(1060, 330, 260, '#e9d9a0', 0.7),
      forest(-40, 1660, 560, 420, '#4f7a5c', '#5d8967', 3, 0.2),
      fill(box(0, 545, 1600, 140), '#4f7a5c'),
      forest(-60, 1700, 660, 500, palettes.skogsgarden.ground, '#3f6048', 8, 0.26),
      smokehouse(420, 690, 1.1),
      fill(box(0, 660, 1600, 340), palettes.skogsgarden.deep),
      meadow(1600, pairs('-20 680, 500 650, 1100 690, 1620 660'), 800, '#2b4632', '#4f7a5c', 4, 60),
      at(
        0,
        -70,
        1,
        0,
        fill('M-20 800H1620V1120H-20Z', '#8a5a38'),
        stroke('M-20 850H1620M-20 910H1620M-20 980H1620M-20 1040H1620', '#6a4023', 6, 0.7),
        fill('M-20 792H1620v16H-20Z', '#b9794a'),
        put(board(760, 120, palettes.skogsgarden.cloth, '#b5854a'), 980, 850, { lift: 16 }),
        put(wholeHam(), 1160, 660, { scale: 0.96, lift: 12, depth: 14 }),
        sausage({ from: [640, 780], over: [800, 700], to: [960, 790] }, 84, casings.smoked),
        sausage({ from: [660, 700], over: [790, 630], to: [930, 700] }, 78, casings.grill),
        ...range(4).map((i) => put(salamiSlice(58, i + 2), 890 + i * 40, 830 + i * 4, { lift: 6 })),
        lingonberries(560, 850, 1, -10),
        sprig(1460, 900, 0.9, -60, 5, '#3f6d45'),
      ),
    ),
  ),
} as const

const skySea = (sky: string, far: string, near: string, horizon: number) =>
  fill(box(0, 0, 1600, horizon), sky) + circle(1020, horizon, 420, far) + circle(1020, horizon, 290, near)

/** The sun's path on the water: strokes that widen towards the viewer. */
const sunPath = (x: number, y: number, count: number, color: string) =>
  stroke(
    many(count, (i) => `M${x - 60 - i * 14 + (i % 3) * 20} ${y + i * 22}h${120 + i * 24 - (i % 2) * 40}`),
    color,
    9,
  )
