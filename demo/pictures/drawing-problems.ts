import { createHash } from 'node:crypto'

const MAX_BYTES = 40_000
const FORBIDDEN = /<(?:text|script|image|foreignObject|filter|style|a)\b|<[!?]| on\w+=/i
const MISCALCULATED = /NaN|undefined|Infinity/

type Indexed = { id: string; width: number; height: number }

/** What is wrong with an SVG file, in words, compared with its entry in the index. */
export function drawingProblems(svg: string, { id, width, height }: Indexed): string[] {
  const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`
  const bytes = Buffer.byteLength(svg)
  return [
    ...(isWellFormed(svg) ? [] : ['is not well-formed']),
    ...(/^<svg [^>]*>/.exec(svg)?.[0].endsWith(size) ? [] : [`does not begin with ${size}`]),
    ...found(svg, FORBIDDEN, 'is not a shape'),
    ...found(svg, MISCALCULATED, 'was calculated wrongly'),
    ...referenceProblems(svg),
    ...(bytes < MAX_BYTES ? [] : [`has ${bytes} bytes`]),
    ...(id === createHash('sha256').update(svg).digest('hex').slice(0, 10) ? [] : ['is not the drawing of the index']),
  ]
}

/** One tag with its attributes, or characters between tags. */
const TOKEN = /<(?<close>\/?)(?<name>[a-zA-Z]+)(?<attributes>(?:\s+[\w:-]+="[^"<]*")*)\s*(?<empty>\/?)>|[^<>&]+/y

/** Stricter than XML, and many times as fast as a parser for all of it: drawings are tags with attributes in double quotes. */
function isWellFormed(svg: string): boolean {
  const open: string[] = []
  TOKEN.lastIndex = 0
  for (let end = 0; end < svg.length; end = TOKEN.lastIndex) {
    const token = TOKEN.exec(svg)
    if (!token) return false
    const { close, name, attributes = '', empty } = token.groups ?? {}
    if (!name) continue
    const names = [...attributes.matchAll(/([\w:-]+)="/g)].map(([, attribute]) => attribute)
    if (new Set(names).size < names.length || attributes.includes('&')) return false
    if (close && open.pop() !== name) return false
    if (!close && !empty) open.push(name)
    if (open.length === 0 && TOKEN.lastIndex < svg.trimEnd().length) return false
  }
  return open.length === 0
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
