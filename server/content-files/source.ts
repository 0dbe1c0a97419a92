import { isCollection, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml'

export type Path = readonly PropertyKey[]

/** A place in a file, with lines counted from 1. */
export type Spot = { file: string; line: number }

/** What is wrong with the files, in sentences that name file and line. */
export class Problems {
  readonly sentences: string[] = []

  add({ file, line }: Spot, path: Path, message: string): void {
    const where = path.length > 0 ? `${path.join('.')}: ` : ''
    this.sentences.push(`${file}:${line}: ${where}${message}`)
  }
}

/** What a file says, and where it says it. */
export type Source = {
  value: unknown
  /** Where the value with this path stands; without one, where the nearest value around it does. */
  spot(path: Path): Spot
  /** The first line of a text that may have several: below its key where it is a block. */
  textLine(path: Path): number
  /** Whether the file has something at this path itself. */
  has(path: Path): boolean
}

export function readYaml(file: string, text: string, problems: Problems, firstLine = 1): Source {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1
  for (const { message, pos } of [...document.errors, ...document.warnings]) {
    problems.add({ file, line: lineAt(pos[0]) }, [], message)
  }
  const offsetOf = (node: unknown) => (node as Node | null)?.range?.[0] ?? 0
  return {
    value: document.errors.length > 0 ? undefined : document.toJS(),
    spot: (path) => ({ file, line: lineAt(find(document.contents, path).offset) }),
    textLine: (path) => {
      const { node } = find(document.contents, path)
      const isBlock = isScalar(node) && (node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED')
      return lineAt(offsetOf(node)) + (isBlock ? 1 : 0)
    },
    has: (path) => find(document.contents, path).depth === path.length,
  }
}

/** The node at the path, or the nearest above it; its offset is that of its key. */
function find(root: unknown, path: Path) {
  let found = { node: root, offset: (root as Node | null)?.range?.[0] ?? 0, depth: 0 }
  for (const step of path) {
    const { node, depth } = found
    if (!isCollection(node)) break
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => (isScalar(key) ? String(key.value) : '') === String(step))
      if (!pair) break
      found = { node: pair.value, offset: (pair.key as Node).range?.[0] ?? found.offset, depth: depth + 1 }
    } else if (isSeq(node)) {
      const item = node.items[Number(step)]
      if (!item) break
      found = { node: item, offset: (item as Node).range?.[0] ?? found.offset, depth: depth + 1 }
    }
  }
  return found
}

const fence = /^---\r?\n([\s\S]*?\r?\n)?---[ \t]*(?:\r?\n|$)/

/** A Markdown file: the YAML between its first two `---` lines, and the text below with its first line. */
export function readMarkdown(file: string, text: string, problems: Problems) {
  const [front, yaml = ''] = fence.exec(text) ?? []
  if (front === undefined) {
    problems.add({ file, line: 1 }, [], "must begin with a '---' line, YAML and another '---' line")
    return undefined
  }
  const bodyLine = front.split('\n').length
  return { front: readYaml(file, yaml, problems, 2), body: text.slice(front.length), bodyLine }
}
