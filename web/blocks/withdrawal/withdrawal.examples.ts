import type { z } from 'zod'
import type { withdrawalSchema } from './withdrawal.schema.ts'

export const withdrawalExamples: Record<string, z.input<typeof withdrawalSchema>> = {
  'both steps': { phone: '+358 20 000 0220', email: 'lihakauppa@kaskimaa.example' },
}
