import { contactDetails } from '#content/demo/contact-details.ts'
import { picture } from '#content/pictures/pictures.ts'
import { sectionPage, text } from '#content/sections.ts'
import { navigation } from './navigation.ts'

export const contact = sectionPage({
  path: '/contact',
  key: 'contact',
  title: 'Contact',
  heading: 'A person picks up the phone',
  description:
    'A question, a complaint, a thank-you, or a dinner that went wrong: our consumer service answers in English too.',
  picture: picture('yritys-toimitalo', 'The Kaskimaa head office'),
  publishDate: '2026-10-01',
  blocks: [
    text(
      'consumer-service',
      `## Consumer service\n\n${contactDetails(navigation, 'en')}\n\nWe answer e-mails within two working days.`,
    ),
    text(
      'complaints',
      `
## If something is wrong with a product

Tell us the name of the product, the date and batch number beside it, the shop and the day of purchase. A photograph helps. Please keep the product until you have heard from us.
`,
      'surface',
    ),
    text(
      'others',
      `
## Other desks

- **Retail and import outside Finland:** [Kaskimaa International](site:international/contact)
- **Frozen meat in bulk:** [Kaskimaa Export](site:export/contact)
- **Media and job seekers:** [Kaskimaa Oyj](site:yritys/en/contact)
`,
    ),
  ],
})
