import { deflateSync } from 'node:zlib'

/** The number of an object of a PDF file. */
export type Ref = number & { readonly isRef: true }

/** The objects of a PDF file. An object may be referred to before it is written. */
export class PdfObjects {
  readonly #bodies: Buffer[] = []

  reserve(): Ref {
    return this.#bodies.push(Buffer.alloc(0)) as number as Ref
  }

  write(body: string, ref: Ref = this.reserve()): Ref {
    this.#bodies[ref - 1] = Buffer.from(body, 'latin1')
    return ref
  }

  /** `entries`: of its dictionary, besides length and filter. Metadata stays readable for programs that know no PDF. */
  writeStream(content: Buffer, entries = '', { compress = true } = {}): Ref {
    const bytes = compress ? deflateSync(content, { level: 9 }) : content
    const filter = compress ? '/Filter/FlateDecode' : ''
    const ref = this.reserve()
    this.#bodies[ref - 1] = Buffer.concat([
      Buffer.from(`<<${entries}${filter}/Length ${bytes.length}>>\nstream\n`, 'latin1'),
      bytes,
      Buffer.from('\nendstream', 'latin1'),
    ])
    return ref
  }

  /** The whole file. The same objects give the same bytes. */
  file(root: Ref, info: Ref, id: string): Buffer {
    const parts = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')]
    const offsets: number[] = []
    let length = parts[0]?.length ?? 0
    const add = (part: Buffer<ArrayBuffer>) => {
      parts.push(part)
      length += part.length
    }
    for (const [index, body] of this.#bodies.entries()) {
      offsets.push(length)
      add(Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')]))
    }
    const start = length
    const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
    const size = offsets.length + 1
    add(Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}`))
    add(Buffer.from(`trailer\n<</Size ${size}/Root ${to(root)}/Info ${to(info)}/ID[<${id}><${id}>]>>\n`))
    add(Buffer.from(`startxref\n${start}\n%%EOF\n`))
    return Buffer.concat(parts)
  }
}

export const to = (ref: Ref) => `${ref} 0 R`

/** A text that people read, such as a title: UTF-16 with its mark, as hexadecimal digits. */
export function textString(text: string): string {
  return `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()}>`
}
