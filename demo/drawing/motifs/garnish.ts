import {
  at,
  blob,
  box,
  circle,
  fill,
  ink,
  type Motif,
  pairs,
  range,
  reuse,
  rows,
  smooth,
  specks,
  stroke,
} from '../draw.ts'

/** A slice of mushroom, cap up. */
export const mushroom = (): Motif => {
  const outline =
    'M-62 0C-64-52-34-76 0-76S64-52 62 0C62 16 34 16 20 8C16 40 22 58 14 66Q0 74-14 66C-22 58-16 40-20 8C-34 16-62 16-62 0Z'
  return {
    outline,
    art:
      fill(outline, '#b58a5f') +
      at(0, 0, 0.88, 0, fill(outline, '#f5e6cc')) +
      stroke('M-40-8q18-22 40-10q22-12 40 10M-24 2q12-12 24-4q12-8 24 4', '#a87b52', 5) +
      stroke('M-40-30q8-20 26-26', '#fffaf0', 6),
  }
}

/** A chanterelle from the side. */
export const chanterelle = (): Motif => {
  const outline = smooth(
    '-84 -52, -40 -78, 20 -66, 80 -70, 88 -40, 48 -6, 28 40, 20 86, -8 92, -24 60, -34 10, -66 -20',
  )
  return {
    outline,
    art:
      fill(outline, '#e2962a') +
      fill(smooth('-84 -52, -40 -78, 20 -66, 80 -70, 70 -44, 10 -36, -50 -34'), '#f6bd4f') +
      stroke(
        'M-60-26q30 40 40 96M-30-28q22 50 24 110M4-30q6 50 2 112M36-32q-12 40-20 100M64-38q-26 30-40 70',
        '#b06a16',
        4.4,
        0.85,
      ),
  }
}

/** A slice of dark rye bread. */
export function rye(width = 190, height = 150): Motif {
  const outline = smooth([
    [-width / 2, height * 0.1],
    [-width * 0.44, -height * 0.34],
    [-width * 0.2, -height / 2],
    [width * 0.2, -height / 2],
    [width * 0.44, -height * 0.34],
    [width / 2, height * 0.1],
    [width * 0.44, height / 2],
    [-width * 0.44, height / 2],
  ])
  return {
    outline,
    art:
      fill(outline, '#4b2a18') +
      at(0, 0, 0.9, 0, fill(outline, '#8b5a36')) +
      stroke(specks(width * 0.4, height * 0.38, 44, 3), '#6a4023', 6) +
      stroke(specks(width * 0.38, height * 0.36, 20, 5), '#c39a6a', 4.4),
  }
}

/** A slice of light bread or baguette. */
export const baguetteSlice = (): Motif => {
  const outline = blob(58, 76, 4, 0.04)
  return {
    outline,
    art:
      fill(outline, '#b06a28') +
      at(-2, -2, 0.88, 0, fill(outline, '#f8e6bf')) +
      stroke(specks(38, 54, 22, 2), '#e2c38c', 8) +
      stroke(specks(38, 54, 10, 9), '#cfa768', 4),
  }
}

/** A fried egg. */
export const friedEgg = (seed = 2): Motif => {
  const outline = blob(104, 90, seed, 0.12, 9)
  return {
    outline,
    art:
      fill(outline, '#f4dfb6') +
      at(-2, -3, 0.94, 0, fill(outline, '#fffaf0')) +
      circle(10, 8, 46, '#e8952a') +
      circle(7, 4, 42, '#f6b330') +
      stroke('M-18-8q6-20 26-22', '#fff3b8', 8),
  }
}

/** A wedge of cheese with holes or a rind. */
export const cheese = (rind = '#f8efe0', paste = '#f6d27a'): Motif => {
  const outline = polygonOf(pairs('-110 34, 70 -66, 116 -30, 116 40, -108 62'))
  return {
    outline,
    art:
      fill(outline, rind) +
      fill(polygonOf(pairs('-102 36, 104 -20, 104 32, -102 56')), paste) +
      fill(polygonOf(pairs('-104 31, 68 -58, 104 -28')), '#fbe3a4') +
      rows('-20 28 9, 40 14 12, 72 22 6, 10 6 6')
        .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, '#dca843'))
        .join(''),
  }
}

const polygonOf = (points: readonly (readonly [number, number])[]) =>
  `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`

export const olive = (x: number, y: number, turn: number, color = '#6f7d34') =>
  at(
    x,
    y,
    1,
    turn,
    `<ellipse cx="5" cy="7" rx="30" ry="22" fill="${ink}" opacity=".22"/><ellipse rx="30" ry="22" fill="${color}"/>`,
    circle(24, 0, 7, '#2f3517'),
    stroke('M-18-6q6-9 18-9', '#eef0c0', 5, 0.8),
  )

/** A bunch of grapes hanging down. */
export const grapes = (x: number, y: number, scale: number, color = '#6d2b57', deep = '#431737') =>
  at(
    x,
    y,
    scale,
    0,
    stroke('M0-70q4-26 22-40', '#6b4a2a', 8),
    ...range(15).map((i) => {
      const row = [0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 4][i] ?? 0
      const place = [0, 1, 2, 3, 4, 0, 1, 2, 3, 0, 1, 2, 0, 1, 0][i] ?? 0
      const [px, py] = [(place - (4 - row) / 2) * 46, -44 + row * 42]
      return at(
        px,
        py,
        1,
        0,
        reuse(
          circle(6, 9, 27, ink, 0.2) +
            circle(0, 0, 27, deep) +
            circle(-3, -4, 22, color) +
            circle(-10, -11, 5, '#f4d6ea', 0.8),
        ),
      )
    }),
  )

/** A plain log of butter, cut. */
export const butter = (): Motif => ({
  outline: box(-70, -34, 140, 68, 10),
  art:
    fill(box(-70, -34, 140, 68, 10), '#f2cf63') +
    fill(box(-70, -34, 140, 40, 10), '#fae596') +
    stroke('M-34-32v60M2-32v60', '#e0b545', 3),
})
