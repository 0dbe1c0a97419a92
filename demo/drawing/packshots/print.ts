import { box, fill, n, stroke } from '../draw.ts'
import { fitted, widthOf, words } from '../lettering/words.ts'
import type { Brand, BrandName, Edge } from './brands.ts'
import { goodsOf } from './goods.ts'
import { bend } from './light.ts'
import { logotype, logotypeWidth } from './logotypes.ts'

/** What a pack says: its page's words, set by its brand. `tint` is the colour of its kind. */
export type Print = { name: string; weight: string; claim: string; tint: string; onTint: string }

/** What a pack is drawn from: its contents about the origin, its brand and what it says. */
export type Filling = { inside: string; brand: Brand; print: Print; packing: string }

const BRAND_WORDS = /^(?:Kaskimaa|Jyväbroiler|Mestarin?|Herkkutiski|CinCin|Delikatess|Skogsgårdens) /

/** Ends of compounds before which a long word may be divided. */
const ENDINGS =
  /(?<=\p{L}{4})(?=(?:makkara|kinkku|paisti|kuutio|filee|pihvi|leik(?:e|kee|kele)|suikale|jauheliha|rei(?:si|de)|pasteija|meetvursti|pippuri|suola|savu|pyöryk|palat|viipale|lastu|lenkki|siivu|nakki|lihat|patee|kalkkuna|nauta|broileri|laatikko|kyljyk|liemi|strimlor|filé|bullar|fläsk|korv|pastej)\p{L}*)/giu

const bare = (text: string) => text.replace(/\s/g, '')

/** What stands on the pack of a product: the words of its page, without the brand and the weight that stand there anyway. */
export function printOf(
  brandName: BrandName,
  product: string,
  claim: string | undefined,
  tint: readonly [string, string],
) {
  const { title, size, packing } = goodsOf(brandName, product)
  const [first = '', ...rest] = title
    .replace(BRAND_WORDS, '')
    .split(', ')
    .filter((part, i) => i === 0 || !bare(size).includes(bare(part)))
  const name = first.charAt(0).toUpperCase() + first.slice(1)
  const print: Print = {
    name: name.replace(ENDINGS, '\u00ad'),
    weight: size,
    claim: claim ?? rest.join(', '),
    tint: tint[0],
    onTint: tint[1],
  }
  return { print, packing }
}

type Box = { x: number; y: number; width: number; height: number }

const cased = ({ capitals }: Brand, text: string) => (capitals ? text.toUpperCase() : text)

/** The name, as large as the box allows. */
export function nameIn(
  brand: Brand,
  name: string,
  { x, y, width, height }: Box,
  color: string,
  anchor: 'start' | 'middle' = 'start',
  largest = 96,
  lines = 3,
) {
  const leading = brand.capitals ? 0.92 : 0.98
  const set = fitted(brand.face, cased(brand, name), { width, height, largest, leading, lines, tracking: -0.01 })
  const block = set.lines.length * leading * set.size
  const top = y + (height - block) / 2
  const left = anchor === 'start' ? x : x + width / 2
  return set.lines
    .map((line, i) =>
      words(brand.face, line, {
        x: left,
        y: top + (i + 0.5) * leading * set.size + set.size * (brand.capitals ? 0.36 : 0.3),
        size: set.size,
        color,
        anchor,
        tracking: -0.01,
      }),
    )
    .join('')
}

/** How large a weight is set: it is read on a card of 160 pixels. */
const WEIGHT = 44

/** The weight on a rounded patch in the colour of the kind; x is its right edge or its middle. */
export function weightPatch(
  { text }: Brand,
  { weight, tint, onTint }: Print,
  x: number,
  y: number,
  anchor: 'middle' | 'end' = 'end',
  size = WEIGHT,
) {
  if (weight === '') return ''
  const width = widthOf(text, weight, size) + size * 1.1
  const left = anchor === 'end' ? x - width : x - width / 2
  return (
    fill(box(n2(left), y, n2(width), size * 1.6, size * 0.8), tint) +
    words(text, weight, { x: left + width / 2, y: y + size * 1.15, size, color: onTint, anchor: 'middle' })
  )
}

