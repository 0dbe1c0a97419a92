import { circle, ellipse, fill, many, pairs, round, smooth, stroke } from '../../draw.ts'
import { mixed } from '../../palette.ts'

/** Hair about the middle of the head: `back` is behind the shoulders, `over` before them, `front` before the face. */
type Haircut = { back?: (color: string) => string; over?: (color: string) => string; front: string; ear?: boolean }

const puffs = (course: string, radius: number) =>
  pairs(course)
    .map(([x, y]) => round(radius, radius, x, y))
    .join('')

/** How the hair falls at the sides; also under a hat. */
const drawnBack = 'M-72 6C-84-66-46-97 4-95C56-95 84-62 71-2Q62-46 26-60Q-32-54-60 4Z'

const haircuts = {
  side: {
    front: 'M-73 8C-86-62-60-99 6-98C62-98 86-58 70-4Q64-34 48-50Q4-34-34-56Q-58-40-60 2Q-66 0-67 10Z',
    ear: true,
  },
  cropped: { front: 'M-70 6C-82-58-48-91 2-91C52-91 82-58 69-4L60-8Q58-40 44-54Q0-66-44-52Q-58-36-60 4Z', ear: true },
  quiff: {
    front:
      'M-70 4C-80-42-66-64-54-68C-60-106-8-108 16-102C60-108 84-70 69-4L60-8Q60-36 50-50Q16-48-18-64Q-42-54-52-44Q-58-26-60 4Z',
    ear: true,
  },
  curls: {
    front: puffs('-64 -20, -58 -50, -38 -74, -8 -86, 24 -82, 50 -64, 64 -36, -30 -52, 6 -58, 38 -50', 23),
    ear: true,
  },
  thin: {
    front: 'M-72 10C-82-36-68-64-46-76Q-58-40-58 2ZM70 0C78-40 66-66 48-76Q60-40 60-4ZM-40-72Q0-96 42-74Q0-82-40-72Z',
    ear: true,
  },
  bald: { front: 'M-72 14C-80-14-74-34-62-42Q-60-16-57 8ZM70 4C78-18 74-36 62-44Q62-18 60 0Z', ear: true },
  bowl: { front: 'M-74 16C-88-62-50-99 2-99C54-99 86-62 73 12L62 10Q66-12 58-22Q0-12-54-24Q-64-10-61 14Z' },
  tousled: {
    front:
      'M-70 4C-82-38-76-58-62-66L-66-90L-40-82L-28-106L-8-90L12-110L24-90L48-98L50-78L74-78L64-54Q76-34 69-4L60-8Q58-38 46-50Q28-38 16-54Q-8-36-22-52Q-58-34-60 4Z',
    ear: true,
  },
  bob: {
    back: (color) => fill('M-80-8C-94-114 94-114 80-8L88 66Q62 92 40 82H-40Q-62 92-88 66Z', color),
    front: 'M-76 24C-92-72-50-100 4-98C58-100 92-72 75 20Q74-30 44-56Q18-46 6-68Q-14-40-46-30Q-62-12-63 28Z',
  },
  fringe: {
    back: (color) => fill('M-80-8C-94-114 94-114 80-8L90 96Q62 116 40 106H-40Q-62 116-90 96Z', color),
    front: 'M-77 34C-94-74-50-101 4-100C58-101 94-74 77 30L63 30Q68-8 60-24Q0-12-54-26Q-66-8-63 34Z',
  },
  long: {
    back: (color) => fill('M-80-8C-94-114 94-114 80-8L98 150Q60 178 0 172Q-60 178-98 150Z', color),
    over: (color) => fill('M-74 10Q-98 86-92 168Q-62 178-50 152Q-66 92-58 34Z', color),
    front: 'M-76 26C-92-72-50-100 4-98C58-100 90-72 75 12Q70-32 52-52Q16-24-28-30Q-58-14-62 28Z',
  },
  wavy: {
    back: (color) =>
      fill(
        smooth(
          '-78 -10, -70 -78, 0 -106, 70 -78, 78 -10, 96 40, 84 84, 98 124, 60 150, 0 136, -60 150, -98 124, -84 84, -96 40',
        ),
        color,
      ),
    front: 'M-76 30C-94-72-50-102 8-100C62-100 92-70 75 10Q68-36 46-58Q30-36-6-44Q-50-34-60 30Z',
  },
  bun: { back: (color) => circle(-14, -104, 36, color), front: drawnBack, ear: true },
  ponytail: {
    back: (color) => fill('M-44-70C-124-84-138 40-112 132Q-98 146-88 126C-90 50-80 0-52-10Z', color),
    front: drawnBack,
    ear: true,
  },
  braids: {
    over: (color) =>
      many(
        4,
        (i) =>
          ellipse(-74 - i * 4, 52 + i * 30, 19 - i, 21, i % 2 ? mixed(color, '#1c0f0a', 0.14) : color) +
          ellipse(74 + i * 4, 52 + i * 30, 17 - i, 21, i % 2 ? mixed(color, '#1c0f0a', 0.14) : color),
      ) + stroke('M-100 154h24M76 154h24', '#c8412b', 12),
    front: 'M-75 26C-92-72-50-100 2-98C56-100 92-72 75 22Q74-30 52-50Q20-58 8-70Q-10-50-46-36Q-62-12-63 30Z',
  },
  afro: {
    back: (color) =>
      fill(
        puffs('-70 10, -88 -34, -72 -82, -30 -112, 20 -114, 66 -86, 86 -38, 70 8', 42) + round(92, 84, 0, -36),
        color,
      ),
    front: 'M-71 6C-86-66-46-94 2-92C52-94 84-62 70-4Q58-54 4-58Q-52-54-60 6Z',
  },
  scarf: {
    back: (color) =>
      fill('M-84-8C-94-118 94-118 84-8L96 92Q60 136 0 132Q-60 136-96 92Z', mixed(color, '#1c0f0a', 0.16)),
    over: (color) => fill('M-70 50Q0 118 70 46L88 104Q40 150-20 138Q-70 128-84 98Z', color),
    front:
      'M-80 30C-94-80-54-106 2-104C58-106 94-80 80 26Q72 80 40 96Q62 40 58-8Q52-58 6-60Q-48-58-56-4Q-58 44-30 94Q-72 80-80 30Z',
  },
} satisfies Record<string, Haircut>

export type Cut = keyof typeof haircuts

export const haircut = (cut: Cut): Haircut => haircuts[cut]

/** What is seen of hair under a hat. */
export const underHat = (long: boolean) =>
  long
    ? 'M-75-14Q-80 30-66 64L-56 10ZM74-14Q80 30 66 60L60 4Z'
    : 'M-73-14Q-75 14-64 34L-56-10ZM72-14Q74 14 64 28L60-10Z'

/** A few hairs of another tone, so that hair is not one flat shape. */
export const strands = (color: string) =>
  stroke('M-50-70Q-20-92 20-88M-58-50Q-50-66-40-72', mixed(color, '#fff', 0.32), 4, 0.5)
