import { at, box, circle, fill, many, range, stroke } from '../draw.ts'

const wheel = (x: number) => circle(x, 0, 40, '#23211f') + circle(x, 0, 22, '#cfc9bd') + circle(x, 0, 8, '#5a554d')

/** A delivery truck driving left, wheels on the ground line. */
export const truck = (x: number, y: number, scale: number, body: string, stripe: string, cab: string) =>
  at(
    x,
    y,
    scale,
    0,
    fill('M-330 6h640l30 22H-300Z', '#1c0f0a', 0.22),
    fill(box(-130, -290, 430, 240, 12), body),
    fill(box(-130, -110, 430, 60), '#1c0f0a', 0.1),
    fill('M-130-200q120-70 220 0t210-10v60q-110 60-210 0t-220 10Z', stripe),
    fill('M40-240c-40 20-50 60-20 92c40-20 50-60 20-92Z', stripe),
    stroke('M34-230q-6 40-12 90', body, 5),
    fill('M-140-50V-220h-90q-24 0-38 26l-44 80q-8 14-8 30v34Z', cab),
    fill('M-170-196h-50q-14 0-22 16l-34 62h106Z', '#cfe3e6'),
    fill('M-190-196l-50 78h30l44-78Z', '#fff', 0.5),
    fill(box(-326, -60, 640, 34, 8), '#3a3530'),
    fill(box(-322, -94, 26, 22, 6), '#f6d27a'),
    fill(box(-160, -104, 20, 8), '#1c0f0a', 0.5),
    at(0, -34, 1, 0, wheel(-220), wheel(130), wheel(226)),
  )

type Shell = { wall: string; side: string; glass: string; roof: string }

/** A low modern plant or office with a rhythm of windows, its ground line at y. */
export function works(x: number, y: number, scale: number, { wall, side, glass, roof }: Shell): string {
  const windows = (left: number, top: number, columns: number, floors: number) =>
    many(columns * floors, (i) => {
      const [wx, wy] = [left + (i % columns) * 62, top + Math.floor(i / columns) * 74]
      return fill(box(wx, wy, 44, 50), glass) + fill(`M${wx} ${wy}h24l-24 40Z`, '#fff', 0.35)
    })
  const teeth = range(4).map(
    (i) => fill(`M${130 + i * 90}-200l60-70v70Z`, roof) + fill(`M${190 + i * 90}-270l30 70h-30Z`, glass),
  )
  return at(
    x,
    y,
    scale,
    0,
    fill('M-330 0H500l50 30H-280Z', '#1c0f0a', 0.18),
    fill(box(120, -204, 380, 204), side),
    teeth.join(''),
    many(
      4,
      (i) =>
        fill(box(146 + i * 88, -120, 62, 120), wall) +
        stroke(`M${150 + i * 88}-96h54M${150 + i * 88}-72h54M${150 + i * 88}-48h54M${150 + i * 88}-24h54`, side, 4),
    ),
    fill(box(-320, -360, 450, 360), wall),
    fill(box(100, -360, 30, 360), '#1c0f0a', 0.12),
    fill(box(-334, -380, 478, 26), roof),
    windows(-296, -330, 6, 3),
    fill(box(-130, -104, 100, 104), '#3a2a22'),
    fill(box(-122, -96, 40, 96), glass),
    fill(box(-78, -96, 40, 96), glass),
    fill(box(-160, -122, 160, 20), roof),
    fill(box(420, -330, 36, 130), wall),
    fill(box(414, -340, 48, 18), roof),
  )
}

/** A stack of shipping containers: colours from the bottom row up. */
export const containers = (x: number, y: number, scale: number, stacks: readonly (readonly string[])[]) =>
  at(
    x,
    y,
    scale,
    0,
    ...stacks.flatMap((row, level) =>
      row.map((color, i) =>
        color === ''
          ? ''
          : at(
              i * 132,
              -level * 72,
              1,
              0,
              fill(box(0, -68, 128, 68, 3), color),
              stroke(
                many(9, (k) => `M${14 + k * 12.5}-58v48`),
                '#1c0f0a',
                4,
                0.2,
              ),
              fill(box(0, -68, 128, 9), '#fff', 0.22),
              fill(box(112, -68, 16, 68), '#1c0f0a', 0.16),
            ),
      ),
    ),
  )

