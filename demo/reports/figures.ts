import type { Language } from '#contract/site.ts'

type Words = Partial<Record<Language, string>>

/** The figures of a report: what it is about, this period and the one before, in millions of euros unless it says otherwise. */
type Figure = { name: Words; now: string; before: string }

export type Report = {
  /** The release that it is made from. */
  news: string
  /** The name of the file, before the language. */
  file: string
  kind: Words
  periods: { now: string; before: string }
  figures: readonly Figure[]
}

const netSales: Words = { fi: 'Liikevaihto, milj. euroa', en: 'Net sales, EUR million', se: 'Omsättning, mn euro' }
const profit: Words = {
  fi: 'Liikevoitto, milj. euroa',
  en: 'Operating profit, EUR million',
  se: 'Rörelseresultat, mn euro',
}
const margin: Words = { fi: 'Liikevoitto, %', en: 'Operating margin, %', se: 'Rörelsemarginal, %' }

/** Figures are written with a comma; the tool writes a point in English. */
export const reports: readonly Report[] = [
  {
    news: 'news-interim-2026-q3',
    file: 'kaskimaa-2026-q3',
    kind: { fi: 'Osavuosikatsaus', en: 'Interim report', se: 'Delårsrapport' },
    periods: { now: '1–9/2026', before: '1–9/2025' },
    figures: [
      { name: netSales, now: '986,3', before: '957,1' },
      { name: profit, now: '31,2', before: '27,9' },
      { name: margin, now: '3,2', before: '2,9' },
      {
        name: { fi: 'Nettovelkaantumisaste, %', en: 'Net gearing, %', se: 'Nettoskuldsättningsgrad, %' },
        now: '41',
        before: '46',
      },
    ],
  },
  {
    news: 'news-half-year-2026',
    file: 'kaskimaa-2026-h1',
    kind: { fi: 'Puolivuosikatsaus', en: 'Half-year report' },
    periods: { now: '1–6/2026', before: '1–6/2025' },
    figures: [
      { name: netSales, now: '651,7', before: '632,4' },
      { name: profit, now: '16,9', before: '14,8' },
      { name: margin, now: '2,6', before: '2,3' },
    ],
  },
  {
    news: 'news-results-2025',
    file: 'kaskimaa-2025',
    kind: { fi: 'Tilinpäätöstiedote', en: 'Financial statements', se: 'Bokslutskommuniké' },
    periods: { now: '2025', before: '2024' },
    figures: [
      { name: netSales, now: '1 284', before: '1 251' },
      { name: profit, now: '38,6', before: '33,9' },
      {
        name: { fi: 'Osakekohtainen tulos, euroa', en: 'Earnings per share, EUR', se: 'Resultat per aktie, euro' },
        now: '0,94',
        before: '0,78',
      },
      {
        name: { fi: 'Osinko osakkeelta, euroa', en: 'Dividend per share, EUR', se: 'Utdelning per aktie, euro' },
        now: '0,42',
        before: '0,36',
      },
    ],
  },
]
