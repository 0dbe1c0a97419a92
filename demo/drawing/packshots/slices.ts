import { at, blob, clip, fill, type Motif, many, n, put, round, seeded, smooth, specks, stroke } from '../draw.ts'
import { shaded } from './light.ts'

type Dots = readonly [color: string, count: number, size: number]

type Kind = {
  /** Half width and half height. */
  size: readonly [number, number]
  /** How far the outline wanders from an ellipse. */
  uneven?: number
  edge: string
  edgeWidth?: number
  body: string
  heart?: string
  seams?: string
  dots?: readonly Dots[]
}

/** One slice, flat, seen from above. */
function slice(
  { size: [rx, ry], uneven = 0, edge, edgeWidth = 6, body, heart, seams, dots = [] }: Kind,
  seed = 1,
): Motif {
  const outline = uneven === 0 ? round(rx, ry) : blob(rx, ry, seed, uneven, 11)
  const next = seeded(seed)
  const bits = (count: number, size: number) =>
    many(count, () => {
      const [angle, reach] = [next() * 6.28, Math.sqrt(next()) * 0.84]
      const [x, y] = [Math.cos(angle) * reach * (rx - edgeWidth), Math.sin(angle) * reach * (ry - edgeWidth)]
      return `M${Math.round(x)} ${Math.round(y)}l${Math.round((next() - 0.5) * size * 1.6)} ${Math.round((next() - 0.5) * size)}`
    })
  const muscle = `M${n(-rx * 0.5)} ${n(-ry * 0.9)}q${n(rx * 0.5)} ${n(ry * 0.7)} ${n(rx * 0.24)} ${n(ry * 1.8)}M${n(rx * 0.2)} ${n(-ry * 0.6)}q${n(rx * 0.4)} ${n(ry * 0.3)} ${n(rx * 0.8)} ${n(ry * 0.1)}M${n(-rx * 0.8)} ${n(ry * 0.2)}q${n(rx * 0.3)} ${n(ry * 0.14)} ${n(rx * 0.6)} 0`
  return {
    outline,
    art:
      fill(outline, edge) +
      at(0, 0, Math.round((1 - edgeWidth / Math.min(rx, ry)) * 100) / 100, 0, fill(outline, body)) +
      (heart ? at(-rx * 0.06, -ry * 0.06, 0.66, 0, fill(outline, heart)) : '') +
      (seams ? clip(outline, stroke(muscle, seams, 5, 0.6)) : '') +
      dots.map(([color, count, width]) => stroke(bits(count, width), color, width)).join(''),
  }
}

/** Slices laid over one another like tiles: `columns` beside each other, `rows` from above. */
export function tiles(
  of: (seed: number) => Motif,
  columns: number,
  rows: number,
  across: number,
  down: number,
  turn = 0,
): string {
  return many(rows, (row) =>
    many(columns, (column) =>
      put(
        of(1 + ((row * columns + column) % 2)),
        (column - (columns - 1) / 2) * across + (row % 2) * 6,
        (row - (rows - 1) / 2) * down,
        {
          turn: turn + ((row + column) % 3) * 4 - 4,
          lift: 7,
          depth: 6,
        },
      ),
    ),
  )
}

/** Slices fanned from the left to the right. */
export const fanned = (of: (seed: number) => Motif, count: number, across: number, tilt = 5) =>
  many(count, (i) =>
    put(of(1 + (i % 2)), (i - (count - 1) / 2) * across, Math.abs(i - (count - 1) / 2) ** 2 * 3, {
      turn: (i - (count - 1) / 2) * tilt,
      lift: 7,
      depth: 6,
    }),
  )

type Veil = { meat: string; deep: string; pale: string; fat: string; fatWidth?: number }

/** A thin slice that was draped, not laid: gathered below, open above, with its rim. */
function ruffle({ meat, deep, pale, fat, fatWidth = 9 }: Veil, seed = 1): Motif {
  const rim = '-96 6, -84 -40, -46 -58, -12 -44, 26 -64, 70 -48, 98 -6'
  const outline = smooth(`${rim}, 74 34, 30 62, -20 66, -70 44`)
  const side = seed % 2 === 0 ? 1 : -1
  return {
    outline,
    art:
      fill(outline, meat) +
      clip(
        outline,
        fill(smooth(`${-60 * side} -60, ${-10 * side} -44, ${2 * side} 70, ${-40 * side} 70`), pale),
        fill(smooth(`${30 * side} -64, ${66 * side} -50, ${30 * side} 70, ${14 * side} 66`), pale, 0.7),
        stroke(
          `M${-70 * side}-50Q${-40 * side} 10 ${-14 * side} 70M${12 * side}-60Q${18 * side} 0 ${6 * side} 70M${84 * side}-40Q${60 * side} 20 ${24 * side} 66`,
          deep,
          8,
          0.55,
        ),
        stroke(smooth(rim, false), fat, fatWidth),
        stroke('M-70-34q14-12 34-14M34-52q20 0 34 10', '#fff', 4, 0.4),
      ),
  }
}

