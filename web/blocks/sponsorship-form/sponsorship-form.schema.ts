import { formBlockSchema } from '#web/forms/form-block.schema.ts'

export const sponsorshipFormSchema = formBlockSchema.meta({ title: 'Lomake: sponsorointi' })