const n2 = (value: number) => Math.round(value)

/** A small line below or beside the name, shrunk to its width. */
export function claimIn(
  { text }: Brand,
  claim: string,
  x: number,
  y: number,
  width: number,
  color: string,
  anchor: 'start' | 'middle' | 'end' = 'start',
  largest = 30,
) {
  if (claim === '') return ''
  const size = Math.min(largest, Math.floor(width / widthOf(text, claim, 1)))
  return words(text, claim, { x, y, size, color, anchor })
}

/** A wide label: logotype and claim above, the name as large as it can be, the weight at its right. */
export function wideLabel(brand: Brand, print: Print, { x, y, width, height }: Box, color = brand.onPrint): string {
  const logo = Math.min(66, height * 0.33)
  const weight = print.weight === '' ? 0 : widthOf(brand.text, print.weight, WEIGHT) + WEIGHT * 1.5
  const top = y + logo + 8
  const logoWidth = Math.min(logotypeWidth(brand.name, logo), width * 0.5)
  return (
    logotype(brand.name, { x, y, height: logo, width: width * 0.5, ink: color }) +
    claimIn(brand, print.claim, x + width, y + logo * 0.72, width - logoWidth - 40, color, 'end') +
    nameIn(brand, print.name, { x, y: top, width: width - weight, height: y + height - top }, color, 'start', 108, 2) +
    weightPatch(brand, print, x + width, y + height - 8 - WEIGHT * 1.6)
  )
}

/** A tall label: everything in the middle, one below the other. */
export function tallLabel(brand: Brand, print: Print, { x, y, width, height }: Box, color = brand.onPrint): string {
  const logo = Math.min(72, height * 0.27)
  const middle = x + width / 2
  const claim = print.claim === '' ? 0 : 40
  return (
    logotype(brand.name, { x: middle, y, height: logo, width: width * 0.8, ink: color, anchor: 'middle' }) +
    nameIn(brand, print.name, { x, y: y + logo + 8, width, height: height - logo - 8 - claim }, color, 'middle', 104) +
    claimIn(brand, print.claim, middle, y + height - 8, width, color, 'middle')
  )
}

/** The upper edge of a printed band from x0 to x1, as path data that goes on from its left end. */
function edgeOf(edge: Edge, x0: number, x1: number, y: number): string {
  const width = x1 - x0
  switch (edge) {
    case 'wave':
      return `M${x0} ${y + 16}q${n(width * 0.25)}-52 ${n(width * 0.5)}-16t${n(width * 0.5)}-22`
    case 'arch':
      return `M${x0} ${y + 22}q${n(width * 0.5)}-88 ${n(width)} 0`
    case 'slant':
      return `M${x0} ${y + 34}L${x1} ${y - 34}`
    case 'notch':
      return `M${x0} ${y}H${n(x0 + width * 0.62)}l34-26H${x1}`
    case 'scallop': {
      const count = Math.round(width / 66)
      const step = width / count
      return `M${x0} ${y}${`q${n(step / 2)}-52 ${n(step)} 0`.repeat(count)}`
    }
    default:
      return `M${x0} ${y}H${x1}`
  }
}

/** A printed band with the edge of its brand and a line in the colour of its kind. */
export function band(brand: Brand, tint: string, x0: number, x1: number, y: number, bottom: number): string {
  const edge = edgeOf(brand.edge, x0, x1, y)
  const outline = `${edge}V${bottom}H${x0}Z`
  return fill(outline, brand.print) + bend(outline) + stroke(edge, tint, 16)
}

/** The bars of a scanner label with a white patch around them: no code, since no page shows one here. */
export const sticker = (x: number, y: number, width = 120, height = 70) =>
  fill(box(x, y, width, height, 6), '#fffdf8') +
  stroke(
    Array.from({ length: Math.floor((width - 24) / 8) }, (_, i) => `M${x + 14 + i * 8} ${y + 12}v${height - 24}`).join(
      '',
    ),
    '#2a211c',
    4,
    0.8,
    '',
  ).replace('stroke-linecap="round"', 'stroke-linecap="butt"')
