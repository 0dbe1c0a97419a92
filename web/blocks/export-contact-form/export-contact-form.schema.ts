import { formBlockSchema } from '#web/forms/form-block.schema.ts'

export const exportContactFormSchema = formBlockSchema.meta({ title: 'Lomake: viennin yhteydenotto' })
