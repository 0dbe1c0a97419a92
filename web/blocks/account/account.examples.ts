import type { z } from 'zod'
import type { accountSchema } from './account.schema.ts'

export const accountExamples: Record<string, z.input<typeof accountSchema>> = {
  'the account of who is logged in': {
    loginPage: '/kirjaudu',
    phone: '+358 20 000 0220',
    email: 'lihakauppa@kaskimaa.example',
  },
}
