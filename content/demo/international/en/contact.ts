import { contactDetails } from '#content/demo/contact-details.ts'
import { picture } from '#content/pictures/pictures.ts'
import { card, cards, pageCard, sectionPage, text } from '#content/sections.ts'
import { navigation } from './navigation.ts'

export const contact = sectionPage({
  path: '/contact',
  key: 'contact',
  title: 'Contact',
  heading: 'Tell us about your shelf',
  description:
    'Which country, which counter, how many shops? Three lines are enough for a proposal within two working days.',
  picture: picture('kuljetus', 'A delivery lorry on the road'),
  publishDate: '2026-04-13',
  blocks: [
    text('desk', `## International sales\n\n${contactDetails(navigation, 'en')}`),
    text(
      'samples',
      `
## Samples

Tell us which products interest you and where the tasting takes place. Samples are free of charge within the EU and travel chilled, so we need a person at the door and a telephone number. A tasting sheet and a shelf-life report come along.
`,
      'surface',
    ),
    text(
      'others',
      `
## Not quite what you need?

- Frozen cuts by the container: [Kaskimaa Export](site:export/contact)
- Swedish charcuterie: [Skogsgården](site:skogsgarden/kontakt) (in Swedish)
- Media and careers: [Kaskimaa Oyj](site:yritys/en/contact)
`,
    ),
    cards('reading', 'Meanwhile', {
      shape: 'wide',
      columns: 'Two',
      rows: 3,
      cards: [
        pageCard('/our-way'),
        card(
          'Serving idea',
          'A board for six',
          'Three smoked, two cured, one pâté.',
          '/#table',
          picture('international-platter', 'A platter of cold cuts'),
        ),
      ],
    }),
  ],
})
