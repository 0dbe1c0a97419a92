import { formBlockSchema } from '#web/forms/form-block.schema.ts'

export const salesFormSchema = formBlockSchema.meta({ title: 'Lomake: ota yhteyttä myyntiin' })
