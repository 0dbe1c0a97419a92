import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'

/** The file beside the built program that holds all SVG files. */
export const PACK = 'pictures.pack'

/** The SVG of every picture by its name: from the folder when run from the sources, from one packed file once built. */
export function readSvgFiles(): ReadonlyMap<string, string> {
  const packed = join(import.meta.dirname, PACK)
  return existsSync(packed) ? unpack(readFileSync(packed)) : svgFilesIn(import.meta.dirname)
}

export function svgFilesIn(folder: string): ReadonlyMap<string, string> {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.svg'))
    .sort()
  return new Map(files.map((file) => [file.slice(0, -'.svg'.length), readFileSync(join(folder, file), 'utf8')]))
}

/** A window as large as all pictures together: motifs recur from one to the next. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 24 }

export function pack(svgs: ReadonlyMap<string, string>): Buffer {
  return brotliCompressSync(JSON.stringify([...svgs]), { params })
}

export function unpack(bytes: Buffer): ReadonlyMap<string, string> {
  return new Map(JSON.parse(brotliDecompressSync(bytes).toString()))
}
