import type { z } from 'zod'
import type { deliveryPlanSchema } from './delivery-plan.schema.ts'

export const deliveryPlanExamples: Record<string, z.input<typeof deliveryPlanSchema>> = {
  'areas and days': { heading: 'Alueet ja päivät' },
  'with a text': {
    tone: 'surface',
    heading: 'Minne ja milloin toimitamme',
    text: 'Tilaa viimeistään edellisenä arkipäivänä kello 12, niin tuomme tilauksesi seuraavana toimituspäivänä.',
  },
}
