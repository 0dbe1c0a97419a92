import type { z } from 'zod'
import type { releaseFormSchema } from './release-form.schema.ts'

export const releaseFormExamples: Record<string, z.input<typeof releaseFormSchema>> = {
  'with a heading': {
    heading: 'Tilaa tiedotteet',
    phone: '+358 20 000 0210',
    email: 'kuluttajapalvelu@kaskimaa.example',
  },
}
