import { contactDetails } from '#content/demo/contact-details.ts'
import { picture } from '#content/pictures/pictures.ts'
import { sectionPage, text } from '#content/sections.ts'
import { navigation } from './navigation.ts'

export const contact = sectionPage({
  path: '/contact',
  key: 'contact',
  title: 'Contact',
  heading: 'Four lines are enough for an offer',
  description: 'Product, volume, port and certificates. The export desk answers within one working day.',
  picture: picture('export-satama', 'Containers in a port'),
  publishDate: '2026-02-09',
  blocks: [
    text('desk', `## Export desk\n\n${contactDetails(navigation, 'en')}`),
    text(
      'enquiry',
      `
## What to write

1. Product and specification, or a photograph of what you use today
2. Volume, and how often
3. Port or place of delivery, and Incoterm
4. Certificates that your authorities require
`,
      'brand',
    ),
    text(
      'claims',
      `
## Claims

Send the container number, the lots concerned, photographs with the carton labels and the logger file within 48 hours of opening the doors. Keep the goods at −18 °C. The person who sold the container handles the claim.
`,
      'surface',
    ),
    text(
      'others',
      `
## Retail products?

Smoked, cured and sliced products for shops are looked after by [Kaskimaa International](site:international/contact).
`,
    ),
  ],
})
