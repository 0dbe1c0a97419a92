import { expect, it } from 'vitest'
import { PdfDocument } from './document.ts'
import { documentFaces } from './faces.ts'
import { Sheet } from './sheet.ts'
import { readPdf } from './testing/read-pdf.ts'
import { wrapLines } from './wrap.ts'

const look = { brand: '#112233', onBrand: '#ffffff', ink: '#000000', soft: '#444444', line: '#cccccc' } as const
const frame = { name: 'Kaskimaa', kind: 'Tiedote', footer: ['Kaskimaantie 3'] }
const aDocument = () =>
  new PdfDocument(documentFaces(), {
    title: 'Säilyvyys & käyttö',
    author: 'Kaskimaa Oyj',
    language: 'fi',
    created: new Date('2026-11-16T00:00:00Z'),
  })

it('writes text that can be read again, with the letters and signs of our languages', () => {
  const document = aDocument()
  new Sheet(document, look, frame).paragraph([{ text: 'Åäö ß é – −18 °C, 5 €, ½ ×' }])
  const read = readPdf(document.file())
  expect(read.pages[0]).toContain('Åäö ß é – −18 °C, 5 €, ½ ×')
  expect(read).toMatchObject({ title: 'Säilyvyys & käyttö', language: 'fi' })
})

it('writes a letter that the font lacks as its base letter, and any other sign as a question mark', () => {
  const document = aDocument()
  new Sheet(document, look, frame).paragraph([{ text: 'Dvořák 漢' }])
  expect(readPdf(document.file()).pages[0]).toContain('Dvorák ?')
})

it('tells screen readers what is a heading, a text, a table and mere decoration', () => {
  const document = aDocument()
  const sheet = new Sheet(document, look, frame)
  sheet.title('Nimi')
  sheet.heading('Ainesosat')
  sheet.paragraph([{ text: 'Vettä, ' }, { text: 'MAITOA', bold: true }])
  sheet.table([{ name: 'Rasva', values: ['3 g'] }])
  expect(readPdf(document.file()).tagged).toEqual([
    { role: 'Artifact', text: 'Kaskimaa', bold: true },
    { role: 'Artifact', text: 'Tiedote', bold: false },
    { role: 'Artifact', text: 'Kaskimaantie 3', bold: false },
    { role: 'Artifact', text: '1', bold: false },
    { role: 'H1', text: 'Nimi', bold: true },
    { role: 'H2', text: 'Ainesosat', bold: true },
    { role: 'P', text: 'Vettä, ', bold: false },
    { role: 'P', text: 'MAITOA', bold: true },
    { role: 'TH', text: 'Rasva', bold: true },
    { role: 'TD', text: '3 g', bold: false },
  ])
})

it('begins a new page when one is full, and loses nothing', () => {
  const document = aDocument()
  const sheet = new Sheet(document, look, frame)
  const texts = Array.from({ length: 90 }, (_, index) => `Kappale ${index}`)
  for (const text of texts) sheet.paragraph([{ text }])
  sheet.table([{ name: 'Viimeinen', values: ['rivi'] }])
  const { pages } = readPdf(document.file())
  expect(pages.length).toBeGreaterThan(1)
  expect(pages.flat().filter((line) => line.startsWith('Kappale'))).toEqual(texts)
  expect(pages.at(-1)).toContain('Viimeinen')
  for (const page of pages) expect(page).toContain('Kaskimaantie 3')
})

it('gives the same bytes for the same document, so that its ETag holds', () => {
  const made = () => {
    const document = aDocument()
    new Sheet(document, look, frame).title('Nimi')
    return document.file()
  }
  expect(made().equals(made())).toBe(true)
})

it('breaks lines between words, never at a no-break space, and cuts a word that is longer than a line', () => {
  const lines = (text: string) =>
    wrapLines([{ text }], 10, (run) => run.text.length).map((line) => line.map(({ text }) => text).join(''))
  expect(lines('yksi kaksi kolme')).toEqual(['yksi kaksi', 'kolme'])
  expect(lines('noin 12\u00a0kg pois')).toEqual(['noin 12\u00a0kg', 'pois'])
  expect(lines('von Hohenlohe-Virtanen')).toEqual(['von', 'Hohenlohe-', 'Virtanen'])
  expect(lines('lihanleikkaajanoppisopimus')).toEqual(['lihanleikk', 'aajanoppis', 'opimus'])
})

it('keeps a word whole that changes its weight inside', () => {
  const runs = [{ text: 'suola, ' }, { text: 'VEHNÄ', bold: true }, { text: 'jauho' }]
  expect(wrapLines(runs, 12, ({ text }) => text.length)).toEqual([
    [{ text: 'suola,', bold: undefined }],
    [
      { text: 'VEHNÄ', bold: true },
      { text: 'jauho', bold: undefined },
    ],
  ])
})
