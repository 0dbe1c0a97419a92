import type { z } from 'zod'
import type { brandContactFormSchema } from './brand-contact-form.schema.ts'

export const brandContactFormExamples: Record<string, z.input<typeof brandContactFormSchema>> = {
  'with a success page': {
    heading: 'Kirjoita mestarille',
    successPage: '/ota-yhteytta/kiitos',
    privacyPage: '/tietosuoja',
    phone: '+358 20 000 0210',
    email: 'kuluttajapalvelu@kaskimaa.example',
  },
  'with a thank-you in place, on the brand colour': {
    tone: 'brand',
    heading: 'Kirjoita mestarille',
    phone: '+358 20 000 0210',
    email: 'kuluttajapalvelu@kaskimaa.example',
  },
}
