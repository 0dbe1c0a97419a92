import { deflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { isSoundPdf } from './inspect-pdf.ts'
import { aPdf, zipEnd } from './testing/a-pdf.ts'

const script = '<< /S /JavaScript /JS (app.alert(1)) >>'

it.each([
  ['a plain document', aPdf()],
  ['a document with packed objects', aPdf({ packed: '<< /Type /Page /Parent 2 0 R >>' })],
  ['one whose text speaks of scripts', aPdf({ objects: '7 0 obj (JavaScript) endobj' })],
  ['one with names that only begin alike', aPdf({ objects: '7 0 obj << /JSnap 1 /Launched 2 >> endobj' })],
])('FO-20: takes %s', async (_, bytes) => expect(await isSoundPdf(bytes)).toBe(true))

it.each([
  ['with a script', aPdf({ objects: `6 0 obj ${script} endobj` })],
  ['with a script under an escaped name', aPdf({ objects: '6 0 obj << /S /J#61vaScript /#4aS (x) >> endobj' })],
  ['with a packed script', aPdf({ packed: script })],
  ['with a script in an unpacked object stream', aPdf({ packed: script, filter: '' })],
  ['with a script hidden in a stream of bytes', aPdf({ objects: `6 0 obj << >> stream\n${script}\nendstream endobj` })],
  [
    'with an object stream that we cannot unpack',
    aPdf({ packed: '<< >>', filter: '[ /ASCIIHexDecode /FlateDecode ]' }),
  ],
  ['that starts a program', aPdf({ objects: '6 0 obj << /S /Launch /F (cmd.exe) >> endobj' })],
  ['with an attachment', aPdf({ objects: '6 0 obj << /Type /EmbeddedFile >> endobj' })],
  ['with a form that scripts', aPdf({ objects: '6 0 obj << /XFA 7 0 R >> endobj' })],
  ['that is encrypted', aPdf({ objects: 'trailer << /Encrypt 8 0 R >>' })],
  ['that is an archive too', aPdf({ tail: zipEnd.toString('latin1') })],
  ['that is cut off', aPdf().subarray(0, 150)],
  ['that begins with a page', Buffer.concat([Buffer.from('<html>'), aPdf()])],
  ['with nothing in it', Buffer.from('%PDF-1.7')],
])('FO-08: refuses a PDF %s', async (_, bytes) => expect(await isSoundPdf(bytes)).toBe(false))

it('FO-08: refuses a PDF whose packed objects unpack to more than memory should hold, without unpacking them', async () => {
  const bomb = deflateSync(Buffer.alloc(100 * 1024 * 1024), { level: 1 })
  const dictionary = `<< /Type /ObjStm /Filter /FlateDecode /Length ${bomb.length} >>`
  const bytes = Buffer.concat([
    Buffer.from(`%PDF-1.7\n9 0 obj ${dictionary} stream\n`),
    bomb,
    Buffer.from('\nendstream endobj\n%%EOF'),
  ])
  const before = process.memoryUsage().rss
  expect(await isSoundPdf(bytes)).toBe(false)
  expect(process.memoryUsage().rss - before).toBeLessThan(80 * 1024 * 1024)
})

it('FO-08: reads a document of 15 MB with as many streams as it likes in a second or two', async () => {
  const many = Buffer.from('1 0 obj << /ObjStm >> stream\nx\nendstream endobj '.repeat(300_000))
  const started = performance.now()
  expect(await isSoundPdf(Buffer.concat([Buffer.from('%PDF-1.7\n'), many, Buffer.from('\n%%EOF')]))).toBe(false)
  expect(performance.now() - started).toBeLessThan(10_000)
})
