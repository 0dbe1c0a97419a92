import { z } from 'zod'
import { link } from '#contract/content/content.ts'
import { formBlockShape } from '#web/forms/form-block.schema.ts'

export const schoolOrderFormSchema = z
  .strictObject({
    ...formBlockShape,
    /** What the mail of the order is about. */
    subject: z.string().min(1).max(120).meta({ title: 'Viestin aihe' }),
    materials: z.array(link).min(1).max(20).meta({ title: 'Materiaalit', item: 'materiaali' }),
  })
  .meta({ title: 'Lomake: materiaalitilaus' })
