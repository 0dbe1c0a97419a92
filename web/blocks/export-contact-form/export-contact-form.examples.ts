import type { z } from 'zod'
import type { exportContactFormSchema } from './export-contact-form.schema.ts'

export const exportContactFormExamples: Record<string, z.input<typeof exportContactFormSchema>> = {
  'with a heading and a text': {
    heading: 'Contact our export sales',
    text: 'Tell us what you are looking for and where it should arrive.',
    privacyPage: '/privacy',
    phone: '+358 20 000 0500',
    email: 'export@kaskimaa.example',
  },
}
