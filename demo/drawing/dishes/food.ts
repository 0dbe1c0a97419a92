import { at, blob, fill, ink, many, n, type Point, range, seeded, specks, stroke } from '../draw.ts'

/** Places spread over an ellipse like the seeds of a sunflower, a little unsettled. */
export function spots(rx: number, ry: number, count: number, seed = 1): Point[] {
  const next = seeded(seed)
  return range(count).map((i) => {
    const [reach, angle] = [Math.sqrt((i + 0.5) / count), i * 2.39996 + next() * 0.7 + seed]
    return [Math.cos(angle) * rx * reach, Math.sin(angle) * ry * reach]
  })
}

type Bits = {
  count: number
  width: number
  /** Zero for round pieces. */
  length?: number
  /** How far a piece bends to its side. */
  bend?: number
  color: string
  deep: string
  shine?: string
  seed?: number
}

/** Pieces of one kind, scattered: strips, beans, macaroni, chunks of meat. Few paths, however many the pieces. */
export function bits(x: number, y: number, rx: number, ry: number, kind: Bits): string {
  const { count, width, length = 0, bend = 0, color, deep, shine = '#fff4dc', seed = 1 } = kind
  const next = seeded(seed + 11)
  const pieces = spots(rx, ry, count, seed).map(([px, py]) => [px + x, py + y, next() * Math.PI * 2] as const)
  const path = (dx: number, dy: number, part: number) =>
    pieces
      .map(([px, py, angle]) => {
        const [ax, ay] = [Math.cos(angle) * length * part, Math.sin(angle) * length * part]
        const [bx, by] = [ax / 2 - Math.sin(angle) * bend, ay / 2 + Math.cos(angle) * bend]
        const start = `M${Math.round(px - ax / 2 + dx)} ${Math.round(py - ay / 2 + dy)}`
        if (length === 0) return `${start}h0`
        return bend === 0
          ? `${start}l${Math.round(ax)} ${Math.round(ay)}`
          : `${start}q${Math.round(bx)} ${Math.round(by)} ${Math.round(ax)} ${Math.round(ay)}`
      })
      .join('')
  return (
    stroke(path(width * 0.12, width * 0.18, 1), ink, width, 0.22) +
    stroke(path(0, 0, 1), deep, width) +
    stroke(path(-width * 0.06, -width * 0.08, 1), color, width * 0.74) +
    stroke(path(-width * 0.16, -width * 0.2, 0.5), shine, width * 0.14, 0.7)
  )
}

type Cubes = { count: number; size: number; color: string; deep: string; seed?: number }

/** Cut cubes: potato, carrot, swede, ham. */
export function cubes(x: number, y: number, rx: number, ry: number, { count, size, color, deep, seed = 1 }: Cubes) {
  const next = seeded(seed + 5)
  const placed = spots(rx, ry, count, seed).map(([px, py]) => [px + x, py + y, next() * 1.57] as const)
  const path = (dx: number, dy: number, part: number) =>
    placed
      .map(([px, py, angle]) => {
        const [c, s] = [Math.cos(angle) * size * part, Math.sin(angle) * size * part]
        return `M${Math.round(px + dx + (c - s) / 2)} ${Math.round(py + dy + (c + s) / 2)}l${Math.round(-c)} ${Math.round(-s)}l${Math.round(s)} ${Math.round(-c)}l${Math.round(c)} ${Math.round(s)}Z`
      })
      .join('')
  return (
    fill(path(size * 0.12, size * 0.18, 1), ink, 0.22) +
    fill(path(0, 0, 1), deep) +
    fill(path(-size * 0.04, -size * 0.07, 0.84), color)
  )
}

/** A soft heap: sauce, mash, rice or a melted top. */
export function heap(x: number, y: number, rx: number, ry: number, color: string, light: string, seed = 1): string {
  const shape = blob(rx, ry, seed, 0.07, 11)
  return at(
    x,
    y,
    1,
    0,
    at(8, 12, 1, 0, fill(shape, ink, 0.2)),
    fill(shape, color),
    at(-rx * 0.06, -ry * 0.08, 0.8, 0, fill(shape, light)),
    stroke(
      `M${n(-rx * 0.6)} ${n(-ry * 0.2)}q${n(rx * 0.14)} ${n(-ry * 0.4)} ${n(rx * 0.5)} ${n(-ry * 0.44)}`,
      '#fff',
      8,
      0.5,
    ),
  )
}

