import { inflateSync } from 'node:zlib'

/** A font that a PDF embeds: its glyphs by character, their widths, and the file itself. Lengths are thousandths of the letter size. */
export type Font = {
  name: string
  /** The TrueType file, without what only browsers need. */
  file: Buffer
  ascent: number
  descent: number
  box: readonly [number, number, number, number]
  /** The glyph of a character; undefined if the font has none. */
  glyphOf(character: string): number | undefined
  widthOf(glyph: number): number
}

type Table = { tag: string; checksum: number; body: Buffer }

/** What a PDF viewer reads of a font; the text is already written in glyphs. */
const EMBEDDED = ['cvt ', 'fpgm', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'prep']

/** Reads a WOFF file with TrueType outlines. */
export function readFont(name: string, woff: Buffer): Font {
  const tables = tablesOf(woff)
  const table = (tag: string) => {
    const found = tables.find((each) => each.tag === tag)
    if (!found) throw new Error(`The font ${name} has no table '${tag}'.`)
    return found.body
  }
  const head = table('head')
  const hhea = table('hhea')
  const hmtx = table('hmtx')
  const scale = 1000 / head.readUInt16BE(18)
  const measured = hhea.readUInt16BE(34)
  const glyphs = glyphsByCode(table('cmap'))
  const scaled = (value: number) => Math.round(value * scale)
  return {
    name,
    file: trueType(tables.filter(({ tag }) => EMBEDDED.includes(tag))),
    ascent: scaled(hhea.readInt16BE(4)),
    descent: scaled(hhea.readInt16BE(6)),
    box: [36, 38, 40, 42].map((at) => scaled(head.readInt16BE(at))) as [number, number, number, number],
    glyphOf: (character) => glyphs.get(character.codePointAt(0) ?? 0),
    // Glyphs beyond the measured ones are as wide as the last of them.
    widthOf: (glyph) => scaled(hmtx.readUInt16BE(4 * Math.min(glyph, measured - 1))),
  }
}

function tablesOf(woff: Buffer): Table[] {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('The font is not a WOFF file.')
  return Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
    const at = 44 + 20 * index
    const [offset, packed, size, checksum] = [4, 8, 12, 16].map((field) => woff.readUInt32BE(at + field)) as [
      ...[number, number, number, number],
    ]
    const bytes = woff.subarray(offset, offset + packed)
    return { tag: woff.toString('latin1', at, at + 4), checksum, body: packed < size ? inflateSync(bytes) : bytes }
  })
}

/** The mapping of format 4, which every font has for the characters below U+10000. */
function glyphsByCode(cmap: Buffer): Map<number, number> {
  const offsets = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(8 + 8 * index))
  const at = offsets.find((offset) => cmap.readUInt16BE(offset) === 4)
  if (at === undefined) throw new Error('The font maps characters in a way that is not known here.')
  const glyphs = new Map<number, number>()
  const segments = cmap.readUInt16BE(at + 6) / 2
  const ends = at + 14
  const starts = ends + 2 * segments + 2
  const deltas = starts + 2 * segments
  const ranges = deltas + 2 * segments
  for (let segment = 0; segment < segments; segment++) {
    const first = cmap.readUInt16BE(starts + 2 * segment)
    const last = cmap.readUInt16BE(ends + 2 * segment)
    const delta = cmap.readUInt16BE(deltas + 2 * segment)
    const rangeAt = ranges + 2 * segment
    const range = cmap.readUInt16BE(rangeAt)
    for (let code = first; code <= last && code < 0xffff; code++) {
      const stored = range === 0 ? code : cmap.readUInt16BE(rangeAt + range + 2 * (code - first))
      if (stored !== 0) glyphs.set(code, (stored + delta) & 0xffff)
    }
  }
  return glyphs
}

/** A TrueType file of these tables. */
function trueType(tables: readonly Table[]): Buffer {
  const sorted = tables.toSorted((a, b) => (a.tag < b.tag ? -1 : 1))
  const directory = Buffer.alloc(12 + 16 * sorted.length)
  const steps = Math.floor(Math.log2(sorted.length))
  directory.writeUInt32BE(0x00010000, 0)
  directory.writeUInt16BE(sorted.length, 4)
  directory.writeUInt16BE(16 * 2 ** steps, 6)
  directory.writeUInt16BE(steps, 8)
  directory.writeUInt16BE(16 * (sorted.length - 2 ** steps), 10)
  const bodies: Buffer[] = []
  let offset = directory.length
  for (const [index, { tag, checksum, body }] of sorted.entries()) {
    const at = 12 + 16 * index
    directory.write(tag, at, 'latin1')
    for (const [field, value] of [checksum, offset, body.length].entries())
      directory.writeUInt32BE(value, at + 4 + 4 * field)
    const padded = Buffer.concat([body, Buffer.alloc((4 - (body.length % 4)) % 4)])
    bodies.push(padded)
    offset += padded.length
  }
  return Buffer.concat([directory, ...bodies])
}
