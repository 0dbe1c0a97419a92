import type { z } from 'zod'
import type { contactFormSchema } from './contact-form.schema.ts'

const contact = { phone: '+358 20 000 0210', email: 'kuluttajapalvelu@kaskimaa.example' }

export const contactFormExamples: Record<string, z.input<typeof contactFormSchema>> = {
  'on a consumer site': {
    heading: 'Lähetä meille viesti',
    successPage: '/ota-yhteytta/kiitos',
    privacyPage: '/tietosuoja',
    ...contact,
  },
  'on the shop, on paper': {
    tone: 'paper',
    heading: 'Lähetä meille viesti',
    placeOfPurchase: 'Kaskimaan Lihakauppa',
    successPage: '/ota-yhteytta/kiitos',
    ...contact,
  },
}
