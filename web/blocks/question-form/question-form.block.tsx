import { defineFormBlock } from '#web/forms/define-form-block.tsx'
import { questionView } from '#web/forms/question/question.view.ts'
import { questionFormExamples } from './question-form.examples.ts'
import { questionFormSchema } from './question-form.schema.ts'

export const questionForm = defineFormBlock({
  type: 'question-form',
  schema: questionFormSchema,
  examples: questionFormExamples,
  view: questionView,
})
