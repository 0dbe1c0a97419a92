import type { z } from 'zod'
import type { jobListingSchema } from './job-listing.schema.ts'

export const jobListingExamples: Record<string, z.input<typeof jobListingSchema>> = {
  'the open jobs of the site': { heading: 'Avoimet työpaikat', text: 'Haku sulkeutuu päättymispäivänä keskiyöllä.' },
  'on the brand colour, with a long word': { tone: 'brand', heading: 'Kesätyöntekijärekrytointitilaisuudet' },
}
