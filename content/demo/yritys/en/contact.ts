import { contactDetails } from '#content/demo/contact-details.ts'
import { picture } from '#content/pictures/pictures.ts'
import { sectionPage, text } from '#content/sections.ts'
import { navigation } from './navigation.ts'

export const contact = sectionPage({
  path: '/contact',
  key: 'contact',
  title: 'Contact',
  heading: 'The right number the first time',
  description: 'Switchboard, communications and recruitment. Questions about products go to consumer service.',
  picture: picture('yritys-toimitalo', 'The Kaskimaa head office'),
  publishDate: '2026-09-15',
  blocks: [
    text('switchboard', `## Switchboard\n\n${contactDetails(navigation, 'en')}`),
    text(
      'direct',
      `
## Direct lines

- **Communications and media:** [viestinta@kaskimaa.example](mailto:viestinta@kaskimaa.example), [+358 20 000 0110](tel:+358200000110)
- **Recruitment:** [rekry@kaskimaa.example](mailto:rekry@kaskimaa.example)
- **Data protection:** [tietosuoja@kaskimaa.example](mailto:tietosuoja@kaskimaa.example)
`,
      'surface',
    ),
    text(
      'customers',
      `
## Customers

- [Consumer service](site:kuluttaja/en/contact)
- [Kaskimaa International](site:international/contact): retailers and importers
- [Kaskimaa Export](site:export/contact): frozen meat in bulk
`,
    ),
  ],
})