/** A container ship sailing left on the water line. */
export const ship = (
  x: number,
  y: number,
  scale: number,
  hull: string,
  band: string,
  stacks: readonly (readonly string[])[],
) =>
  at(
    x,
    y,
    scale,
    0,
    containers(-300, -96, 1, stacks),
    fill(box(300, -290, 130, 200, 6), '#f8f2e4'),
    fill(box(400, -290, 30, 200), '#1c0f0a', 0.12),
    many(3, (i) => stroke(`M316 ${-262 + i * 50}h84`, '#33506a', 18)),
    fill(box(330, -360, 56, 74, 4), band),
    fill(box(330, -330, 56, 16), '#f8f2e4'),
    fill('M-470-130q30 30 60 34H480l-30 116q-6 20-30 20H-360q-70-10-110-170Z', hull),
    fill('M-456-60H466l-8 26H-444Z', band),
    fill('M200-96H480l-30 116q-6 20-30 20H300Z', '#1c0f0a', 0.14),
    circle(-390, -76, 9, '#f8f2e4'),
  )

/** A quay crane, its feet on the ground line. */
export const crane = (x: number, y: number, scale: number, color: string) =>
  at(
    x,
    y,
    scale,
    0,
    stroke('M-60 0L-40-420M100 0L80-420M-54-130h148M-48-260h134M-56-130L90-260M94-130L-48-260', color, 16),
    fill(box(-420, -450, 640, 34), color),
    stroke('M20-560L-400-440M20-560L200-440M20-560v120', color, 9),
    fill(box(-10, -416, 70, 60, 6), '#f8f2e4'),
    fill(box(-2, -408, 54, 26), '#33506a'),
    stroke('M-300-416v150M-240-416v150', '#2b2622', 5),
  )

export const schoolBook = (cover: string, page = '#fdf6e4') =>
  fill('M-130-70Q-60-96 0-70V80Q-60 54-130 80Z', cover) +
  fill('M130-70Q60-96 0-70V80Q60 54 130 80Z', cover) +
  fill('M-120-78Q-56-102 0-78V70Q-56 46-120 68Z', page) +
  fill('M120-78Q56-102 0-78V70Q56 46 120 68Z', '#efe3c8') +
  stroke('M-98-50q40-14 76-4M-98-22q40-14 76-4M-98 6q40-14 76-4M24-54q40-10 74 4M24-26q40-10 74 4', '#9a8a6a', 5, 0.7)

export const apple = (color = '#d2402c', deep = '#a62a1e') =>
  fill('M0-50C30-84 92-66 88 0C84 62 36 92 0 76C-36 92-84 62-88 0C-92-66-30-84 0-50Z', deep) +
  fill('M-4-46C24-76 78-58 72-2C68 50 30 76-2 62C-34 76-82 56-84 0C-86-56-32-78-4-46Z', color) +
  stroke('M0-50q0-30 14-44', '#5a3421', 9) +
  fill('M12-74q30-34 66-18q-20 36-66 18Z', '#5f9440') +
  stroke('M-60-14q4-24 24-32', '#ffd9c4', 10, 0.85)

/** A school bag from the front. */
export const backpack = (body: string, pocket: string, trim: string) =>
  stroke('M-40-150q0-50 40-50t40 50', trim, 16) +
  fill('M-130 130V-60Q-130-170 0-170T130-60V130Q130 160 100 160H-100Q-130 160-130 130Z', body) +
  fill('M60-160q70 20 70 100V130q0 30-30 30H50Z', '#1c0f0a', 0.14) +
  fill(box(-92, 0, 184, 130, 24), pocket) +
  fill('M-92 24q92 50 184 0V0H-92Z', '#1c0f0a', 0.14) +
  stroke('M-92 14q92 54 184 0', trim, 8) +
  fill(box(-14, 30, 28, 40, 6), trim) +
  stroke('M-96-70q96 44 192 0', '#1c0f0a', 7, 0.25)

export const pencil = (color: string) =>
  fill('M-120-14H90V14H-120Z', color) +
  fill('M-120-5H90V5H-120Z', '#fff', 0.3) +
  fill('M90-14L130 0L90 14Z', '#f3dcb4') +
  fill('M118-4L130 0L118 4Z', '#2b2622') +
  fill(box(-134, -14, 22, 28, 6), '#e08a80') +
  fill(box(-116, -14, 12, 28), '#c9cfd1')
