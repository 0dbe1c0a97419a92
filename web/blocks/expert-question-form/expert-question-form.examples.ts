import type { z } from 'zod'
import type { expertQuestionFormSchema } from './expert-question-form.schema.ts'

export const expertQuestionFormExamples: Record<string, z.input<typeof expertQuestionFormSchema>> = {
  'with a heading': {
    heading: 'Kysy asiantuntijalta',
    successPage: '/kiitos',
    privacyPage: '/tietosuoja',
    phone: '+358 20 000 0210',
    email: 'kuluttajapalvelu@kaskimaa.example',
  },
}
