import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { launchBrowser } from '../../tools/browser.ts'
import { type Sheet, sheets } from './sheets.ts'

// Prints the school's material into demo/files, as tagged PDF: one sheet for teachers and one for pupils of each lesson.

const root = join(import.meta.dirname, '../..')
const fontOf = (name: string) =>
  readFileSync(join(root, `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`), 'base64')

const faces = [
  ['Fredoka', 'fredoka'],
  ['Hanken Grotesk', 'hanken-grotesk'],
].map(
  ([family = '', name = '']) =>
    `@font-face{font-family:"${family}";src:url(data:font/woff2;base64,${fontOf(name)});font-weight:100 900}`,
)

const css = `${faces.join('')}
@page{size:A4;margin:16mm 18mm 18mm}
body{display:flex;flex-direction:column;min-height:262mm;margin:0;color:#12284b;font:11.5pt/1.45 "Hanken Grotesk"}
h1,h2{font-family:Fredoka;line-height:1.15;margin:0}
header{padding:5mm 7mm;border-radius:5mm;background:#8fd0ff;margin-bottom:7mm}
header p{margin:0;font-weight:600}h1{font-size:24pt}header p+h1{margin-top:1mm}header h1+p{margin-top:2mm;font-weight:400}
h2{font-size:14.5pt;margin:4mm 0 2mm;break-after:avoid}p,ul,ol{margin:0 0 2mm}ol,ul{padding-left:6mm}li+li{margin-top:1.5mm}
table{width:100%;border-collapse:collapse;margin:2mm 0}th,td{padding:1.7mm 2mm;border:1px solid #12284b;text-align:left}th{background:#fff3cb}
.line{height:9mm;border-bottom:1px solid #12284b}.line+p{margin-top:2mm}main{display:flex;flex:1;flex-direction:column}main>h2:first-child{margin-top:0}.drawing{flex:1;min-height:40mm;border:1.5px dashed #12284b;border-radius:4mm}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:5mm}
.cards{display:grid;grid-template-columns:repeat(3,1fr);gap:3mm;padding:0;list-style:none}
.cards li{margin:0;padding:4mm;border:1.5px dashed #12284b;border-radius:3mm;font:600 13pt Fredoka;text-align:center}
footer{margin-top:6mm;color:#4c5c78;font-size:9pt}`

function htmlOf({ lesson, title, about, body }: Sheet): string {
  return `<!doctype html><html lang="fi"><meta charset="utf-8"><title>${lesson} – ${title}</title><style>${css}</style>
<header><p>${lesson}</p><h1>${title}</h1><p>${about}</p></header><main>${body}</main>
<footer>Kaskimaan koulu, maksutonta opetusmateriaalia ruoasta. Saa kopioida opetukseen.</footer></html>`
}

const pageCount = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0

const browser = await launchBrowser()
const page = await browser.newPage()
for (const sheet of sheets) {
  await page.setContent(htmlOf(sheet))
  await page.evaluate(() => document.fonts.ready)
  const path = join(root, `demo/files/${sheet.file}.pdf`)
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true })
  const pages = pageCount(pdf)
  if (pages !== 1) throw new Error(`${sheet.file} needs ${pages} pages: a sheet is one page.`)
  writeFileSync(path, pdf)
}
await browser.close()
