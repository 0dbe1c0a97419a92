import { defineFormBlock } from '#web/forms/define-form-block.tsx'
import { salesView } from '#web/forms/sales/sales.view.ts'
import { salesFormExamples } from './sales-form.examples.ts'
import { salesFormSchema } from './sales-form.schema.ts'

export const salesForm = defineFormBlock({
  type: 'sales-form',
  schema: salesFormSchema,
  examples: salesFormExamples,
  view: salesView,
})
