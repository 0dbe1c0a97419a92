import type { z } from 'zod'
import type { sponsorshipFormSchema } from './sponsorship-form.schema.ts'

export const sponsorshipFormExamples: Record<string, z.input<typeof sponsorshipFormSchema>> = {
  'with a heading': {
    heading: 'Hae tukea',
    successPage: '/sponsorointi/kiitos',
    privacyPage: '/tietosuoja',
    phone: '+358 20 000 0210',
    email: 'kuluttajapalvelu@kaskimaa.example',
  },
}
