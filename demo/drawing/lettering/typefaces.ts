import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { COMMON_LETTERS } from '#web/fonts/cuts.ts'

/** A glyph as it stands in a line: its number in the font and where its origin is, in units of the font. */
type Placed = { glyph: number; x: number; y: number }

export type Typeface = {
  /** Short name, part of the ids of its glyphs. */
  id: string
  unitsPerEm: number
  shape: (text: string) => { placed: Placed[]; width: number }
  /** Path data of a glyph, in whole units of the font, y upwards. */
  outline: (glyph: number) => string
}

const folder = join(import.meta.dirname, '../../../web/fonts/files')

async function load(id: string, cut: string, weight?: number): Promise<Typeface> {
  const sfnt = await subsetFont(readFileSync(join(folder, `${cut}.woff2`)), COMMON_LETTERS, {
    targetFormat: 'sfnt',
    ...(weight ? { variationAxes: { wght: weight } } : {}),
  })
  const face = new Face(new Blob(new Uint8Array(sfnt).buffer), 0)
  const font = new Font(face)
  return {
    id,
    unitsPerEm: face.upem,
    shape: (text) => {
      const buffer = new Buffer()
      buffer.addText(text)
      buffer.guessSegmentProperties()
      shape(font, buffer)
      const positions = buffer.getGlyphPositions()
      let width = 0
      const placed = buffer.getGlyphInfos().map(({ codepoint, cluster }, i) => {
        // Glyph 0 is the box of a letter that the font lacks.
        if (codepoint === 0)
          throw new Error(`${cut} has no glyph for '${text.slice(cluster, cluster + 1)}' of '${text}'`)
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[i] ?? {}
        const x = width + xOffset
        width += xAdvance
        return { glyph: codepoint, x, y: yOffset }
      })
      return { placed, width }
    },
    outline: (glyph) =>
      font
        .glyphToPath(glyph)
        .replace(/-?\d+(\.\d+)?/g, (number) => String(Math.round(Number(number))))
        .replaceAll(',', ' ')
        .replaceAll(' -', '-'),
  }
}

/** The typefaces of the sites, from the files that the sites send. */
export const typefaces = {
  archivo: await load('ar', 'archivo', 750),
  archivoText: await load('at', 'archivo', 560),
  besley: await load('be', 'besley'),
  bigShoulders: await load('bs', 'big-shoulders'),
  bricolageGrotesque: await load('bg', 'bricolage-grotesque'),
  cormorant: await load('co', 'cormorant'),
  fraunces: await load('fr', 'fraunces'),
  fredoka: await load('fd', 'fredoka'),
  gabarito: await load('ga', 'gabarito'),
  hankenGrotesk: await load('hk', 'hanken-grotesk', 800),
  hankenGroteskText: await load('ht', 'hanken-grotesk', 600),
  newsreader: await load('nr', 'newsreader', 600),
  newsreaderHeadings: await load('nh', 'newsreader-headings'),
  piazzolla: await load('pi', 'piazzolla'),
  unbounded: await load('un', 'unbounded'),
} satisfies Record<string, Typeface>
