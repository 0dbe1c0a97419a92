import type { z } from 'zod'
import type { cartSchema } from './cart.schema.ts'

export const cartExamples: Record<string, z.input<typeof cartSchema>> = {
  "the visitor's own cart": {
    phone: '+358 20 000 0220',
    email: 'lihakauppa@kaskimaa.example',
    login: [{ kind: 'paragraph', children: [{ text: 'Tilaaminen vaatii tilin. Ostoskorisi säilyy 60 päivää.' }] }],
  },
}
