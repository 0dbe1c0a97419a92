import type { z } from 'zod'
import type { Page } from '#contract/content/content.ts'
import type { Language } from '#contract/site.ts'
import { type Color, PAGE, type PdfDocument } from '#server/pdf/document.ts'
import type { Sheet } from '#server/pdf/sheet.ts'
import { yearlyFiguresSchema } from '#web/blocks/yearly-figures/yearly-figures.schema.ts'
import { fixedNumberText } from '#web/format/number-text.ts'

type YearlyFigures = z.output<typeof yearlyFiguresSchema>
type Look = Readonly<Record<'now' | 'before' | 'ink' | 'soft', Color>>

const CHART = 150
const GAP = 26

/** The figures of several years as the page for investors shows them: the report and the page cannot disagree. */
export function yearlyFiguresOf(page: Page | undefined): YearlyFigures {
  const block = page?.blocks.find(({ type }) => type === 'yearly-figures')
  if (!block) throw new Error('The page for investors has no figures of several years.')
  return yearlyFiguresSchema.parse(block.props)
}

/** A section with the charts and the table of the years. */
export function drawYears(
  document: PdfDocument,
  sheet: Sheet,
  { heading, text, years, figures }: YearlyFigures,
  { look, language }: { look: Look; language: Language },
): void {
  sheet.heading(heading)
  if (text) sheet.lead(text)
  const drawn = figures.filter(({ chart }) => chart)
  const textOf = (value: number, decimals: number) => fixedNumberText(value, decimals, language)
  sheet.drawing(0, CHART, (x, y) => {
    const width = (PAGE.width - 2 * x - GAP * (drawn.length - 1)) / drawn.length
    for (const [index, { name, unit, values, decimals }] of drawn.entries()) {
      const chart = { x: x + index * (width + GAP), y, width }
      const bars = values.map((value, at) => ({ value, text: textOf(value, decimals), year: years[at] ?? '' }))
      drawBars(document, chart, { title: unit ? `${name}, ${unit}` : name, bars }, look)
    }
  })
  sheet.table(
    [
      { name: '', values: years, strong: true },
      ...figures.map(({ name, unit, values, decimals }) => ({
        name: unit ? `${name}, ${unit}` : name,
        values: values.map((value) => textOf(value, decimals)),
      })),
    ],
    0.4,
  )
}

type Bars = { title: string; bars: readonly { value: number; text: string; year: string }[] }

/** Decoration: the same figures stand in the table. The last year has the colour of this period. */
function drawBars(
  document: PdfDocument,
  { x, y, width }: { x: number; y: number; width: number },
  { title, bars }: Bars,
  look: Look,
): void {
  document.box(x, y + 2, width, 1.5, look.ink)
  document.text(null, { x, y: y + 18 }, [{ text: title, bold: true }], 9.5, look.ink)
  const highest = Math.max(...bars.map(({ value }) => value))
  const [top, foot] = [y + 42, y + CHART - 16]
  const each = width / bars.length
  for (const [index, { value, text, year }] of bars.entries()) {
    const isLast = index === bars.length - 1
    const height = ((foot - top) * Math.max(value, 0)) / highest
    const left = x + index * each
    const centred = (words: string, at: number, bold: boolean, color: Color) => {
      const wide = document.widthOf({ text: words, bold }, 8)
      document.text(null, { x: left + (each - 4 - wide) / 2, y: at }, [{ text: words, bold }], 8, color)
    }
    document.box(left, foot - height, each - 4, height, isLast ? look.now : look.before)
    centred(text, foot - height - 4, isLast, look.ink)
    centred(year, foot + 11, isLast, look.soft)
  }
}
