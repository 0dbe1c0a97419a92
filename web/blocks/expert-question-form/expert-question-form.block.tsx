import { defineFormBlock } from '#web/forms/define-form-block.tsx'
import { foodServiceQuestionView } from '#web/forms/food-service-question/food-service-question.view.ts'
import { expertQuestionFormExamples } from './expert-question-form.examples.ts'
import { expertQuestionFormSchema } from './expert-question-form.schema.ts'

export const expertQuestionForm = defineFormBlock({
  type: 'expert-question-form',
  schema: expertQuestionFormSchema,
  examples: expertQuestionFormExamples,
  view: foodServiceQuestionView,
})
