import { n } from '../draw.ts'
import type { Typeface } from './typefaces.ts'

type Anchor = 'start' | 'middle' | 'end'

type Setting = { x: number; y: number; size: number; color: string; anchor?: Anchor; tracking?: number }

const SHIFT = { start: 0, middle: 0.5, end: 1 } as const

/** Width of a text in a size. `tracking` is in ems. */
export function widthOf(face: Typeface, text: string, size: number, tracking = 0): number {
  const { placed, width } = face.shape(text)
  return (width / face.unitsPerEm + tracking * Math.max(0, placed.length - 1)) * size
}

/** A line of text as outlines. Each glyph is kept once in a picture and used wherever it stands. `y` is the baseline. */
export function words(
  face: Typeface,
  text: string,
  { x, y, size, color, anchor = 'start', tracking = 0 }: Setting,
): string {
  const { placed } = face.shape(text)
  const gap = tracking * face.unitsPerEm
  const start = x - widthOf(face, text, size, tracking) * SHIFT[anchor]
  const scale = Math.round((size / face.unitsPerEm) * 1e4) / 1e4
  const glyphs = placed
    .map(({ glyph, x: left, y: up }, i) => {
      const outline = face.outline(glyph)
      if (outline === '') return ''
      const id = `${face.id}${glyph}`
      const raised = up === 0 ? '' : ` y="${Math.round(up)}"`
      return `<defs id="e${id}"><path id="${id}" d="${outline}"/></defs><use href="#${id}" x="${Math.round(left + gap * i)}"${raised}/>`
    })
    .join('')
  return `<g fill="${color}" transform="translate(${n(start)} ${n(y)}) scale(${scale}-${scale})">${glyphs}</g>`
}

type Box = { width: number; height: number; largest: number; leading?: number; tracking?: number; lines?: number }

/** A break inside a word costs this much of its size, so that words stay whole where they nearly fit. */
const HYPHEN_COST = 0.8

/** Breaks a text into the lines that can be set largest in the box. '\u00ad' is where a word may be divided. */
export function fitted(face: Typeface, text: string, box: Box): { lines: string[]; size: number } {
  const { width, height, largest, leading = 1, tracking = 0, lines: most = 3 } = box
  const sizeOf = (lines: readonly string[]) => {
    const widest = Math.max(...lines.map((line) => widthOf(face, line, 1, tracking)))
    return Math.min(largest, width / widest, height / (lines.length * leading))
  }
  const candidates = broken(text, most)
  const rated = candidates.map((lines) => {
    const divided = lines.filter((line) => line.endsWith('-')).length
    const size = sizeOf(lines)
    return { lines, size, worth: size * HYPHEN_COST ** divided }
  })
  const [best] = rated.toSorted((a, b) => b.worth - a.worth || a.lines.length - b.lines.length)
  if (!best) throw new Error(`'${text}' has no words`)
  return { lines: best.lines, size: Math.floor(best.size) }
}

/** Every way to set the text in at most `most` lines. */
function broken(text: string, most: number): string[][] {
  const whole = text.replaceAll('\u00ad', '')
  if (most <= 1) return [[whole]]
  const breaks = [...text].flatMap((letter, i) => (letter === ' ' || letter === '\u00ad' ? [i] : []))
  return [
    [whole],
    ...breaks.flatMap((at) => {
      const first = text.slice(0, at).replaceAll('\u00ad', '') + (text[at] === ' ' ? '' : '-')
      return first.includes('-') && text[at] !== ' ' && at < 4
        ? []
        : broken(text.slice(at + 1), most - 1).map((rest) => [first, ...rest])
    }),
  ]
}
