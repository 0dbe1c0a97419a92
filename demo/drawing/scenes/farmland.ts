import { at, box, circle, fill, frame, ink, many, n, pairs, range, rows, seeded, stroke } from '../draw.ts'
import { hen } from '../motifs/animals.ts'
import { snow } from '../motifs/cold.ts'
import { barn, cloud, field, meadow, sun } from '../motifs/land.ts'
import { cottage } from '../motifs/service.ts'
import { birch, forest } from '../motifs/trees.ts'
import { dish } from '../painting.ts'

/** A bare birch in winter, its foot at x, y. */
const bareBirch = (x: number, y: number, height: number) =>
  at(
    x,
    y,
    height / 300,
    0,
    stroke('M0 0Q-6-150 4-290', '#f6f0e2', 13),
    stroke('M0-110L-60-190M2-140L62-220M0-190L-44-250M2-220L34-270M-36-158L-74-176M36-184L76-190', '#e9e2d2', 6),
    stroke('M-5-40h7M-2-80h7M-5-120h6M-1-160h6', '#2b2622', 5),
  )

export const farmScenes = {
  'lakeus-talvella': dish(() =>
    frame(
      1000,
      750,
      '#f0c9b0',
      fill(box(0, 0, 1000, 240), '#9fbfd6'),
      fill('M0 150Q500 210 1000 150V330H0Z', '#d8cfd2'),
      circle(660, 330, 190, '#f8e0b4', 0.8),
      circle(660, 340, 70, '#f6b96a'),
      fill(box(0, 340, 1000, 120), '#c3d0da'),
      forest(-20, 1040, 372, 60, '#7f95a8', '#8ea3b4', 4, 0.3),
      fill('M-20 380Q300 350 600 380T1020 370V770H-20Z', '#eef3f6'),
      stroke('M120 400Q360 470 420 770M260 396Q520 480 640 770M420 392Q700 480 860 770', '#d3dfe8', 10),
      barn(290, 460, 0.86, '#a8362a', '#f4f7f9'),
      cottage(560, 450, 0.66, '#e3b04b', '#f4f7f9'),
      stroke('M584 300q-14-34 8-60t0-56', '#fff', 16, 0.8),
      bareBirch(720, 470, 280),
      bareBirch(800, 480, 230),
      bareBirch(870, 490, 190),
      fill('M-20 600Q300 540 640 620T1020 590V770H-20Z', '#dde8ef'),
      stroke('M0 690H1000M0 640H1000', '#8a6a50', 10),
      stroke(
        many(7, (i) => `M${40 + i * 155} 610V730`),
        '#7a5a42',
        14,
      ),
      stroke(
        many(7, (i) => `M${34 + i * 155} 608h14`),
        '#fff',
        12,
      ),
      snow(1000, 740, 80, 9, 0.9),
    ),
  ),
  broilerihalli: dish(() => {
    const next = seeded(5)
    return frame(
      1000,
      750,
      '#f6e2b0',
      fill('M0 0H1000L640 260H360Z', '#e9d29a'),
      stroke('M0 0L360 260M1000 0L640 260M250 0L430 260M500 0V260M750 0L570 260', '#c9ab68', 10),
      fill('M0 0L360 260V420L0 640Z', '#f3e6c4'),
      fill('M1000 0L640 260V420L1000 640Z', '#e6d5aa'),
      fill(box(360, 260, 280, 160), '#fbf3df'),
      fill(box(440, 300, 120, 120), '#b0392c'),
      stroke('M440 300l120 120M560 300L440 420', '#fbf3e0', 7),
      ...range(3).map((i) => {
        const [x, s] = [40 + i * 112, 1 - i * 0.26]
        return (
          fill(
            `M${n(x)} ${n(190 + i * 46)}l${n(80 * s)} ${n(24 * s)}v${n(130 * s)}l${n(-80 * s)} ${n(30 * s)}Z`,
            '#bfe3ee',
          ) +
          fill(
            `M${n(1000 - x)} ${n(190 + i * 46)}l${n(-80 * s)} ${n(24 * s)}v${n(130 * s)}l${n(80 * s)} ${n(30 * s)}Z`,
            '#bfe3ee',
          )
        )
      }),
      fill('M360 420H640L1000 640V750H0V640Z', '#d9b46a'),
      stroke(
        many(90, () => {
          const t = next()
          const y = 430 + t * 310
          const half = 140 + (y - 420) * 1.6
          return `M${Math.round(500 + (next() - 0.5) * 2 * Math.min(half, 500))} ${Math.round(y)}l${Math.round(10 + t * 16)} ${Math.round((next() - 0.5) * 12)}`
        }),
        '#b98a3c',
        5,
      ),
      fill('M40 330L330 470L80 640Z', '#fff6d0', 0.4),
      stroke('M0 560L380 430M0 640L390 440', '#8a6238', 15),
      stroke('M90 530V700M240 480V590M340 446V500', '#6f4c2a', 12),
      hen(120, 566, 0.5),
      hen(250, 500, 0.36),
      ...rows('470 500 0.34, 560 520 0.38, 640 560 0.5, 420 590 0.52, 780 610 0.62').map(([x = 0, y = 0, s = 1]) =>
        hen(x, y, s),
      ),
      at(880, 720, 1, 0, `<g transform="scale(-1 1)">${hen(0, 0, 0.9)}</g>`),
      hen(330, 720, 0.86),
      at(560, 730, 1, 0, `<g transform="scale(-1 1)">${hen(0, 0, 0.8)}</g>`),
      stroke('M700 0V420', '#8d989d', 6),
      at(700, 470, 1, 0, fill('M-60-60H60L40 0H-40Z', '#c8412b'), fill('M-80 0H80L66 24H-66Z', '#e8a838')),
    )
  }),
  papupelto: dish(() =>
    frame(
      1000,
      750,
      '#cfe6e4',
      sun(250, 160, 70, '#f2c14e', '#f8dc94'),
      cloud(700, 130, 1.1),
      forest(-20, 1040, 360, 130, '#4f7d62', '#5f8f72', 7, 0.24),
      field(1000, pairs('-20 350, 400 330, 1020 360'), 770, '#86ad5a', '#739a48', [560, 340], 22, 16),
      barn(760, 400, 0.6),
      ...range(6).map((i) => {
        const x = 70 + i * 174 + (i % 2) * 20
        return at(
          x,
          770,
          1.1 - (i % 2) * 0.16,
          -4 + (i % 3) * 4,
          stroke('M0 0Q8-180 0-330', '#4f7f3c', 11),
          ...range(5).map((k) =>
            at(
              0,
              -60 - k * 62,
              1,
              0,
              fill(
                `M0 0q${k % 2 === 0 ? 40 : -40}-50 ${k % 2 === 0 ? 90 : -90}-34q${k % 2 === 0 ? -20 : 20} 44 ${k % 2 === 0 ? -90 : 90} 34Z`,
                '#6f9f4a',
              ),
              stroke(`M0-6q${k % 2 === 0 ? -16 : 16} 40 ${k % 2 === 0 ? -30 : 30} 70`, '#3f6d34', 21),
              stroke(
                `M${k % 2 === 0 ? -8 : 8} 14q${k % 2 === 0 ? -8 : 8} 24 ${k % 2 === 0 ? -18 : 18} 46`,
                '#a9cf7a',
                11,
                1,
                '2 17',
              ),
            ),
          ),
          circle(0, -340, 18, '#fdf6e4'),
          circle(-16, -322, 14, '#f3e2ea'),
          circle(16, -324, 14, '#f3e2ea'),
          circle(0, -334, 6, '#4a2a4a'),
        )
      }),
    ),
  ),
  laidun: dish(() =>
    frame(
      1000,
      750,
      '#bfe0e6',
      cloud(240, 120, 1.1),
      cloud(760, 180, 0.8),
      forest(-20, 1040, 350, 150, '#4f7d62', '#5f8f72', 5, 0.24),
      meadow(1000, pairs('-20 350, 400 320, 1020 360'), 520, '#9dc06a', '#86ad55', 4, 60),
      birch(110, 430, 330),
      birch(900, 420, 300),
      meadow(1000, pairs('-20 470, 500 430, 1020 480'), 770, '#6a9a55', '#86b06c', 6, 110),
      at(480, 560, 1.3, 0, cowHead()),
      stroke(
        many(30, (i) => `M${20 + i * 34} 760q${(i % 5) * 6 - 12}-60 ${(i % 3) * 14 - 14}-${100 + (i % 4) * 22}`),
        '#4d7f3f',
        9,
      ),
      ...rows('120 690, 260 720, 830 700, 930 660, 720 730').map(
        ([x = 0, y = 0]) => circle(x, y, 15, '#fdf6e4') + circle(x, y, 6, '#e8a838'),
      ),
    ),
  ),
} as const

