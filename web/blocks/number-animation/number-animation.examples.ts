import type { z } from 'zod'
import type { numberAnimationSchema } from './number-animation.schema.ts'

export const numberAnimationExamples: Record<string, z.input<typeof numberAnimationSchema>> = {
  'four figures': {
    heading: 'Kaskimaa lukuina',
    figures: [
      { value: 4200, label: 'ihmistä töissä' },
      { value: 31, label: 'perustajaa vuonna 1903' },
      { value: 2.4, decimals: 1, unit: 'Mrd. €', label: 'liikevaihto' },
      { value: 38, unit: '%', label: 'vähemmän vettä tuotettua kiloa kohti kuin 2015' },
    ],
  },
  'one figure, without a heading': { tone: 'deep', figures: [{ value: 123456789, label: 'lihapullaa vuodessa' }] },
}
