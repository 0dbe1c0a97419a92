import { at, box, circle, clip, fill, frame, ink, many, pairs, put, range, rows, stroke } from '../draw.ts'
import { snowflake, thermometer } from '../motifs/cold.ts'
import { parsley } from '../motifs/herbs.ts'
import { apple, pencil, schoolBook, truck } from '../motifs/industry.ts'
import { barn, cloud, ear, field, sun } from '../motifs/land.ts'
import { minced } from '../motifs/meat.ts'
import { plate } from '../motifs/table.ts'
import { cloth } from '../motifs/textile.ts'
import { forest } from '../motifs/trees.ts'
import { carrotCoin, potato } from '../motifs/vegetables.ts'
import { dish } from '../painting.ts'
import { palettes } from '../palette.ts'

const { koulu } = palettes

export const lessonScenes = {
  'pellolta-lautaselle': dish(() =>
    frame(
      1000,
      750,
      '#cdeaf0',
      sun(830, 130, 60, koulu.cloth, '#f8e6a0'),
      cloud(280, 110, 0.9),
      fill('M-20 300Q260 200 520 280T1020 250V770H-20Z', '#a9c95a'),
      barn(250, 330, 0.55),
      forest(420, 720, 300, 90, '#4f7d62', '#5f8f72', 4, 0.28),
      field(1000, pairs('-20 340, 300 330, 640 370, 1020 330'), 770, '#e3b84a', '#d0a238', [200, 320], 20, 9),
      fill('M1020 380Q700 400 640 470T330 600T300 770H560Q560 660 720 590T1020 470Z', '#7d8487'),
      stroke('M1010 424Q740 440 680 520T430 640T428 760', '#fdf6e4', 8, 0.9, '40 30'),
      truck(800, 470, 0.36, '#fdf6e8', koulu.accent, '#23405c'),
      ...range(5).map((i) => ear(30 + i * 44, 770, 330 - Math.abs(i - 2) * 26, -10 + i * 5)),
      at(
        700,
        600,
        0.62,
        0,
        plate(0, 0, 250, '#fdf9f0', koulu.accent),
        ...rows('-70 -60, 20 -90, 70 -20, -20 0').map(([x = 0, y = 0], i) =>
          put(minced(52, 50, i + 2), x, y, { lift: 8 }),
        ),
        put(potato(54, 44, 3), -90, 70, { lift: 6 }),
        put(potato(50, 42, 5), -10, 96, { lift: 6 }),
        ...rows('80 80, 120 40, 130 100').map(([x = 0, y = 0]) => put(carrotCoin(30), x, y, { lift: 4 })),
        parsley(150, 0, 0.5, 20),
      ),
    ),
  ),
  'kylmaketjun-dekkari': dish(() =>
    frame(
      1000,
      750,
      koulu.ground,
      cloth(box(0, 0, 1000, 750), { base: koulu.ground, line: '#73adc0', kind: 'dots' }, 100),
      put(
        {
          outline: box(-330, -230, 660, 460, 14),
          art:
            fill(box(-330, -230, 660, 460, 14), '#fdf8ec') +
            stroke('M-280-170V170H290', '#2b2622', 8) +
            stroke(
              many(6, (i) => `M-280 ${-150 + i * 60}H290`),
              '#cfd8da',
              4,
            ) +
            stroke('M-280 110H-180L-120 100H-30L20 116L70-120L130-130L180 90H280', '#3b5f7d', 11) +
            fill('M30-150H150V150H30Z', koulu.accent, 0.16),
        },
        430,
        330,
        { turn: -4, lift: 16, shade: 0.05 },
      ),
      at(
        560,
        330,
        1,
        0,
        circle(14, 20, 168, ink, 0.2),
        stroke('M116 116L270 280', '#5d3a24', 54),
        stroke('M122 112L262 260', '#8a5a38', 16),
        circle(0, 0, 168, '#3a3733'),
        circle(0, 0, 146, '#dff1f7'),
        clip(
          'M-146 0a146 146 0 1 1 292 0a146 146 0 1 1-292 0Z',
          stroke(
            many(5, (i) => `M-150 ${-110 + i * 56}H150`),
            '#b9cdd2',
            5,
          ),
          stroke('M-150 130L-60 120L-20-60L70-80L120 120H160', koulu.accent, 18),
        ),
        stroke('M-104-50a116 116 0 0 1 66-62', '#fff', 16, 0.8),
      ),
      thermometer(860, 300, 0.72, 0.34, '#2f7fb0', 8),
      snowflake(120, 640, 62, '#fdf6e4', 13),
      snowflake(230, 690, 34, '#fdf6e4', 9),
      at(130, 120, 0.8, -24, pencil(koulu.accent)),
    ),
  ),
  havikkimatikka: dish(() =>
    frame(
      1000,
      750,
      '#f7e3a0',
      cloth(box(0, 0, 1000, 540), { base: '#f7e3a0', line: '#f2d98a', kind: 'check' }, 80),
      fill(box(520, 70, 400, 270, 12), '#8a5a38'),
      fill(box(538, 88, 364, 234, 6), '#3d6b5a'),
      stroke('M580 290V150M580 290H860', koulu.light, 7),
      ...[90, 130, 70, 110].map((height, i) =>
        fill(
          box(604 + i * 64, 288 - height, 42, height),
          [koulu.cloth, koulu.accent, '#a9d3de', koulu.cloth][i] ?? koulu.cloth,
        ),
      ),
      fill(box(0, 560, 1000, 190), '#d8a86a'),
      fill(box(0, 560, 1000, 18), '#ecc48c'),
      at(
        330,
        580,
        1,
        0,
        fill('M-190 10H210l40 22H-150Z', ink, 0.22),
        fill('M-160-90H160L200 10H-200Z', koulu.second),
        fill('M70-90H160L200 10H100Z', ink, 0.14),
        circle(0, -40, 42, '#fdf8ec'),
        stroke('M0-40l20-24', koulu.accent, 7),
        stroke('M-30-40h0M-22-62h0M0-70h0M24-62h0M30-40h0', '#2b2622', 6),
        fill(box(-30, -126, 60, 40), '#8d989d'),
        fill(box(-220, -140, 440, 22, 11), '#c9cfd1'),
        fill('M-170-140Q-170-300 0-300T170-140Z', 'none'),
        fill('M-180-250H180Q170-140 90-138H-90Q-170-140-180-250Z', '#7fb7c9'),
        fill('M80-250H180Q170-140 90-138H40Q110-180 80-250Z', ink, 0.14),
        `<ellipse cy="-250" rx="180" ry="34" fill="#5b9ab0"/>`,
        ...rows('-110 -262, -50 -276, 20 -270, 90 -262').map(([x = 0, y = 0], i) =>
          i % 2 === 0 ? put(potato(50, 38, i + 2), x, y, { lift: 4 }) : put(carrotCoin(34), x, y, { lift: 4 }),
        ),
        at(120, -280, 0.44, 20, apple()),
        fill('M-30-300q40-40 90-14q-30 36-90 14Z', '#6f9443'),
      ),
      at(680, 650, 0.95, -4, schoolBook(koulu.accent)),
      at(860, 690, 0.8, 16, pencil('#3b5f7d')),
    ),
  ),
  oppimateriaali: dish(() => {
    const sheet = (x: number, y: number, turn: number, head: string, ...on: string[]) =>
      put(
        {
          outline: box(-150, -200, 300, 400, 8),
          art: fill(box(-150, -200, 300, 400, 8), '#fffdf6') + fill(box(-150, -200, 300, 64, 8), head) + on.join(''),
        },
        x,
        y,
        { turn, lift: 14, shade: 0.05 },
      )
    return frame(
      1000,
      750,
      koulu.second,
      cloth(box(0, 0, 1000, 750), { base: koulu.second, line: '#367150', kind: 'check' }, 140),
      sheet(
        270,
        350,
        -9,
        koulu.accent,
        stroke('M-110-90H110M-110-56H70M-110 130H100M-110 164H60', '#9a9484', 11),
        stroke('M-80 90Q-40-20 20 40T100-10', '#3b5f7d', 9),
        circle(80, -10, 18, koulu.cloth),
      ),
      sheet(
        730,
        370,
        8,
        '#3b5f7d',
        circle(0, 20, 96, '#dfe9d8'),
        fill('M0 20V-76A96 96 0 0 1 96 20Z', koulu.cloth),
        fill('M0 20H96A96 96 0 0 1 0 116Z', koulu.accent),
        stroke('M-110 156H110', '#9a9484', 11),
      ),
      sheet(
        500,
        340,
        -1,
        koulu.ground,
        stroke('M-110-90H110', '#9a9484', 11),
        ...range(4).map(
          (i) =>
            stroke(`M-118 ${-46 + i * 56}h32v32h-32Z`, '#3a3733', 6) +
            stroke(`M-64 ${-30 + i * 56}H${[110, 70, 100, 50][i]}`, '#9a9484', 11),
        ),
        stroke('M-112-36l10 12l20-30M-112 20l10 12l20-30', koulu.accent, 9),
      ),
      at(250, 650, 0.9, -12, pencil(koulu.cloth)),
      at(700, 670, 0.9, 10, pencil(koulu.accent)),
      at(
        480,
        660,
        1,
        -6,
        fill(box(-110, -26, 220, 52, 10), '#f3dcb4'),
        stroke(
          many(11, (i) => `M${-100 + i * 20}-24v${i % 2 === 0 ? 24 : 14}`),
          '#8a5a38',
          4,
        ),
      ),
      at(900, 120, 0.62, 0, apple()),
    )
  }),
} as const
