export type Point = readonly [x: number, y: number]

/** A drawn thing about its own origin: `outline` is its silhouette as path data, `art` its inside as SVG. */
export type Motif = { outline: string; art: string }

type Look = { scale?: number; turn?: number; lift?: number; shade?: number; shine?: number; depth?: number }

export const ink = '#1c0f0a'

/** A number as it stands in a picture: one decimal, no needless zero. */
export const n = (value: number) => String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.')

const clear = (color: string, opacity: number) =>
  color +
  Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0')

/** Numbers from 0 to 1 that are the same for the same seed. */
export function seeded(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0 || 1
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export const range = (count: number) => Array.from({ length: count }, (_, index) => index)

export const many = (count: number, draw: (index: number) => string) => range(count).map(draw).join('')

/** Reads '10 20, 30 40 5' as rows of numbers: a short way to write down where things lie. */
export const rows = (text: string): number[][] => text.split(',').map((row) => row.trim().split(/\s+/).map(Number))

export const pairs = (text: string): Point[] => rows(text).map(([x = 0, y = 0]) => [x, y])

/** Path data of a soft curve through the points (Catmull-Rom). */
export function smooth(course: readonly Point[] | string, closed = true): string {
  const points = typeof course === 'string' ? pairs(course) : course
  const size = points.length
  const pick = (i: number): Point => points[closed ? (i + size) % size : Math.max(0, Math.min(size - 1, i))] ?? [0, 0]
  const [startX, startY] = pick(0)
  const curve = range(closed ? size : size - 1).map((i) => {
    const [[ax, ay], [bx, by], [cx, cy], [dx, dy]] = [pick(i - 1), pick(i), pick(i + 1), pick(i + 2)]
    const numbers = [bx + (cx - ax) / 6, by + (cy - ay) / 6, cx - (dx - bx) / 6, cy - (dy - by) / 6, cx, cy]
    // The curve leaves a point as it came in, so every piece but the first needs one handle only.
    return i === 0 ? `C${numbers.map(n).join(' ')}` : `S${numbers.slice(2).map(n).join(' ')}`
  })
  return `M${n(startX)} ${n(startY)}${curve.join('')}${closed ? 'Z' : ''}`
}

export const polygon = (points: readonly Point[]) => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`

/** Path data of an uneven round. */
export function blob(rx: number, ry: number, seed: number, wobble = 0.07, corners = 9): string {
  const next = seeded(seed)
  return smooth(
    range(corners).map((i) => {
      const angle = (i / corners) * Math.PI * 2
      const reach = 1 + (next() - 0.5) * 2 * wobble
      return [Math.cos(angle) * rx * reach, Math.sin(angle) * ry * reach]
    }),
  )
}

export const round = (rx: number, ry = rx, cx = 0, cy = 0) =>
  `M${n(cx - rx)} ${n(cy)}a${n(rx)} ${n(ry)} 0 1 1 ${n(rx * 2)} 0a${n(rx)} ${n(ry)} 0 1 1 ${n(-rx * 2)} 0Z`

/** Path data of a rectangle with round corners whose upper left corner is at x, y. */
export const box = (x: number, y: number, width: number, height: number, radius = 0) =>
  radius === 0
    ? `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}Z`
    : `M${n(x + radius)} ${n(y)}h${n(width - 2 * radius)}q${n(radius)} 0 ${n(radius)} ${n(radius)}` +
      `v${n(height - 2 * radius)}q0 ${n(radius)} ${n(-radius)} ${n(radius)}h${n(2 * radius - width)}` +
      `q${n(-radius)} 0 ${n(-radius)} ${n(-radius)}v${n(2 * radius - height)}q0 ${n(-radius)} ${n(radius)} ${n(-radius)}Z`

export const fill = (d: string, color: string, opacity = 1) =>
  `<path d="${d}" fill="${color}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`

export const stroke = (d: string, color: string, width: number, opacity = 1, dashes = '') =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"` +
  `${opacity === 1 ? '' : ` opacity="${opacity}"`}${dashes === '' ? '' : ` stroke-dasharray="${dashes}"`}/>`

export const circle = (x: number, y: number, r: number, color: string, opacity = 1) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${color}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`

export const ellipse = (x: number, y: number, rx: number, ry: number, color: string) =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${color}"/>`

