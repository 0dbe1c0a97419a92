import type { z } from 'zod'
import type { newsletterFormSchema } from './newsletter-form.schema.ts'

export const newsletterFormExamples: Record<string, z.input<typeof newsletterFormSchema>> = {
  'on the deep colour': {
    tone: 'deep',
    heading: 'Tilaa uutiskirje',
    text: 'Reseptejä ja kauden tuotteita kerran kuussa.',
    phone: '+358 20 000 0210',
    email: 'kuluttajapalvelu@kaskimaa.example',
  },
}
