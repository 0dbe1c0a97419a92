import { formBlockSchema } from '#web/forms/form-block.schema.ts'

export const questionFormSchema = formBlockSchema.meta({ title: 'Lomake: kysymys' })
