import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page, RichText } from '#contract/content/content.ts'
import { type Language, langAttribute } from '#contract/site.ts'
import { demoSites } from '#demo/testing/demo-sites.ts'
import { PAGE, PdfDocument } from '#server/pdf/document.ts'
import { documentFaces } from '#server/pdf/faces.ts'
import { drawFormattedText } from '#server/pdf/formatted-text.ts'
import { Sheet } from '#server/pdf/sheet.ts'
import { sites } from '#sites/all.ts'
import { shortDate } from '#web/format/short-date.ts'
import { comparisonHeight, drawComparison } from './comparison.ts'
import { drawCover } from './cover.ts'
import { type Report, reports } from './figures.ts'
import { drawYears, yearlyFiguresOf } from './five-years.ts'

// Writes the reports of the group into demo/files, one for each release about results and each of its languages.

const site = sites.find(({ id }) => id === 'yritys')
if (!site) throw new Error('The site of the group is missing.')
const { colors } = site.theme
const { brand, onBrand, ink, soft, line, accent } = colors

const headings: Partial<Record<Language, string>> = { fi: 'Tunnusluvut', en: 'Key figures', se: 'Nyckeltal' }

function printed({ kind, periods, figures }: Report, page: Page, investors: Page | undefined): Buffer {
  const { language, title, description, publishDate } = page
  const document = new PdfDocument(documentFaces(), {
    title,
    author: 'Kaskimaa Oyj',
    language: langAttribute[language],
    created: new Date(`${publishDate}T00:00:00Z`),
  })
  const inLanguage = (figure: string) => (language === 'en' ? figure.replace(',', '.').replace(' ', ',') : figure)
  const amount = (figure: string) => ({
    text: inLanguage(figure),
    value: Number(figure.replace(' ', '').replace(',', '.')),
  })
  const [period = '', year = period] = periods.now.split('/')
  drawCover(document, colors, {
    kind: kind[language] ?? '',
    title,
    period,
    year,
    date: shortDate(publishDate, language),
  })
  const footer = ['Kaskimaa Oyj · Kaskimaantie 3, 60100 Seinäjoki · sijoittajat@kaskimaa.example · +358 20 000 0112']
  const sheet = new Sheet(
    document,
    { brand, onBrand, ink, soft, line },
    { name: 'Kaskimaa Oyj', kind: kind[language] ?? '', footer },
  )
  sheet.lead(description)
  sheet.heading(headings[language] ?? '')
  const compared = figures.map(({ name, now, before }) => ({
    name: name[language] ?? '',
    now: amount(now),
    before: amount(before),
  }))
  const look = { now: accent, before: line, ink, soft }
  sheet.drawing(0, comparisonHeight(compared), (x, y) => {
    const width = PAGE.width - 2 * x
    drawComparison(document, { x, y, width }, compared, look)
  })
  sheet.table(
    [
      { name: '', values: [periods.now, periods.before], strong: true },
      ...figures.map(({ name, now, before }) => ({
        name: name[language] ?? '',
        values: [inLanguage(now), inLanguage(before)],
      })),
    ],
    0.5,
  )
  for (const { type, props } of page.blocks)
    if (type === 'rich-text') drawFormattedText(sheet, props.content as RichText)
  drawYears(document, sheet, yearlyFiguresOf(investors), { look, language })
  return document.file()
}

for (const { language, pages } of demoSites.filter((each) => each.site === 'yritys')) {
  const investors = pages.find(({ key }) => key === 'investors')
  for (const report of reports) {
    const page = pages.find(({ key }) => key === report.news)
    if (!page) continue
    const path = join(import.meta.dirname, `../files/${report.file}-${language}.pdf`)
    writeFileSync(path, printed(report, page, investors))
  }
}
