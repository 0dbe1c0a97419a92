import { z } from 'zod'
import { formBlockShape } from '#web/forms/form-block.schema.ts'

export const contactFormSchema = z
  .strictObject({
    ...formBlockShape,
    /** Known on the shop: the field of the complaint is filled in and cannot be changed. */
    placeOfPurchase: z
      .string()
      .min(1)
      .max(200)
      .optional()
      .meta({ title: 'Ostopaikka', help: 'Kenttä on valmiiksi täytetty, eikä sitä voi muuttaa.' }),
  })
  .meta({ title: 'Lomake: palaute' })
