import type { z } from 'zod'
import type { salesFormSchema } from './sales-form.schema.ts'

export const salesFormExamples: Record<string, z.input<typeof salesFormSchema>> = {
  'with a heading': {
    heading: 'Anna palautetta',
    successPage: '/palaute/kiitos',
    privacyPage: '/tietosuoja',
    phone: '+358 20 000 0210',
    email: 'kuluttajapalvelu@kaskimaa.example',
  },
}
