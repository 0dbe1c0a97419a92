import { formBlockSchema } from '#web/forms/form-block.schema.ts'

export const jobApplicationFormSchema = formBlockSchema.meta({ title: 'Lomake: työhakemus' })
