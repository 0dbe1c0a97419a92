import { formBlockSchema } from '#web/forms/form-block.schema.ts'

export const newsletterFormSchema = formBlockSchema.meta({ title: 'Lomake: uutiskirjeen tilaus' })