/** Moves, turns and scales what stands in it. */
export const at = (x: number, y: number, scale: number, turn: number, ...children: string[]) =>
  `<g transform="translate(${n(x)} ${n(y)})${turn === 0 ? '' : ` rotate(${n(turn)})`}` +
  `${scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`}">${children.join('')}</g>`

export const flip = (...children: string[]) => `<g transform="scale(-1 1)">${children.join('')}</g>`

/** A short name for a text, so that equal definitions share one id. */
export function idOf(text: string): string {
  let hash = 2166136261
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619) >>> 0
  return `i${hash.toString(36)}`
}

/** A piece that a scene repeats: its drawing is kept once and shown wherever it stands. */
export function reuse(art: string): string {
  const id = idOf(art)
  return `<defs id="e${id}"><g id="a${id}">${art}</g></defs><use href="#a${id}"/>`
}

/** Children cut to the outline. */
export function clip(outline: string, ...children: string[]): string {
  const id = idOf(outline)
  return `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">${children.join('')}</g>`
}

/** Dots scattered in an ellipse, as one path. */
export function specks(rx: number, ry: number, count: number, seed: number, cx = 0, cy = 0): string {
  const next = seeded(seed)
  return many(count, () => {
    const [angle, reach] = [next() * Math.PI * 2, Math.sqrt(next())]
    return `M${Math.round(cx + Math.cos(angle) * rx * reach)} ${Math.round(cy + Math.sin(angle) * ry * reach)}h0`
  })
}

/** Dots scattered in a rectangle, as one path. */
export function scatter(x: number, y: number, width: number, height: number, count: number, seed: number): string {
  const next = seeded(seed)
  return many(count, () => `M${Math.round(x + next() * width)} ${Math.round(y + next() * height)}h0`)
}

/** Sets a motif into a scene with its cast shadow, and with shade and shine as if lit from the upper left at any turn. */
export function put(motif: Motif, x: number, y: number, look: Look = {}): string {
  const { scale = 1, turn = 0, lift = 10, shade = 0.2, shine = 0.22, depth = 9 } = look
  const angle = (-turn * Math.PI) / 180
  const local = (dx: number, dy: number) =>
    `x="${n((dx * Math.cos(angle) - dy * Math.sin(angle)) / scale)}" y="${n((dx * Math.sin(angle) + dy * Math.cos(angle)) / scale)}"`
  const id = idOf(motif.outline)
  const hollow = (dx: number, dy: number, color: string, opacity: number) =>
    opacity === 0 ? '' : `<use href="#h${id}" ${local(dx, dy)} fill="${clear(color, opacity)}"/>`
  const definitions =
    `<defs id="d${id}"><path id="p${id}" d="${motif.outline}"/>` +
    `<path id="h${id}" d="M-3000-3000h6000v6000h-6000Z${motif.outline}" fill-rule="evenodd"/>` +
    `<clipPath id="c${id}"><use href="#p${id}"/></clipPath></defs>`
  const shadow = `<use href="#p${id}" ${local(lift * 0.8, lift)} fill="${clear(ink, 0.24)}"/>`
  const light = hollow(-depth * 0.9, -depth, ink, shade) + hollow(depth * 0.4, depth * 0.45, '#fff6e0', shine)
  const lit = `<g clip-path="url(#c${id})">${light}</g>`
  return at(x, y, scale, turn, definitions, lift === 0 ? '' : shadow, reuse(motif.art), light === '' ? '' : lit)
}

/** A whole standalone picture. Definitions that motifs repeat are kept once. */
export function frame(width: number, height: number, ground: string, ...children: string[]): string {
  const body = once(
    /<(clipPath|pattern|linearGradient) id="(\w+)".*?<\/\1>/g,
    once(/<(defs) id="(\w+)".*?<\/\1>/g, children.join('')),
  )
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<path d="M0 0h${width}v${height}H0Z" fill="${ground}"/>${body}</svg>`
  )
}

function once(definition: RegExp, text: string): string {
  const known = new Set<string>()
  return text.replace(definition, (whole, _, id) => {
    if (known.has(id)) return ''
    known.add(id)
    return whole
  })
}
