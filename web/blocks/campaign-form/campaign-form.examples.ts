import type { z } from 'zod'
import type { campaignFormSchema } from './campaign-form.schema.ts'

const contact = { phone: '+358 20 000 0210', email: 'kuluttajapalvelu@kaskimaa.example' }

export const campaignFormExamples: Record<string, z.input<typeof campaignFormSchema>> = {
  'with the newsletter': {
    heading: 'Voita pöytä kahdelle',
    rules: '/kampanja#saannot',
    offersNewsletter: true,
    ...contact,
  },
  'without it, on the brand colour': { tone: 'brand', heading: 'Osallistu', rules: '/kampanja#saannot', ...contact },
}
