import type { z } from 'zod'
import type { deliveryCheckSchema } from './delivery-check.schema.ts'

export const deliveryCheckExamples: Record<string, z.input<typeof deliveryCheckSchema>> = {
  'a heading alone': { tone: 'paper', heading: 'Ajammeko teille?' },
  'with a text and days, on the brand colour': {
    tone: 'brand',
    heading: 'Tarkista, toimitammeko kotiisi, mökille tai työpaikan lähelle',
    text: 'Kirjoita postinumero, niin näet heti, kuuluuko osoitteesi toimitusalueeseemme ja mitkä päivät ovat vapaina.',
    times: true,
  },
}
