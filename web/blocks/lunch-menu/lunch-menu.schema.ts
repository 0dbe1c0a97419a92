import { z } from 'zod'
import { holidayCountries } from '#contract/values/holidays.ts'

export const lunchMenuSchema = z
  .strictObject({
    /** The page of the editor that makes a poster of a week. */
    editorPath: z
      .string()
      .startsWith('/')
      .max(200)
      .optional()
      .meta({ title: 'Julisteen sivu', help: 'Sivu, jolla viikosta tehdään juliste.', field: 'path' }),
    /** Whose holidays the menu knows. */
    country: z
      .enum(holidayCountries)
      .default('FI')
      .meta({ title: 'Maan juhlapäivät', options: { FI: 'Suomi', SE: 'Ruotsi' } }),
  })
  .meta({ title: 'Viikon ruokalista' })
