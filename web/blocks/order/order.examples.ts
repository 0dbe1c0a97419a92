import type { z } from 'zod'
import type { orderSchema } from './order.schema.ts'

export const orderExamples: Record<string, z.input<typeof orderSchema>> = {
  'the order of the address': { phone: '+358 20 000 0220', email: 'lihakauppa@kaskimaa.example' },
}
