import { at, box, circle, fill, frame, ink, many, rows, stroke } from '../draw.ts'
import { arm, person } from '../motifs/people/person.ts'
import { pane, plant } from '../motifs/rooms.ts'
import { cloth } from '../motifs/textile.ts'
import { birch } from '../motifs/trees.ts'
import { dish } from '../painting.ts'
import { palettes } from '../palette.ts'

const { yritys } = palettes

/** A round flower from the front. */
const flower = (x: number, y: number, r: number, color: string) =>
  many(6, (i) => circle(x + Math.cos(i * 1.047) * r, y + Math.sin(i * 1.047) * r, r * 0.66, color)) +
  circle(x, y, r * 0.6, '#f2c14e')

export const companyNewsScenes = {
  nimitys: dish(() =>
    frame(
      1000,
      750,
      '#e4ebe0',
      fill(box(0, 0, 1000, 600), '#e9efe4'),
      pane(360, 80, 280, 270, '#c3dde0', '#fdf9f0', birch(90, 270, 240), birch(210, 270, 200)),
      plant(910, 600, 1.1, yritys.accent),
      fill(box(0, 600, 1000, 150), '#c9a878'),
      person(270, 780, 1.22, {
        shirt: '#23405c',
        apron: null,
        hair: '#3a2418',
        cut: 'side',
        wears: 'jacket',
        beard: 'full',
      }),
      person(
        730,
        780,
        1.22,
        {
          shirt: yritys.cloth,
          apron: null,
          hair: '#d8d2c8',
          cut: 'bob',
          wears: 'jacket',
          age: 'old',
          glasses: 'square',
        },
        'left',
      ),
      arm([390, 620], [440, 700], [492, 610], '#23405c', '#e9b48e', 70),
      arm([610, 620], [560, 700], [510, 614], yritys.cloth, '#e9b48e', 70),
      stroke('M150 740Q140 660 120 590M150 740Q160 650 176 580M150 740Q150 650 148 600', '#4f7f3c', 9),
      ...rows('112 570 24 0, 182 560 24 1, 146 590 26 2, 84 610 20 1, 206 610 20 2').map(
        ([x = 0, y = 0, r = 0, tone = 0]) =>
          flower(x, y, r, [yritys.accent, '#fdf9f0', '#e08a9a'][tone] ?? yritys.accent),
      ),
      fill('M104 640H200L166 770H134Z', '#f7f0e0'),
      fill('M160 640H200L166 770H150Z', ink, 0.1),
    ),
  ),
  tyoturvallisuus: dish(() =>
    frame(
      1000,
      750,
      '#f3d98c',
      cloth(box(0, 0, 1000, 540), { base: '#f3d98c', line: '#eecf78', kind: 'check' }, 90),
      fill(box(0, 90, 1000, 30), '#8a5a38'),
      ...[200, 500, 800].map((x) => stroke(`M${x} 120v34q0 22 22 22`, '#5d676b', 13)),
      at(
        500,
        300,
        1,
        0,
        fill('M-150-110Q-120-140-70-130L0-100L70-130Q120-140 150-110L130 150H-130Z', '#e8722a'),
        fill('M40-116L70-130Q120-140 150-110L130 150H50Z', ink, 0.12),
        fill('M-136 30H136V66H-136Z', '#fbf3c4'),
        fill('M-70-130L-40-116V150H-70ZM70-130V150H40V-116Z', '#fbf3c4'),
        stroke('M0-100V150', '#b5521a', 6),
      ),
      at(
        200,
        250,
        1,
        0,
        stroke('M-76 20a78 84 0 0 1 152 0', '#2b2622', 16),
        fill(box(-104, 10, 50, 96, 22), '#2f7fb0'),
        fill(box(54, 10, 50, 96, 22), '#2f7fb0'),
      ),
      at(
        800,
        270,
        1,
        0,
        fill('M-60-70H60L76 60Q80 130 40 140H-40Q-80 130-76 60Z', '#5d8a9a'),
        stroke('M-30 140V60M0 144V54M30 140V60', '#47707e', 7),
        fill(box(-66, -96, 132, 40, 10), '#3a5a66'),
        fill('M-76 30q-50 10-40 70q30 20 50-20Z', '#5d8a9a'),
      ),
      fill(box(0, 540, 1000, 210), '#8d989d'),
      fill(box(0, 540, 1000, 18), '#c9cfd1'),
      at(
        310,
        640,
        1,
        0,
        fill('M-160 10H180l40 22H-120Z', ink, 0.25),
        fill('M-150 0Q-150-150 0-150T150 0Z', '#fdf9f0'),
        fill('M40-146Q150-130 150 0H70Q90-90 40-146Z', ink, 0.12),
        fill(box(-180, -14, 370, 28, 14), '#e6e2d8'),
        fill('M-24-150H24L30-14H-30Z', '#e2e6e6'),
        stroke('M-110-60q14-50 60-66', '#fff', 13, 0.9),
      ),
      at(
        690,
        650,
        1,
        0,
        fill('M-160 10H200l40 20H-120Z', ink, 0.25),
        fill('M-150-180H-30V-60Q60-60 120-20Q160 0 160 20H-150Z', '#2b2622'),
        fill('M-160 6H166V34H-160Z', '#f0b53c'),
        fill('M-150-180H-30V-160H-150Z', '#5d676b'),
        stroke('M-20-50l50-16M6-38l50-16', '#5d676b', 8),
      ),
    ),
  ),
} as const
