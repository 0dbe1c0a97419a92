import { z } from 'zod'
import { itemSearchFields, perPage } from '#web/search-kit/search.schema.ts'

export const productSearchSchema = z
  .strictObject({
    ...itemSearchFields,
    numberOfProducts: perPage.meta({ title: 'Tuotteita sivulla' }),
    /** A panel beside the products, or drop-downs above them. */
    filters: z
      .enum(['panel', 'drop-downs'])
      .default('panel')
      .meta({
        title: 'Suodattimien asettelu',
        options: { panel: 'Paneeli vieressä', 'drop-downs': 'Valikot yläpuolella' },
      }),
  })
  .meta({ title: 'Haku: tuotteet' })