/** Mashed potato with the marks of a spoon and melting butter. */
export const mash = (x: number, y: number, rx: number, ry: number, seed = 1, color = '#ecd58f', light = '#f8e9b8') =>
  heap(x, y, rx, ry, color, light, seed) +
  stroke(
    many(
      4,
      (i) =>
        `M${n(x - rx * 0.62)} ${n(y - ry * 0.45 + i * ry * 0.34)}q${n(rx * 0.3)} ${n(-ry * 0.22)} ${n(rx * 0.6)} 0t${n(rx * 0.56)} 0`,
    ),
    '#d9bd6c',
    6,
    0.7,
  ) +
  fill(`M${n(x - 24)} ${n(y - 14)}h46l6 26h-54Z`, '#f6cf4e')

/** A mound of rice. */
export function rice(x: number, y: number, rx: number, ry: number, seed = 1, color = '#efe4cb', grain = '#fffdf4') {
  const next = seeded(seed)
  const grains = (count: number) =>
    spots(rx * 0.92, ry * 0.9, count, seed)
      .map(
        ([px, py]) =>
          `M${Math.round(x + px)} ${Math.round(y + py)}l${Math.round((next() - 0.5) * 22)} ${Math.round((next() - 0.5) * 18)}`,
      )
      .join('')
  return (
    heap(x, y, rx, ry, '#d9caa6', color, seed) + stroke(grains(60), '#c4b184', 7, 0.6) + stroke(grains(90), grain, 6.5)
  )
}

/** Long pasta in loose loops. */
export function spaghetti(x: number, y: number, rx: number, ry: number, seed = 1, color = '#efc86a', deep = '#c9973a') {
  const next = seeded(seed)
  const strands = (count: number) =>
    many(count, (i) => {
      const [angle, reach] = [i * 2.4 + next(), 0.2 + 0.7 * next()]
      const [w, h] = [rx * reach * 0.9, ry * reach * 0.9]
      const [from, to] = [angle, angle + 1.8 + next() * 1.6]
      const end = (turn: number) => `${Math.round(x + Math.cos(turn) * w)} ${Math.round(y + Math.sin(turn) * h)}`
      return `M${end(from)}A${Math.round(w)} ${Math.round(h)} 0 ${to - from > Math.PI ? 1 : 0} 1 ${end(to)}`
    })
  const [under, over] = [strands(26), strands(20)]
  return (
    heap(x, y, rx, ry, deep, '#d8ab4c', seed) +
    stroke(under, '#a8762a', 18, 0.6) +
    stroke(under, color, 13) +
    stroke(over, '#b98532', 17, 0.7) +
    stroke(over, '#f8e2a0', 11)
  )
}

/** Minced meat, fried crumbly. */
export const crumbled = (x: number, y: number, rx: number, ry: number, count: number, seed = 1) =>
  bits(x, y, rx, ry, { count, width: 24, length: 10, color: '#8f5230', deep: '#683619', shine: '#98592f', seed }) +
  bits(x, y, rx, ry, {
    count: Math.round(count * 0.7),
    width: 17,
    color: '#a0623a',
    deep: '#713c1d',
    shine: '#a0623a',
    seed: seed + 3,
  }) +
  stroke(specks(rx, ry, Math.round(count * 0.8), seed + 2, x, y), '#4a2212', 7, 0.7)

/** Chunks of braised meat. */
export const chunks = (x: number, y: number, rx: number, ry: number, count: number, seed = 1, size = 74) =>
  bits(x, y, rx, ry, {
    count,
    width: size,
    length: size * 0.3,
    color: '#8a4426',
    deep: '#562413',
    shine: '#e0a06c',
    seed,
  })

/** A browned top of cheese or crumbs, wall to wall. */
export function gratin(rx: number, ry: number, color: string, brown: string, seed = 1): string {
  const patches = spots(rx, ry, 14, seed).map(([x, y], i) =>
    at(x, y, 1, 0, fill(blob(44 + (i % 4) * 16, 30 + (i % 3) * 12, seed + (i % 3), 0.16), brown, 0.55)),
  )
  return (
    fill(`M${-rx * 1.4} ${-ry * 1.5}h${rx * 2.8}v${ry * 3}h${-rx * 2.8}Z`, color) +
    patches.join('') +
    stroke(specks(rx * 1.1, ry * 1.1, 60, seed + 3), '#fff0c0', 9, 0.55) +
    stroke(specks(rx * 1.1, ry * 1.1, 46, seed + 5), '#8a5318', 7, 0.5)
  )
}

/** Peas, beans, corn or capers. */
export const pips = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  count: number,
  color: string,
  deep: string,
  seed = 1,
) => bits(x, y, rx, ry, { count, width: 22, color, deep, seed })

/** Fat and cream on a soup. */
export const ripples = (r: number, color: string, seed = 1) =>
  stroke(specks(r, r, 26, seed), color, 16, 0.5) + stroke(specks(r, r, 30, seed + 4), color, 8, 0.6)
