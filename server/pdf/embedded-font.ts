import type { Font } from './font.ts'
import { type PdfObjects, type Ref, to } from './objects.ts'

/** A font of one document: it remembers which glyphs were used, so that their text can be copied and searched. */
export class EmbeddedFont {
  readonly #font: Font
  readonly #used = new Map<number, string>()

  constructor(font: Font) {
    this.#font = font
  }

  /** The text in glyphs, as hexadecimal digits. */
  encode(text: string): string {
    return [...text].map((character) => this.#glyph(character).toString(16).padStart(4, '0')).join('')
  }

  /** In points. */
  widthOf(text: string, size: number): number {
    const units = [...text].reduce((sum, character) => sum + this.#font.widthOf(this.#glyph(character)), 0)
    return (units * size) / 1000
  }

  /** A character that the font lacks is written as its base letter, else as a question mark. */
  #glyph(character: string): number {
    const { glyphOf } = this.#font
    const [base = '?'] = character.normalize('NFKD')
    const written = [character, base, '?'].find((each) => glyphOf(each) !== undefined) ?? '?'
    const glyph = glyphOf(written) ?? 0
    this.#used.set(glyph, written)
    return glyph
  }

  write(objects: PdfObjects): Ref {
    const { name, file, ascent, descent, box, widthOf } = this.#font
    const used = [...this.#used].sort(([a], [b]) => a - b)
    const stored = objects.writeStream(file, `/Length1 ${file.length}`)
    const descriptor = objects.write(
      `<</Type/FontDescriptor/FontName/${name}/Flags 4/FontBBox[${box.join(' ')}]/ItalicAngle 0/Ascent ${ascent}/Descent ${descent}/CapHeight ${ascent}/StemV 80/FontFile2 ${to(stored)}>>`,
    )
    const widths = used.map(([glyph]) => `${glyph}[${widthOf(glyph)}]`).join('')
    const descendant = objects.write(
      `<</Type/Font/Subtype/CIDFontType2/BaseFont/${name}/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor ${to(descriptor)}/CIDToGIDMap/Identity/W[${widths}]>>`,
    )
    const unicode = objects.writeStream(Buffer.from(toUnicode(used), 'latin1'))
    return objects.write(
      `<</Type/Font/Subtype/Type0/BaseFont/${name}/Encoding/Identity-H/DescendantFonts[${to(descendant)}]/ToUnicode ${to(unicode)}>>`,
    )
  }
}

/** The most mappings in one section. */
const SECTION = 100

function toUnicode(used: readonly (readonly [number, string])[]): string {
  const rows = used.map(([glyph, character]) => {
    const code = Buffer.from(character, 'utf16le').swap16().toString('hex')
    return `<${glyph.toString(16).padStart(4, '0')}> <${code}>`
  })
  const sections = Array.from({ length: Math.ceil(rows.length / SECTION) }, (_, index) =>
    rows.slice(index * SECTION, (index + 1) * SECTION),
  )
  const written = sections.map((rows) => `${rows.length} beginbfchar\n${rows.join('\n')}\nendbfchar\n`)
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo <</Registry (Adobe) /Ordering (UCS) /Supplement 0>> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <ffff>
endcodespacerange
${written.join('')}endcmap
CMapName currentdict /CMap defineresource pop
end
end
`
}
