import { z } from 'zod'

export const lunchMenuSchema = z.strictObject({
  /** The page of the editor that makes a poster of a week. */
  editorPath: z.string().startsWith('/').max(200).optional(),
})
