import { box, circle, fill, frame, pairs, put, range, stroke } from '../draw.ts'
import { cow, hen } from '../motifs/animals.ts'
import { lingonberries } from '../motifs/berries.ts'
import { chanterelle } from '../motifs/garnish.ts'
import { truck } from '../motifs/industry.ts'
import { barn, cloud, ear, field, meadow, sun } from '../motifs/land.ts'
import { alder, birch, forest } from '../motifs/trees.ts'
import { dish } from '../painting.ts'

export const countrysideScenes = {
  vilja: dish(() =>
    frame(
      1000,
      750,
      '#f6d98a',
      circle(640, 330, 260, '#f8e3a6'),
      circle(640, 330, 170, '#e8a838'),
      field(1000, pairs('-20 520, 300 490, 700 530, 1020 500'), 770, '#d39a2e', '#bd8420', [640, 480], 24, 10),
      ...range(16).map((i) =>
        ear(
          20 + i * 64,
          790,
          430 + Math.sin(i * 2.1) * 90,
          -10 + (i % 5) * 5,
          i % 3 === 0 ? '#f0bf4a' : '#e3a92f',
          '#b9781b',
        ),
      ),
    ),
  ),
  maatila: dish(() =>
    frame(
      1000,
      750,
      '#cfe3e0',
      sun(250, 200, 80, '#f2c14e', '#f8dc94'),
      cloud(680, 130, 1),
      forest(-20, 1040, 400, 150, '#3f6a52', '#4f7d62', 8, 0.24),
      field(1000, pairs('-20 390, 300 360, 700 400, 1020 370'), 560, '#c9c95a', '#b8b848', [300, 360], 18, 8),
      barn(600, 470, 0.9),
      birch(330, 490, 300),
      birch(900, 490, 260),
      field(1000, pairs('-20 500, 400 470, 760 510, 1020 480'), 770, '#6a9a55', '#5d8d49', [500, 430], 22, 11),
      cow(330, 640, 0.85),
      hen(640, 690, 0.7),
      hen(760, 660, 0.55, '#c9782a', '#a85a1c'),
      meadow(1000, pairs('-20 690, 500 700, 1020 680'), 770, '#3d6b4a', '#5f8f66', 3, 50),
    ),
  ),
  metsa: dish(() =>
    frame(
      1000,
      750,
      '#dfe6cf',
      circle(560, 280, 170, '#f6e6b4'),
      forest(-40, 1060, 420, 300, '#9db99a', '#a9c4a6', 3, 0.22),
      fill(box(0, 405, 1000, 200), '#a9c4a6'),
      forest(-60, 1080, 540, 400, '#5f8a6b', '#6f9a7a', 6, 0.26),
      fill(box(0, 530, 1000, 200), '#6f9a7a'),
      forest(-80, 360, 680, 560, '#2f5540', '#3b654d', 9, 0.3),
      forest(700, 1100, 690, 600, '#2f5540', '#3b654d', 4, 0.3),
      alder(560, 660, 460),
      meadow(1000, pairs('-20 640, 300 610, 640 640, 1020 600'), 770, '#22382a', '#4f7a5c', 5, 90),
      put(chanterelle(), 400, 680, { scale: 0.6 }),
      put(chanterelle(), 450, 700, { scale: 0.45, turn: 8 }),
      lingonberries(650, 700, 0.9, 0),
    ),
  ),
  kuljetus: dish(() =>
    frame(
      1000,
      750,
      '#f3d9b0',
      sun(740, 250, 90, '#e8722a', '#f2a65a'),
      cloud(260, 150, 1, '#fff8e6', 0.9),
      fill('M-20 430Q220 330 460 400T1020 370V560H-20Z', '#87a08b'),
      forest(-20, 1040, 490, 150, '#3f6a52', '#4f7d62', 5, 0.26),
      field(1000, pairs('-20 480, 400 460, 1020 490'), 620, '#d8b64f', '#c79f3a', [300, 440], 18, 8),
      fill(box(0, 590, 1000, 180), '#4a5056'),
      fill(box(0, 590, 1000, 14), '#6b7378'),
      stroke('M-20 715H1020', '#f3e2c0', 9, 1, '70 50'),
      truck(500, 670, 1.1, '#fdf6e8', '#c8412b', '#23405c'),
      birch(930, 600, 330),
      stroke('M830 480h100M850 530h90M810 430h80', '#fff', 9, 0.6),
    ),
  ),
} as const
