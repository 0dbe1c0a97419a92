import { z } from 'zod'
import { holidayCountries } from '#contract/values/holidays.ts'

export const lunchMenuSchema = z.strictObject({
  /** The page of the editor that makes a poster of a week. */
  editorPath: z.string().startsWith('/').max(200).optional(),
  /** Whose holidays the menu knows. */
  country: z.enum(holidayCountries).default('FI'),
})
