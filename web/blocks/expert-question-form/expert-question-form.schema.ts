import { formBlockSchema } from '#web/forms/form-block.schema.ts'

export const expertQuestionFormSchema = formBlockSchema.meta({ title: 'Lomake: kysy asiantuntijalta' })
