import { inflateSync } from 'node:zlib'

/** What a test reads of a PDF file: by its own way, through the table of objects, as viewers do. */
export type ReadPdf = {
  /** The lines of each page, in the order they were written. */
  pages: string[][]
  /** The same with what each line is: 'H1', 'P', 'TH', 'Artifact'. */
  tagged: { role: string; text: string; bold: boolean }[]
  title: string
  language: string
}

/** Reads text, structure and metadata. Throws if the table of objects does not lead to the objects. */
export function readPdf(file: Buffer): ReadPdf {
  const objects = objectsOf(file)
  const catalogue = dictionary(objects, /\/Type\/Catalog/)
  const info = dictionary(objects, /\/CreationDate/)
  const kids = /\/Kids\[([^\]]*)\]/.exec(dictionary(objects, /\/Type\/Pages/))?.[1] ?? ''
  const tagged: ReadPdf['tagged'] = []
  const pages = [...kids.matchAll(/(\d+) 0 R/g)].map(([, number]) => {
    const page = objects.get(Number(number))?.head ?? ''
    const content = streamOf(objects, reference(page, 'Contents')).toString('latin1')
    const fonts = fontsOf(objects, reference(page, 'Resources'))
    const lines = [...content.matchAll(/\/(\w+) (?:<<\/MCID \d+>> BDC|BMC) (.*?) EMC/gs)].flatMap(
      ([, role = '', drawn = '']) => {
        const runs = [...drawn.matchAll(/\/(\w) [\d.]+ Tf <([0-9a-f]+)> Tj/g)].map(([, font = '', codes = '']) => ({
          bold: font === 'B',
          text: (codes.match(/.{4}/g) ?? []).map((code) => fonts.get(font)?.get(code) ?? '\ufffd').join(''),
        }))
        for (const run of runs) tagged.push({ role, ...run })
        return runs.length > 0 ? [runs.map(({ text }) => text).join('')] : []
      },
    )
    return lines
  })
  return { pages, tagged, title: hexText(info, 'Title'), language: hexText(catalogue, 'Lang') }
}

type Objects = Map<number, { head: string; stream?: Buffer }>

function objectsOf(file: Buffer): Objects {
  const text = file.toString('latin1')
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1])
  const table = /^xref\n0 \d+\n((?:\d{10} \d{5} [nf] \n)+)/.exec(text.slice(start))?.[1] ?? ''
  const offsets = table
    .split('\n')
    .slice(1, -1)
    .map((row) => Number(row.slice(0, 10)))
  return new Map(
    offsets.map((offset, index) => {
      const number = index + 1
      if (!text.startsWith(`${number} 0 obj\n`, offset))
        throw new Error(`Object ${number} is not where the table says.`)
      const body = text.slice(offset, text.indexOf('\nendobj\n', offset)).slice(`${number} 0 obj\n`.length)
      const at = body.indexOf('\nstream\n')
      if (at < 0) return [number, { head: body }]
      const head = body.slice(0, at)
      const length = Number(/\/Length (\d+)/.exec(head)?.[1])
      const bytes = Buffer.from(body.slice(at + 8, at + 8 + length), 'latin1')
      return [number, { head, stream: head.includes('FlateDecode') ? inflateSync(bytes) : bytes }]
    }),
  )
}

function dictionary(objects: Objects, pattern: RegExp): string {
  const found = [...objects.values()].find(({ head }) => pattern.test(head))
  if (!found) throw new Error(`No object has ${pattern}.`)
  return found.head
}

const reference = (head: string, name: string) => Number(new RegExp(`/${name} (\\d+) 0 R`).exec(head)?.[1])

function streamOf(objects: Objects, number: number): Buffer {
  const { stream } = objects.get(number) ?? {}
  if (!stream) throw new Error(`Object ${number} has no stream.`)
  return stream
}

/** For each font of a page the characters of its codes. */
function fontsOf(objects: Objects, resources: number): Map<string, Map<string, string>> {
  const { head = '' } = objects.get(resources) ?? {}
  return new Map(
    [...head.matchAll(/\/([RB]) (\d+) 0 R/g)].map(([, name = '', number]) => {
      const map = streamOf(objects, reference(objects.get(Number(number))?.head ?? '', 'ToUnicode')).toString('latin1')
      const codes = [...map.matchAll(/^<([0-9a-f]{4})> <([0-9a-f]+)>$/gm)].map(
        ([, code = '', hex = '']) => [code, Buffer.from(hex, 'hex').swap16().toString('utf16le')] as const,
      )
      return [name, new Map(codes)]
    }),
  )
}

function hexText(head: string, name: string): string {
  const hex = new RegExp(`/${name}<FEFF([0-9A-F]*)>`).exec(head)?.[1] ?? ''
  return Buffer.from(hex, 'hex').swap16().toString('utf16le')
}
