import type { z } from 'zod'
import type { photoFormSchema } from './photo-form.schema.ts'

export const photoFormExamples: Record<string, z.input<typeof photoFormSchema>> = {
  'with rules': {
    heading: 'Lähetä kuvasi',
    successPage: '/kuvakilpailu/kiitos',
    privacyPage: '/tietosuoja',
    rules: '/kuvakilpailu#saannot',
    phone: '+358 20 000 0210',
    email: 'kuluttajapalvelu@kaskimaa.example',
  },
}
