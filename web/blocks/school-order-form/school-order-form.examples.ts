import type { z } from 'zod'
import type { schoolOrderFormSchema } from './school-order-form.schema.ts'

export const schoolOrderFormExamples: Record<string, z.input<typeof schoolOrderFormSchema>> = {
  'three materials': {
    heading: 'Tilaa materiaalit',
    subject: 'Materiaalitilaus',
    privacyPage: '/tietosuoja',
    materials: [
      { label: 'Ruokaketjun juliste', link: '/materiaalit#juliste' },
      { label: 'Tehtävävihko alakouluun', link: '/materiaalit#alakoulu' },
      { label: 'Opettajan opas', link: '/materiaalit#opas' },
    ],
    phone: '+358 20 000 0210',
    email: 'kuluttajapalvelu@kaskimaa.example',
  },
}
