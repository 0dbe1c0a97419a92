import { at, blob, box, clip, fill, type Motif, many, n, reuse, seeded, smooth, specks, stroke } from '../draw.ts'

export type Flesh = { base: string; deep: string; pale: string; fat: string }

/** The colours of meat as it lies in a shop. */
export const flesh = {
  beef: { base: '#b6313b', deep: '#8c1c2a', pale: '#cf555a', fat: '#f5dfc3' },
  pork: { base: '#e08f86', deep: '#c66f69', pale: '#efb0a6', fat: '#fdeedd' },
  lamb: { base: '#c4505a', deep: '#9a343f', pale: '#d97b7e', fat: '#f8e6d2' },
  game: { base: '#7c1f2c', deep: '#571420', pale: '#9a3a44', fat: '#ecd3bd' },
  chicken: { base: '#f0b9a4', deep: '#e09d88', pale: '#f9d7c6', fat: '#fdeee2' },
  honey: { base: '#d98a34', deep: '#b2661d', pale: '#f0b45e', fat: '#f9dca4' },
  herb: { base: '#d8b88a', deep: '#a98f55', pale: '#ead6ae', fat: '#7f9a4b' },
  roast: { base: '#9c5530', deep: '#6d341a', pale: '#c07a48', fat: '#e8bf8a' },
  cooked: { base: '#ecd3a6', deep: '#cfae78', pale: '#f8e8c8', fat: '#c98f4a' },
} satisfies Record<string, Flesh>

const fibres = (rx: number, ry: number, count: number, seed: number) => {
  const next = seeded(seed)
  return many(count, () => {
    const [angle, reach] = [next() * 6.28, Math.sqrt(next())]
    const [a, b] = [(next() - 0.5) * 50, (next() - 0.5) * 34]
    return `M${Math.round(Math.cos(angle) * rx * reach)} ${Math.round(Math.sin(angle) * ry * reach)}q${Math.round(a)} ${Math.round(b / 3)} ${Math.round(a * 1.2)} ${Math.round(b)}`
  })
}

/** A whole joint, with string around it where it is tied. */
export function joint({ base, deep, pale, fat }: Flesh, tied: boolean, seed = 1): Motif {
  const outline = smooth(
    '-220 16, -206 -70, -120 -118, 10 -128, 130 -112, 206 -62, 222 20, 180 94, 60 124, -80 122, -186 88',
  )
  const strings = [-140, -70, 0, 70, 140].map((x) => stroke(`M${x}-140q-26 130 4 280`, '#f7ecd0', 7))
  return {
    outline,
    art:
      fill(outline, base) +
      clip(
        outline,
        fill('M-240-30q120-70 240-60t240 10v-120h-480Z', fat),
        fill(blob(150, 40, seed + 1, 0.14), pale, 0.6),
        fill('M-240 60q220 50 460-10v120h-460Z', deep, 0.55),
        stroke(fibres(190, 80, 26, seed), fat, 4, 0.6),
        ...(tied ? [...strings, stroke('M-230 8q230 20 460-6', '#f7ecd0', 7)] : []),
        stroke('M-150-84q60-28 130-26', '#fff', 10, 0.5),
      ),
  }
}

/** Cubes that fill a pack, of one kind of meat or of several by turns. */
export function cubes(meats: Flesh | readonly Flesh[], seed = 3): string {
  const next = seeded(seed)
  const kinds = 'base' in meats ? [meats] : meats
  const cube = (size: number, { base, deep, pale, fat }: Flesh) =>
    fill(box(-size, -size + 8, size * 2, size * 2, 14), deep) +
    fill(box(-size, -size, size * 2, size * 2 - 6, 14), base) +
    fill(box(-size + 6, -size + 4, size * 1.2, size * 0.8, 8), pale, 0.75) +
    stroke(`M${-size + 8} ${size * 0.3}q${n(size * 0.7)} -10 ${n(size * 1.5)} 2`, fat, 4, 0.8)
  const cubesOf = kinds.flatMap((kind) => [cube(36, kind), cube(43, kind)])
  return many(48, (i) => {
    const [x, y] = [((i % 8) - 3.5) * 74 + (next() - 0.5) * 26, (Math.floor(i / 8) - 2.5) * 66 + (next() - 0.5) * 26]
    return `<g transform="translate(${Math.round(x)} ${Math.round(y)}) rotate(${Math.round((next() - 0.5) * 70)})">${reuse(cubesOf[(i * (kinds.length === 1 ? 1 : 5)) % cubesOf.length] as string)}</g>`
  })
}