/** Draped slices in rows that overlap, each row a little to the side of the last. */
export const draped = (veil: Veil, rows = 4) =>
  fill('M-320-240h640v480h-640Z', veil.deep) +
  many(rows, (row) =>
    many(4, (i) =>
      put(ruffle(veil, i + row), -210 + i * 142 + (row % 2) * 60 - 30, -150 + row * (330 / rows), {
        turn: ((i * 7 + row * 5) % 5) * 7 - 14,
        scale: 1.15,
        lift: 9,
        depth: 6,
      }),
    ),
  )

export const cold = {
  ham: (seed: number) =>
    slice(
      { size: [150, 118], uneven: 0.05, edge: '#f9ded1', body: '#f0a69d', heart: '#f6b9b0', seams: '#f8cdc4' },
      seed,
    ),
  smokedHam: (seed: number) =>
    slice(
      {
        size: [150, 112],
        uneven: 0.09,
        edge: '#6e3517',
        edgeWidth: 11,
        body: '#d9736b',
        heart: '#e48a80',
        seams: '#f6cfc2',
      },
      seed,
    ),
  honeyHam: (seed: number) =>
    slice(
      {
        size: [150, 112],
        uneven: 0.06,
        edge: '#d58a25',
        edgeWidth: 16,
        body: '#f2a89a',
        heart: '#f7bcae',
        seams: '#fadcc8',
        dots: [['#f6c767', 6, 9]],
      },
      seed,
    ),
  mustardHam: (seed: number) =>
    slice(
      {
        size: [150, 116],
        uneven: 0.08,
        edge: '#c98f2c',
        edgeWidth: 24,
        body: '#f0a396',
        heart: '#f5b6a9',
        dots: [['#e9c06a', 10, 8]],
      },
      seed,
    ),
  roastbeef: (seed: number) =>
    slice(
      {
        size: [156, 112],
        uneven: 0.06,
        edge: '#4d2415',
        edgeWidth: 13,
        body: '#b8655a',
        heart: '#cf5358',
        seams: '#e7a495',
      },
      seed,
    ),
  pepperRoast: (seed: number) =>
    slice(
      {
        size: [156, 112],
        uneven: 0.06,
        edge: '#2e211c',
        edgeWidth: 18,
        body: '#a9504a',
        heart: '#c8474f',
        seams: '#dd9488',
        dots: [['#1f1714', 5, 7]],
      },
      seed,
    ),
  turkey: (seed: number) =>
    slice(
      {
        size: [150, 112],
        uneven: 0.05,
        edge: '#c48a45',
        edgeWidth: 10,
        body: '#f3dfc4',
        heart: '#f9ead5',
        seams: '#e6c9a5',
      },
      seed,
    ),
  bologna: (seed: number) =>
    slice(
      {
        size: [112, 112],
        edge: '#c9382f',
        edgeWidth: 6,
        body: '#f0aea2',
        dots: [
          ['#f6c9bf', 12, 6],
          ['#e59a8e', 8, 5],
        ],
      },
      seed,
    ),
  metwurst: (seed: number) =>
    slice(
      {
        size: [104, 104],
        edge: '#4a1714',
        edgeWidth: 7,
        body: '#8e2a2a',
        dots: [
          ['#e9b7a0', 30, 5],
          ['#b9564c', 20, 6],
        ],
      },
      seed,
    ),
  salami: (seed: number) =>
    slice(
      {
        size: [104, 104],
        edge: '#efe3d2',
        edgeWidth: 8,
        body: '#b3393a',
        dots: [
          ['#f8ded0', 13, 14],
          ['#efc0ae', 10, 8],
        ],
      },
      seed,
    ),
  fennelSalami: (seed: number) =>
    slice(
      {
        size: [104, 104],
        edge: '#e9e2c4',
        edgeWidth: 8,
        body: '#bd4a42',
        dots: [
          ['#f9e4d4', 10, 15],
          ['#7f9442', 16, 7],
        ],
      },
      seed,
    ),
  wineSalami: (seed: number) =>
    slice(
      {
        size: [104, 104],
        edge: '#d9cbc4',
        edgeWidth: 9,
        body: '#6f1d33',
        dots: [
          ['#eccdc8', 12, 12],
          ['#9c4258', 10, 8],
        ],
      },
      seed,
    ),
  pepperSalami: (seed: number) =>
    slice(
      {
        size: [104, 104],
        edge: '#1f1a18',
        edgeWidth: 17,
        body: '#b43c38',
        dots: [
          ['#f8ded0', 12, 12],
          ['#2a211d', 7, 7],
        ],
      },
      seed,
    ),
} satisfies Record<string, (seed: number) => Motif>

/** A pâté in its dish, cut, with what is in it. */
export function terrine(body: string, crust: string, bits: readonly Dots[]): string {
  const slab = 'M-280-140Q-276-160-250-160H250Q276-160 280-140V150H-280Z'
  return (
    fill('M-320-220h640v440h-640Z', crust) +
    fill(slab, body) +
    shaded(slab, [0, 0], [1, 1], [0, '#fff', 0.22], [0.5, '#fff', 0], [1, '#000', 0.14]) +
    bits.map(([color, count, size], i) => stroke(specks(240, 120, count, i + 3), color, size, 0.9)).join('') +
    stroke('M-280-120q60-30 140-34', '#fff', 6, 0.4)
  )
}
