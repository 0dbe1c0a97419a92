import type { z } from 'zod'
import type { jobApplicationFormSchema } from './job-application-form.schema.ts'

export const jobApplicationFormExamples: Record<string, z.input<typeof jobApplicationFormSchema>> = {
  'with the open jobs of the site': {
    heading: 'Hae työpaikkaa',
    text: 'Hakemuksen lukevat rekrytointi ja se esihenkilö, jonka ryhmään haet.',
    privacyPage: '/tietosuoja',
    phone: '+358 20 000 0100',
    email: 'rekry@kaskimaa.example',
  },
}
