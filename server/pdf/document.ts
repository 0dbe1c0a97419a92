import { createHash } from 'node:crypto'
import { EmbeddedFont } from './embedded-font.ts'
import type { Faces } from './faces.ts'
import { PdfObjects, type Ref, textString, to } from './objects.ts'
import { type Part, type Role, writeStructure } from './structure.ts'

/** A4, in points. */
export const PAGE = { width: 595.28, height: 841.89 } as const

export type Color = `#${string}`

/** In points. */
export type PageSize = { width: number; height: number }

/** Text in one weight. */
export type Run = { text: string; bold?: boolean | undefined }

type About = {
  title: string
  author: string
  /** A BCP 47 name. */
  language: string
  created: Date
}

/** A document that is drawn page by page, tagged for screen readers. Places are points from the top left corner. */
export class PdfDocument {
  readonly #about: About
  readonly #fonts: { regular: EmbeddedFont; bold: EmbeddedFont }
  readonly #pages: { commands: string[]; marked: number; size: PageSize }[] = []
  readonly #parts: Part[] = []

  constructor(faces: Faces, about: About) {
    this.#about = about
    this.#fonts = { regular: new EmbeddedFont(faces.regular), bold: new EmbeddedFont(faces.bold) }
  }

  get pageCount(): number {
    return this.#pages.length
  }

  addPage(size: PageSize = PAGE): void {
    this.#pages.push({ commands: [], marked: 0, size })
  }

  /** A part of the structure; without `parent` one of the document itself. */
  part(role: Role, parent?: Part): Part {
    const part: Part = { role, parts: [], contents: [] }
    ;(parent?.parts ?? this.#parts).push(part)
    return part
  }

  widthOf({ text, bold }: Run, size: number): number {
    return this.#fonts[bold ? 'bold' : 'regular'].widthOf(text, size)
  }

  /** Writes runs on one line whose letters stand on `y`. Without a part they are decoration, which screen readers skip. */
  text(part: Part | null, at: { x: number; y: number }, runs: readonly Run[], size: number, color: Color): void {
    const shown = runs.filter(({ text }) => text !== '')
    const commands = shown.map(
      ({ text, bold }) => `/${bold ? 'B' : 'R'} ${size} Tf <${this.#fonts[bold ? 'bold' : 'regular'].encode(text)}> Tj`,
    )
    this.#draw(part, `BT ${fill(color)} ${this.#point(at.x, at.y)} Td ${commands.join(' ')} ET`)
  }

  /** Fills a rectangle: always decoration. */
  box(x: number, y: number, width: number, height: number, color: Color): void {
    this.#draw(null, `${fill(color)} ${this.#point(x, y + height)} ${number(width)} ${number(height)} re f`)
  }

  /** PDF measures from the bottom. */
  #point(x: number, y: number): string {
    const { height } = this.#pages.at(-1)?.size ?? PAGE
    return `${number(x)} ${number(height - y)}`
  }

  #draw(part: Part | null, command: string): void {
    const page = this.#pages.at(-1)
    if (!page) throw new Error('The document has no page yet.')
    if (!part) {
      page.commands.push(`/Artifact BMC ${command} EMC`)
      return
    }
    const id = page.marked++
    part.contents.push({ page: this.#pages.length - 1, id })
    page.commands.push(`/${part.role} <</MCID ${id}>> BDC ${command} EMC`)
  }

  /** The bytes of the file: the same for the same document. */
  file(): Buffer {
    const { title, author, language, created } = this.#about
    const objects = new PdfObjects()
    const tree = objects.reserve()
    const resources = objects.reserve()
    const pages = this.#pages.map(({ commands, size }, index): Ref => {
      const content = objects.writeStream(Buffer.from(commands.join('\n'), 'latin1'))
      return objects.write(
        `<</Type/Page/Parent ${to(tree)}/MediaBox[0 0 ${number(size.width)} ${number(size.height)}]/Resources ${to(resources)}/Contents ${to(content)}/StructParents ${index}/Tabs/S>>`,
      )
    })
    objects.write(`<</Type/Pages/Kids[${pages.map(to).join(' ')}]/Count ${pages.length}>>`, tree)
    const { regular, bold } = this.#fonts
    objects.write(`<</Font<</R ${to(regular.write(objects))}/B ${to(bold.write(objects))}>>>>`, resources)
    const structure = writeStructure(objects, this.#parts, pages)
    const xmp = objects.writeStream(Buffer.from(metadata(this.#about)), '/Type/Metadata/Subtype/XML', {
      compress: false,
    })
    const root = objects.write(
      `<</Type/Catalog/Pages ${to(tree)}/Lang${textString(language)}/MarkInfo<</Marked true>>/StructTreeRoot ${to(structure)}/Metadata ${to(xmp)}/ViewerPreferences<</DisplayDocTitle true>>>>`,
    )
    const info = objects.write(
      `<</Title${textString(title)}/Author${textString(author)}/CreationDate(D:${digits(created)}Z)>>`,
    )
    const id = createHash('sha256')
      .update(JSON.stringify([this.#about, this.#pages]))
      .digest('hex')
      .slice(0, 32)
    return objects.file(root, info, id)
  }
}

const number = (value: number) => String(Math.round(value * 100) / 100)

function fill(color: Color): string {
  const shares = [1, 3, 5].map((at) => number(Number.parseInt(color.slice(at, at + 2), 16) / 255))
  return `${shares.join(' ')} rg`
}

/** '20261116120000' */
const digits = (date: Date) => date.toISOString().replaceAll(/\D/g, '').slice(0, 14)

function metadata({ title, author, language, created }: About): string {
  const escaped = (text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(title)}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>${escaped(author)}</rdf:li></rdf:Seq></dc:creator>
<dc:language><rdf:Bag><rdf:li>${escaped(language)}</rdf:li></rdf:Bag></dc:language>
<xmp:CreateDate>${created.toISOString()}</xmp:CreateDate>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`
}
