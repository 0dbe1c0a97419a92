import { type PdfObjects, type Ref, to } from './objects.ts'

/** What a part of a document is, for screen readers. */
export type Role = 'H1' | 'H2' | 'P' | 'Table' | 'TR' | 'TH' | 'TD'

/** A part of a document, with its marked content (the page and the number there) or with parts inside. */
export type Part = {
  role: Role
  parts: Part[]
  contents: { page: number; id: number }[]
}

/** Writes the parts as the structure of the document. `pages` are the page objects. */
export function writeStructure(objects: PdfObjects, parts: readonly Part[], pages: readonly Ref[]): Ref {
  const root = objects.reserve()
  const document = objects.reserve()
  /** For each page the part of each of its marked contents. */
  const owners = pages.map((): Ref[] => [])

  const writePart = ({ role, parts, contents }: Part, parent: Ref): Ref => {
    const ref = objects.reserve()
    const below = parts.map((part) => to(writePart(part, ref)))
    const marked = contents.map(({ page, id }) => {
      const owned = owners[page]
      if (owned) owned[id] = ref
      return `<</Type/MCR/Pg ${to(pages[page] as Ref)}/MCID ${id}>>`
    })
    const scope = role === 'TH' ? '/A<</O/Table/Scope/Row>>' : ''
    return objects.write(
      `<</Type/StructElem/S/${role}/P ${to(parent)}${scope}/K[${[...below, ...marked].join(' ')}]>>`,
      ref,
    )
  }

  const written = parts.map((part) => to(writePart(part, document)))
  objects.write(`<</Type/StructElem/S/Document/P ${to(root)}/K[${written.join(' ')}]>>`, document)
  const numbers = owners.map((owned, page) => `${page}[${owned.map(to).join(' ')}]`).join('')
  return objects.write(
    `<</Type/StructTreeRoot/K ${to(document)}/ParentTree<</Nums[${numbers}]>>/ParentTreeNextKey ${pages.length}>>`,
    root,
  )
}
