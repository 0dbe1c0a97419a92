/** An element with its text, without attributes: Svea's answers have nothing of value in them. */
export type Element = { name: string; text: string; children: readonly Element[] }

type OpenElement = Element & { children: Element[] }

const NAME = '[A-Za-z_][\\w.-]*'
const ATTRIBUTES = `(?:\\s+[\\w:.-]+\\s*=\\s*(?:"[^"<]*"|'[^'<]*'))*\\s*`
const TOKEN = new RegExp(
  `<(?<open>${NAME})${ATTRIBUTES}(?<empty>/)?>|</(?<close>${NAME})\\s*>|<!\\[CDATA\\[(?<cdata>[\\s\\S]*?)\\]\\]>|<!--[\\s\\S]*?-->|(?<text>[^<]+)`,
  'y',
)
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Reads a small XML document. Null if it is anything else: HTML, a document type, elements that do not close, trailing text. */
export function readXml(document: string): Element | null {
  const source = document.replace(/^\uFEFF?\s*(<\?xml[^>]*\?>)?/, '').trim()
  const top: OpenElement = { name: '', text: '', children: [] }
  const open = [top]
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < source.length) {
    const { groups } = TOKEN.exec(source) ?? {}
    const current = open.at(-1)
    if (!groups || !current) return null
    if (groups.open) {
      const element: OpenElement = { name: groups.open, text: '', children: [] }
      current.children.push(element)
      if (!groups.empty) open.push(element)
    } else if (groups.close) {
      if (open.pop()?.name !== groups.close) return null
    } else current.text += groups.cdata ?? decoded(groups.text ?? '')
  }
  const [root, ...others] = top.children
  return root && open.length === 1 && others.length === 0 && top.text.trim() === '' ? root : null
}

function decoded(text: string): string {
  return text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name) return ENTITIES[name] ?? whole
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}

/** The text of a child; undefined if there is none. Throws if there are several: either may be the wrong one. */
export function textOf({ children }: Element, name: string): string | undefined {
  const found = children.filter((child) => child.name === name)
  if (found.length > 1) throw new Error(`The answer has ${name} several times.`)
  return found[0]?.text.trim()
}
