import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { idOf, n } from '../draw.ts'

const folder = join(import.meta.dirname, '../../../sites')

type Place = {
  x: number
  y: number
  width?: number
  height?: number
  ink: string
  anchor?: 'start' | 'middle' | 'end'
  plain?: boolean
}

/** A site's own logotype, as its header shows it, in `ink`; `plain` drops its second colour. x, y is its top. */
export function logotype(site: string, { x, y, width, height, ink, anchor = 'start', plain = false }: Place): string {
  const svg = readFileSync(join(folder, site, 'logo.svg'), 'utf8')
  const [, across = '1', down = '1'] = / viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []
  const coloured = svg.replace(/^<svg [^>]*>|<\/svg>\s*$/g, '').replaceAll('currentColor', ink)
  const paths = plain ? coloured.replace(/fill="[^"]*"/g, `fill="${ink}"`) : coloured
  const scale = Math.min(width ? width / Number(across) : 1e9, height ? height / Number(down) : 1e9)
  const id = idOf(site + ink + plain)
  const left = x - { start: 0, middle: 0.5, end: 1 }[anchor] * Number(across) * scale
  return (
    `<defs id="e${id}"><g id="${id}">${paths}</g></defs>` +
    `<use href="#${id}" transform="translate(${n(left)} ${n(y)}) scale(${Math.round(scale * 1000) / 1000})"/>`
  )
}

/** How wide a logotype is when it is this high. */
export function logotypeWidth(site: string, height: number): number {
  const [, across = '1', down = '1'] =
    / viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(readFileSync(join(folder, site, 'logo.svg'), 'utf8')) ?? []
  return (Number(across) / Number(down)) * height
}
