import type { z } from 'zod'
import type { questionFormSchema } from './question-form.schema.ts'

export const questionFormExamples: Record<string, z.input<typeof questionFormSchema>> = {
  'with a heading and a text': {
    heading: 'Kysy meiltä',
    text: 'Kirjoita kysymys, niin etsimme vastauksen. Nimeä ei tarvita.',
    privacyPage: '/tietosuoja',
    phone: '+358 20 000 0210',
    email: 'kuluttajapalvelu@kaskimaa.example',
  },
  'the form alone, on paper': { tone: 'paper', phone: '+358 20 000 0210', email: 'kuluttajapalvelu@kaskimaa.example' },
}
