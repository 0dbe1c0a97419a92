import type { z } from 'zod'
import type { yearlyFiguresSchema } from './yearly-figures.schema.ts'

const years = ['2021', '2022', '2023', '2024', '2025']

export const yearlyFiguresExamples: Record<string, z.input<typeof yearlyFiguresSchema>> = {
  'five years of a company': {
    heading: 'Viisi vuotta',
    text: 'Luvut ovat tilinpäätöksistä.',
    years,
    figures: [
      { name: 'Liikevaihto', unit: 'milj. €', values: [1087, 1164, 1228, 1251, 1284], chart: true },
      { name: 'Liikevoitto', unit: 'milj. €', decimals: 1, values: [29.6, 22.8, 30.1, 33.9, 38.6], chart: true },
      { name: 'Osinko osakkeelta', unit: '€', decimals: 2, values: [0.32, 0.28, 0.32, 0.36, 0.42], chart: true },
      { name: 'Nettovelkaantumisaste', unit: '%', values: [58, 63, 55, 46, 43] },
    ],
  },
  'a year of loss, on the brand colour': {
    tone: 'brand',
    heading: 'Tulos, joka kävi miinuksella ja palasi',
    years: ['2023', '2024', '2025'],
    figures: [{ name: 'Tilikauden tulos', unit: 'milj. €', decimals: 1, values: [4, -2.5, 7.25], chart: true }],
  },
  'a table alone': {
    heading: 'Henkilöstö',
    years: ['2024', '2025'],
    figures: [{ name: 'Ihmisiä', values: [0, 3800] }],
  },
}
