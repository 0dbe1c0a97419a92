import { Document, isMap, isScalar, isSeq, type Pair, Scalar, visit, YAMLSeq } from 'yaml'

/** In characters. Longer texts get lines of their own, below their key. */
const LONG_TEXT = 80
const LINE_WIDTH = 110

/**
 * YAML as a person writes it: long texts as blocks, short rows such as links on one line, an empty line between the blocks of
 * a page. A comment stands behind the value of its key.
 */
export function writeYaml(value: Record<string, unknown>, comments: Readonly<Record<string, string>> = {}): string {
  const document = new Document(value, { aliasDuplicateObjects: false })
  visit(document, {
    Scalar(_key, scalar) {
      if (typeof scalar.value !== 'string') return
      const type = styleOf(scalar.value)
      if (type) scalar.type = type
    },
    Seq(_key, seq) {
      for (const item of seq.items) if (isRow(item)) item.flow = true
      if (isNumbers(seq) && !(seq instanceof NumberRow))
        return Object.assign(new NumberRow(), { items: seq.items, flow: true })
    },
    Pair(_key, pair) {
      if (!isPairOf(pair, 'blocks') || !isSeq(pair.value)) return
      for (const block of pair.value.items.slice(1)) if (isMap(block)) block.spaceBefore = true
    },
  })
  if (isMap(document.contents)) {
    for (const { key, value: node } of document.contents.items) {
      const comment = comments[String(key)]
      if (comment && (isScalar(node) || isSeq(node))) node.comment = ` ${comment}`
    }
  }
  return document.toString({ lineWidth: LINE_WIDTH, flowCollectionPadding: true })
}

/** Blocks are for texts as people write them: spaces at the ends of lines and other oddities are safe between quotes. */
function styleOf(text: string): Scalar.Type | undefined {
  const odd = /^[ \t\n]|[ \t](\n|$)|\n\n$|(?![\n\t])\p{Cc}|[\u2028\u2029\ufeff]/u
  if (odd.test(text)) return Scalar.QUOTE_DOUBLE
  if (text.includes('\n')) return Scalar.BLOCK_LITERAL
  if (text.length <= LONG_TEXT) return undefined
  return /\t| {2}/.test(text) ? Scalar.QUOTE_DOUBLE : Scalar.BLOCK_FOLDED
}

/** `[121, 122]`: the library would put spaces inside the brackets as it does with braces. */
class NumberRow extends YAMLSeq {
  override toString(): string {
    return `[${this.items.join(', ')}]`
  }
}

function isNumbers({ items }: YAMLSeq): boolean {
  return items.length > 0 && items.every((item) => isScalar(item) && typeof item.value === 'number')
}

function isPairOf({ key }: Pair, name: string): boolean {
  return isScalar(key) && key.value === name
}

/** A mapping of a few short values. */
function isRow(node: unknown): node is { flow: boolean } {
  if (!isMap(node) || node.items.length === 0) return false
  const values = node.items.map(({ value }) => (isScalar(value) ? value.value : undefined))
  if (values.some((value) => value === undefined || String(value).includes('\n'))) return false
  return JSON.stringify(node.toJSON()).length <= LONG_TEXT + 10
}