/** Thin strips in a heap: `width` 26 for strips of fillet, 10 for pulled meat. */
export function strips({ base, deep, pale }: Flesh, width = 26, count = 46, seed = 5): string {
  const next = seeded(seed)
  const courses = Array.from({ length: count }, () => {
    const [x, y, turn] = [(next() - 0.5) * 520, (next() - 0.5) * 360, next() * 3.14]
    const [dx, dy] = [Math.cos(turn) * width * 2.6, Math.sin(turn) * width * 1.8]
    return [
      `M${Math.round(x - dx)} ${Math.round(y - dy)}q${Math.round(dx + dy * 0.3)} ${Math.round(dy - dx * 0.3)} ${Math.round(dx * 2)} ${Math.round(dy * 2)}`,
      next(),
    ] as const
  })
  const layer = (from: number) =>
    courses
      .filter((_, i) => i % 4 === from)
      .map(([course]) => course)
      .join('')
  return (
    fill(box(-300, -220, 600, 440), deep) +
    [0, 1, 2, 3]
      .map(
        (from) =>
          at(3, 5, 1, 0, stroke(layer(from), deep, width)) +
          stroke(layer(from), from % 2 === 0 ? base : pale, width * 0.9) +
          at(-2, -width * 0.16, 1, 0, stroke(layer(from), '#fff', width * 0.12, 0.3)),
      )
      .join('')
  )
}

/** Mince as it comes from the machine: strands side by side. */
export function strands({ base, deep, pale, fat }: Flesh, seed = 2): string {
  const next = seeded(seed)
  const strand = (i: number) => {
    const x = -280 + i * 23
    const bends = many(5, (k) => `q${Math.round((next() - 0.5) * 34)} 44 ${k % 2 === 0 ? 6 : -6} 84`)
    return `M${x}-210${bends}`
  }
  const courses = Array.from({ length: 25 }, (_, i) => strand(i))
  const tones = [base, pale, base, deep]
  return (
    fill(box(-300, -220, 600, 440), deep) +
    tones.map((tone, from) => stroke(courses.filter((_, i) => i % 4 === from).join(''), tone, 21)).join('') +
    stroke(courses.join(''), fat, 4, 0.5, '14 40 6 62') +
    stroke(specks(270, 180, 40, seed), fat, 8, 0.75)
  )
}

/** A raw patty with the marks of its press. */
export function patty({ base, deep, pale, fat }: Flesh): Motif {
  const outline = blob(92, 90, 3, 0.025, 12)
  return {
    outline,
    art:
      fill(outline, deep) +
      at(-2, -3, 0.94, 0, fill(outline, base)) +
      stroke(specks(76, 74, 34, 4), pale, 11, 0.8) +
      stroke(specks(76, 74, 22, 8), fat, 6, 0.85) +
      stroke(specks(76, 74, 18, 11), deep, 7, 0.7),
  }
}

/** Something in golden crumbs. */
export function crumbed(rx: number, ry: number, seed = 2): Motif {
  const outline = blob(rx, ry, seed, 0.09, 9)
  return {
    outline,
    art:
      fill(outline, '#b56f22') +
      at(-2, -4, 0.92, 0, fill(outline, '#dd9a3c')) +
      stroke(specks(rx * 0.84, ry * 0.84, 40, seed), '#f6cf85', 6, 0.9) +
      stroke(specks(rx * 0.84, ry * 0.84, 22, seed + 3), '#9a5716', 6, 0.6),
  }
}

/** A slab of pâté with its crust, cut face to the viewer. */
export function pate(body = '#b98a6c', dots = '#7d4f3a'): Motif {
  const outline = box(-120, -78, 240, 156, 30)
  return {
    outline,
    art:
      fill(outline, '#6f3f27') +
      fill(box(-110, -66, 220, 136, 24), body) +
      stroke(specks(96, 54, 26, 5), dots, 11, 0.8) +
      stroke(specks(96, 54, 18, 9), '#f0d9bf', 8, 0.9) +
      stroke(specks(90, 50, 7, 12), '#5f7a3a', 9),
  }
}

/** A piece of liver, smooth and dark. */
export function liver(seed = 1): Motif {
  const outline = smooth('-150 20, -120 -60, -30 -84, 60 -70, 140 -40, 160 20, 100 40, 60 80, -40 66, -110 74')
  return {
    outline,
    art:
      fill(outline, '#5d1a1f') +
      clip(
        outline,
        fill(blob(110, 44, seed, 0.15), '#7a2a2e'),
        stroke('M-110-20q60-50 130-44M40-50q30 4 50 16', '#f3b9a8', 9, 0.6),
      ),
  }
}

/** The same drawing in other colours. */
export function recoloured({ outline, art }: Motif, colours: Record<string, string>): Motif {
  return { outline, art: art.replace(/#[0-9a-f]{6}/g, (colour) => colours[colour] ?? colour) }
}

/** What turns the roast pieces of poultry into raw ones. */
export const raw = {
  '#dd9136': '#f3c3ac',
  '#b5641f': '#e3a48f',
  '#8c4314': '#d58f7c',
  '#edb050': '#f9d9c8',
  '#f3bd62': '#fbe3d5',
  '#efb452': '#f9d9c8',
  '#7c3810': '#e0a08c',
  '#2f5a2e': '#f7d2c0',
  '#a85a1c': '#d98d78',
  '#c8702a': '#f0bba4',
  '#984a17': '#dd9a85',
  '#7f3a12': '#d58f7c',
  '#5f260b': '#e0a08c',
  '#c9782a': '#f0bba4',
  '#e29c40': '#f8d3c2',
  '#9a511a': '#d58f7c',
}
