import { createHash } from 'node:crypto'
import type { PictureIndex } from '#demo/pictures/pictures.ts'

/**
 * The index of these SVG files by name. Alternative texts are written by people in the index itself, so they are taken over
 * from the index `before`.
 */
export function indexOf(svgs: ReadonlyMap<string, string>, before: PictureIndex): PictureIndex {
  const names = [...svgs.keys()].sort()
  return Object.fromEntries(
    names.map((name) => {
      const svg = svgs.get(name) as string
      const id = createHash('sha256').update(svg).digest('hex').slice(0, 10)
      return [name, { id, ...sizeOf(name, svg), alt: before[name]?.alt ?? {} }]
    }),
  )
}

function sizeOf(name: string, svg: string): { width: number; height: number } {
  const [, width, height] = /^<svg [^>]*\bwidth="(\d+)" height="(\d+)"/.exec(svg) ?? []
  if (!width || !height) throw new Error(`${name}.svg does not begin with <svg … width="…" height="…"> in pixels.`)
  return { width: Number(width), height: Number(height) }
}
