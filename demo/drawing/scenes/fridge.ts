import { at, box, circle, fill, frame, ink, many, put, stroke } from '../draw.ts'
import { snowflake } from '../motifs/cold.ts'
import { lettuce } from '../motifs/herbs.ts'
import { apple } from '../motifs/industry.ts'
import { rawFillet } from '../motifs/poultry.ts'
import { cloth } from '../motifs/textile.ts'
import { dish } from '../painting.ts'
import { palettes } from '../palette.ts'

const { koulu } = palettes

const shelf = (y: number) => fill(box(330, y, 350, 12, 4), '#fff') + fill(box(330, y + 12, 350, 9), '#8fbfd2', 0.55)

/** Its lower left corner is at x, y. */
const milk = (x: number, y: number) =>
  at(
    x,
    y,
    1,
    0,
    fill('M0 0V-92L16-128H58L74-92V0Z', '#fdf8ec'),
    fill('M40 0V-92L58-128L74-92V0Z', ink, 0.08),
    fill(box(0, -66, 74, 40), '#2f7fb0'),
    fill(box(14, -142, 46, 18, 4), '#e9dfc8'),
    circle(37, -46, 13, '#fdf8ec'),
  )

/** A dish with a lid. */
const leftovers = (x: number, y: number, width: number, food: string, lid: string) =>
  fill(box(x, y - 58, width, 58, 12), '#e8f4f6') +
  fill(box(x + 8, y - 40, width - 16, 34, 8), food) +
  fill(box(x - 7, y - 70, width + 14, 18, 7), lid)

const jar = (x: number, y: number, jam: string, lid: string) =>
  fill(box(x, y - 74, 56, 74, 12), jam) +
  fill(box(x + 8, y - 52, 40, 28, 4), koulu.light) +
  fill(box(x + 4, y - 90, 48, 20, 5), lid)

const cabinet =
  fill(box(318, 56, 400, 664, 34), ink, 0.14) +
  fill(box(296, 40, 418, 672, 34), '#fdfaf2') +
  fill(box(330, 74, 350, 400, 14), '#bfe3ee') +
  fill(box(330, 74, 350, 70, 14), '#fff', 0.45) +
  fill(box(330, 500, 350, 178, 14), '#9fd0e4')

const door =
  fill('M714 44L918 14Q942 12 942 38V716Q942 742 918 738L714 708Z', '#f1ead9') +
  fill('M738 76L904 54V696L738 672Z', '#d6ecf2') +
  stroke('M930 320V440', '#b9ae97', 14) +
  [232, 420, 606].map((y) => fill(`M738 ${y}L904 ${y + 6}V${y + 48}L738 ${y + 36}Z`, '#fff')).join('')

export const fridgeScenes = {
  jaakaappi: dish(() =>
    frame(
      1000,
      750,
      koulu.cloth,
      cloth(box(0, 0, 1000, 750), { base: koulu.cloth, line: '#f2c944', kind: 'dots' }, 90),
      cabinet,
      milk(356, 232),
      jar(452, 232, '#c8412b', koulu.second),
      jar(524, 232, '#e8a838', '#2f7fb0'),
      at(628, 192, 0.5, 0, apple()),
      shelf(232),
      leftovers(358, 346, 136, '#c98a4b', koulu.accent),
      leftovers(522, 346, 130, '#7fa94e', koulu.second),
      shelf(346),
      put(rawFillet(1), 420, 424, { turn: -4, scale: 0.32, lift: 4 }),
      put(rawFillet(2), 520, 420, { turn: 6, scale: 0.32, lift: 4 }),
      put(rawFillet(3), 606, 426, { turn: -2, scale: 0.3, lift: 4 }),
      fill(box(346, 440, 318, 24, 10), '#fdf8ec'),
      shelf(462),
      fill(box(346, 520, 318, 140, 12), '#d9eef5'),
      fill(box(440, 534, 130, 16, 8), '#7fb7c9'),
      snowflake(410, 606, 34, '#fff', 9),
      snowflake(506, 606, 34, '#fff', 9),
      snowflake(602, 606, 34, '#fff', 9),
      door,
      jar(762, 236, '#7d9a3c', koulu.accent),
      jar(832, 240, '#f4e3b2', '#3b5f7d'),
      milk(768, 424),
      fill(box(856, 330, 34, 98, 12), '#c8412b'),
      fill(box(864, 302, 18, 36, 5), '#fdf8ec'),
      jar(764, 612, koulu.accent, '#f4e3b2'),
      jar(834, 618, '#e8a838', koulu.second),
      fill(box(0, 636, 270, 114), '#b9824f'),
      fill(box(0, 636, 286, 20, 6), '#d8a86a'),
      lettuce(176, 380, 0.72, 18),
      at(
        64,
        352,
        0.6,
        -14,
        fill('M-34 20Q-60-120 0-150Q60-120 34 20Z', '#e3b26f'),
        stroke('M-18-60L10-76M-18-20L14-38', '#c08a45', 9),
      ),
      at(
        112,
        410,
        0.9,
        26,
        fill('M-64-60C-58 6-14 40 54 34C66 34 66 50 54 54C-30 70-96 10-88-54C-86-70-66-72-64-60Z', '#ffd84d'),
      ),
      fill('M22 396H248L262 640H8Z', '#cf9f66'),
      fill('M170 396H248L262 640H186Z', ink, 0.1),
      fill(`M22 396${many(11, (i) => `L${32.3 + i * 20.5} ${i % 2 === 0 ? 412 : 396}`)}L248 396V418H22Z`, '#e0b57f'),
      circle(104, 530, 46, koulu.second),
      stroke('M82 530L98 548L128 512', koulu.light, 11),
    ),
  ),
}