/** A cow looking over the meadow at the viewer. */
function cowHead(): string {
  return (
    fill('M-96-40Q-150 60-120 200H330Q350 10 250-90Q120-140 60-90Z', '#8a4527') +
    fill('M150-96Q240-100 290 0Q300 60 250 90Q170 60 150-96Z', '#f7eddc') +
    fill('M-96-40Q-150 60-120 200H120Q20 120-20 40Z', ink, 0.2) +
    fill('M-84-150q-70-30-90 6q30 46 86 26ZM84-150q70-30 90 6q-30 46-86 26Z', '#6b331c') +
    stroke('M-56-190q-40-20-30-64M56-190q40-20 30-64', '#f3e2c0', 18) +
    fill('M-90-160Q-90-214 0-214T90-160Q96-60 62 20Q40 66 0 66T-62 20Q-96-60-90-160Z', '#8a4527') +
    fill('M-30-214H30Q44-120 30-40Q50-10 50 20Q30 60 0 60T-50 20Q-50-10-30-40Q-44-120-30-214Z', '#f7eddc') +
    fill('M36-210Q90-200 90-160Q96-60 62 20Q50 50 30 60Q70-60 36-210Z', ink, 0.14) +
    fill('M-64 6Q-70 72 0 76T64 6Q40-26 0-26T-64 6Z', '#e0a898') +
    stroke('M-26 22h0M26 22h0', '#8a5a4a', 18) +
    stroke('M-26 52q26 14 52 0', '#a86a5c', 6) +
    circle(-54, -110, 13, ink) +
    circle(54, -110, 13, ink) +
    circle(-58, -115, 4, '#fff') +
    circle(50, -115, 4, '#fff') +
    fill('M-150-120h36v40h-36Z', '#f0b53c') +
    stroke('M-142-106h20M-142-94h14', '#5d3a1c', 4)
  )
}
