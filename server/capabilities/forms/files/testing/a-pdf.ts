import { deflateSync } from 'node:zlib'

/** A small PDF. `objects` stand in it as they are; `packed` stands in a compressed object stream. */
export function aPdf({ objects = '', packed = '', filter = '/FlateDecode', tail = '' } = {}): Buffer {
  const content = deflateSync(Buffer.from('BT /F1 12 Tf (Hakemus) Tj ET'))
  const stream = packed === '' ? [] : [objectStream(Buffer.from(`5 0 ${packed}`), filter)]
  return Buffer.concat([
    Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R /OpenAction [3 0 R /Fit] >>\nendobj\n'),
    Buffer.from('2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n'),
    Buffer.from(`4 0 obj\n<< /Filter /FlateDecode /Length ${content.length} >>\nstream\n`),
    content,
    Buffer.from('\nendstream\nendobj\n'),
    ...stream,
    Buffer.from(`${objects}\ntrailer << /Root 1 0 R >>\nstartxref\n0\n%%EOF\n${tail}`),
  ])
}

function objectStream(objects: Buffer, filter: string): Buffer {
  const packed = filter === '' ? objects : deflateSync(objects)
  const dictionary = `<< /Type /ObjStm /N 1 /First 4 ${filter && `/Filter ${filter}`} /Length ${packed.length} >>`
  return Buffer.concat([
    Buffer.from(`9 0 obj\n${dictionary}\nstream\r\n`),
    packed,
    Buffer.from('\nendstream\nendobj\n'),
  ])
}

/** The end of an archive, as every ZIP has it. */
export const zipEnd = Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)])
