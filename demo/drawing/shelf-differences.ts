import sharp from 'sharp'

/** How large a product's picture is on a card of a phone. */
const CARD = 160
/** A look from across the room: fields of light and colour, without letters. */
const FIELDS = 20

type Lab = readonly [lightness: number, red: number, yellow: number]

/** The mean colour of a field, and how restless it is: the spread of its lightness tells cubes from mince of one colour. */
type Field = readonly [...Lab, restless: number]

/** The fields of a picture, in colours whose distance is what people see. */
export async function fieldsOf(svg: string): Promise<Field[]> {
  const pixels = await sharp(Buffer.from(svg)).resize(CARD, CARD).removeAlpha().raw().toBuffer()
  const side = CARD / FIELDS
  return Array.from({ length: FIELDS * FIELDS }, (_, field) => {
    const [left, top] = [(field % FIELDS) * side, Math.floor(field / FIELDS) * side]
    const colours = Array.from({ length: side * side }, (_, i) => {
      const at = ((top + Math.floor(i / side)) * CARD + left + (i % side)) * 3
      return lab(pixels[at] as number, pixels[at + 1] as number, pixels[at + 2] as number)
    })
    const mean = (k: 0 | 1 | 2) => colours.reduce((sum, color) => sum + color[k], 0) / colours.length
    const lightness = mean(0)
    const spread = Math.sqrt(colours.reduce((sum, [value]) => sum + (value - lightness) ** 2, 0) / colours.length)
    return [lightness, mean(1), mean(2), spread]
  })
}

/** The middle of the picture, where the goods are; the ground around them is the same for a whole shelf. */
const inside = (i: number) => {
  const [x, y] = [i % FIELDS, Math.floor(i / FIELDS)]
  return Math.min(x, y) >= 3 && Math.max(x, y) < FIELDS - 3
}

/** Mean distance of two pictures in units of just-noticeable differences of colour (CIE 1976). */
export function difference(one: readonly Field[], other: readonly Field[]): number {
  const distances = one.flatMap((color, i) =>
    inside(i) ? [Math.hypot(...color.map((value, k) => value - (other[i]?.[k] ?? 0)))] : [],
  )
  return distances.reduce((sum, distance) => sum + distance, 0) / distances.length
}

/** sRGB to CIE L*a*b* with the white of daylight (D65). https://www.w3.org/TR/css-color-4/#color-conversion-code */
function lab(red: number, green: number, blue: number): Lab {
  const [r, g, b] = [red, green, blue].map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  const [x, y, z] = [
    (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047,
    0.2126 * r + 0.7152 * g + 0.0722 * b,
    (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883,
  ].map((value) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116)) as [number, number, number]
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}
