import type { z } from 'zod'
import type { checkoutSchema } from './checkout.schema.ts'

export const checkoutExamples: Record<string, z.input<typeof checkoutSchema>> = {
  "the visitor's own checkout": { phone: '+358 20 000 0220', email: 'lihakauppa@kaskimaa.example' },
}
