import { createHash } from 'node:crypto'
import sharp from 'sharp'

const MAX_BYTES = 40_000
const FORBIDDEN = /<(?:text|script|image|foreignObject|filter|style|a)\b|<[!?]| on\w+=/i
const MISCALCULATED = /NaN|undefined|Infinity/

type Indexed = { id: string; width: number; height: number }

/** What is wrong with an SVG file, in words, compared with its entry in the index. */
export async function drawingProblems(svg: string, { id, width, height }: Indexed): Promise<string[]> {
  const size = ` viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`
  const bytes = Buffer.byteLength(svg)
  return [
    ...(await parsingProblems(svg, { width, height })),
    ...(svg.includes(size) ? [] : [`does not begin with${size}`]),
    ...found(svg, FORBIDDEN, 'is not a shape'),
    ...found(svg, MISCALCULATED, 'was calculated wrongly'),
    ...referenceProblems(svg),
    ...(bytes < MAX_BYTES ? [] : [`has ${bytes} bytes`]),
    ...(id === createHash('sha256').update(svg).digest('hex').slice(0, 10) ? [] : ['is not the drawing of the index']),
  ]
}

async function parsingProblems(svg: string, size: { width: number; height: number }): Promise<string[]> {
  try {
    const { format, width, height } = await sharp(Buffer.from(svg)).metadata()
    const isAsIndexed = format === 'svg' && width === size.width && height === size.height
    return isAsIndexed ? [] : [`is ${format} of ${width} × ${height}`]
  } catch {
    return ['is not well-formed']
  }
}

function found(svg: string, pattern: RegExp, problem: string): string[] {
  const [text] = pattern.exec(svg) ?? []
  return text ? [`'${text.trim()}' ${problem}`] : []
}

function referenceProblems(svg: string): string[] {
  const defined = [...svg.matchAll(/ id="(\w+)"/g)].map(([, id = '']) => id)
  const targets = [...svg.matchAll(/(?:url\(|href=")([^)"]*)/g)].map(([, target = '']) => target)
  const ids = new Set(defined)
  const twice = defined.filter((id, at) => defined.indexOf(id) !== at)
  return [
    ...twice.map((id) => `defines ${id} twice`),
    ...targets.filter((target) => !/^#\w+$/.test(target)).map((target) => `refers to ${target} outside itself`),
    ...targets
      .filter((target) => /^#\w+$/.test(target) && !ids.has(target.slice(1)))
      .map((target) => `refers to ${target}, which it does not define`),
  ]
}
