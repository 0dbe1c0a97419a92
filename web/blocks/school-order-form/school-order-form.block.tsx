import { defineFormBlock } from '#web/forms/define-form-block.tsx'
import { schoolOrderView } from '#web/forms/school-order/school-order.view.ts'
import { schoolOrderFormExamples } from './school-order-form.examples.ts'
import { schoolOrderFormSchema } from './school-order-form.schema.ts'

export const schoolOrderForm = defineFormBlock({
  type: 'school-order-form',
  schema: schoolOrderFormSchema,
  examples: schoolOrderFormExamples,
  view: (language, options, { materials, subject }) => schoolOrderView(language, { ...options, materials, subject }),
})
