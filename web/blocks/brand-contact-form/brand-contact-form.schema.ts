import { formBlockSchema } from '#web/forms/form-block.schema.ts'

export const brandContactFormSchema = formBlockSchema.meta({ title: 'Lomake: brändin yhteydenotto' })
