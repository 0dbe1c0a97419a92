import { at, box, circle, fill, frame, ink, many, range, stroke } from '../draw.ts'
import { person } from '../motifs/people/person.ts'
import { plant } from '../motifs/rooms.ts'
import { hanging } from '../motifs/service.ts'
import { awning } from '../motifs/still.ts'
import { dish } from '../painting.ts'
import { palettes } from '../palette.ts'

const { international } = palettes

/** A sleeve of card about a tray of cold cuts, standing on y. */
const sleeve = (x: number, y: number, width: number, height: number, card: string, food: string, sign: string) =>
  at(
    x,
    y,
    1,
    0,
    fill(box(-width / 2, -height, width, height, 8), card),
    fill(box(-width * 0.38, -height * 0.62, width * 0.76, height * 0.4, 8), food),
    stroke(
      `M${-width * 0.3} ${-height * 0.5}h${width * 0.6}M${-width * 0.3} ${-height * 0.36}h${width * 0.5}`,
      '#fff',
      6,
      0.4,
    ),
    circle(0, -height * 0.8, width * 0.12, sign),
    fill(box(width * 0.3, -height, width * 0.2, height, 8), ink, 0.1),
  )

const cards = [international.cloth, international.accent, international.second, '#f6efe0', '#2f5d4a'] as const
const foods = ['#e98f88', '#a83436', '#7a3420', '#e98f88', '#b0713a'] as const

export const shopScenes = {
  'puoti-maailmalla': dish(() =>
    frame(
      1000,
      750,
      '#e8d3c0',
      fill(box(0, 0, 1000, 640), '#b5654a'),
      stroke(
        many(14, (i) => `M0 ${i * 46}H1000`),
        '#a05540',
        5,
      ),
      stroke(
        many(14, (i) => many(10, (k) => `M${k * 110 + (i % 2) * 55} ${i * 46}v46`)),
        '#a05540',
        5,
      ),
      fill(box(100, 150, 800, 500), international.ground),
      fill(box(120, 60, 760, 80, 8), international.deep),
      stroke('M330 100h340', international.cloth, 18),
      circle(270, 100, 22, international.accent),
      circle(730, 100, 22, international.accent),
      fill(box(140, 250, 440, 300), '#f6dfae'),
      fill(box(640, 220, 210, 430), international.deep),
      fill(box(664, 244, 162, 230), '#f6dfae'),
      circle(806, 510, 12, '#e3b04b'),
      hanging(180, 250, 5, 84, ['#8d2620', '#6f2f24', '#a8482a'], 70, 40),
      fill(box(140, 470, 440, 14), '#a8783f'),
      ...range(5).map((i) => sleeve(188 + i * 86, 470, 66, 84, cards[i] ?? '#fff', foods[i] ?? '#a83436', '#fff8e6')),
      ...range(4).map((i) =>
        sleeve(204 + i * 104, 550, 86, 62, cards[(i + 2) % 5] ?? '#fff', foods[(i + 1) % 5] ?? '#a83436', '#fff8e6'),
      ),
      stroke(box(140, 250, 440, 300), '#fbf3e0', 14),
      awning(100, 170, 800, 56, international.accent, international.light),
      fill(box(0, 640, 1000, 110), '#9a9a94'),
      fill(box(0, 640, 1000, 14), '#b9b9b2'),
      stroke('M200 654L150 750M420 654L400 750M640 654L660 750M840 654L900 750', '#85857f', 6),
      plant(60, 660, 0.7, international.accent),
      plant(610, 655, 0.6, international.second),
      person(
        900,
        770,
        0.92,
        { shirt: international.cloth, apron: international.accent, hair: '#2b1a14', skin: '#c98d64', cut: 'bun' },
        'left',
      ),
    ),
  ),
  'kaupan-hylly': dish(() =>
    frame(
      1000,
      750,
      international.deep,
      fill(box(0, 0, 1000, 750), '#20406a'),
      fill(box(70, 50, 860, 650, 16), '#e9f1f2'),
      fill(box(94, 74, 812, 602, 8), '#cfe0e4'),
      fill(box(94, 74, 812, 20), '#fffbe6'),
      fill('M94 94H906L860 200H140Z', '#fffbe6', 0.5),
      ...range(3).map(
        (row) =>
          range(6)
            .map((i) =>
              sleeve(
                176 + i * 130,
                282 + row * 196,
                112,
                140,
                cards[(i + row * 2) % 5] ?? '#fff',
                foods[(i * 2 + row) % 5] ?? '#a83436',
                row === 1 ? '#e3b04b' : '#fff8e6',
              ),
            )
            .join('') +
          fill(box(94, 282 + row * 196, 812, 20), '#9fb3b8') +
          fill(box(94, 288 + row * 196, 812, 14), '#fdf8ec') +
          many(6, (i) => stroke(`M${150 + i * 130} ${295 + row * 196}h50`, international.accent, 6)),
      ),
      person(190, 800, 0.9, {
        shirt: international.second,
        apron: null,
        hair: '#c98a3c',
        cut: 'long',
        wears: 'jacket',
      }),
      fill('M330 100L200 676H260L400 100Z', '#fff', 0.2),
      fill('M760 100L640 676H680L800 100Z', '#fff', 0.16),
    ),
  ),
} as const
