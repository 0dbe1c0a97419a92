import { picture } from '#content/pictures/pictures.ts'
import { sectionPage, text } from '#content/sections.ts'

export const jobs = sectionPage({
  path: '/jobs',
  key: 'jobs',
  title: 'Open positions',
  heading: 'A trade you learn by doing',
  description:
    'Cutters, technicians, drivers, chefs and developers. How to join us, and what you will do in the first week.',
  picture: picture('yritys-story', 'Three employees outside a production plant'),
  publishDate: '2026-10-01',
  blocks: [
    text(
      'work',
      `
## What we do

- **Production:** meat cutters, machine operators, packers, hygiene staff
- **Maintenance:** electricity, automation and refrigeration
- **Quality and animals:** veterinarians, laboratory, farm advisers
- **Supply chain:** drivers, warehouse, order desk
- **The rest of the house:** chefs, buyers, finance, software

Most people are hired in March and September. Open applications are read all year.
`,
    ),
    text(
      'apprenticeships',
      `
## Apprenticeships

A meat cutter's apprenticeship takes about eighteen months. A mentor works beside you, four days a month are spent at school, and pay starts on the first day.
`,
      'brand',
    ),
    text(
      'language',
      `
## Working without Finnish

Safety instructions and training for production are available in Finnish, Swedish and English. We pay for Finnish lessons during working hours, twice a week in the first year. In software, export and international sales, English is the working language.
`,
    ),
    text(
      'apply',
      `
## How to apply

1. Write to [rekry@kaskimaa.example](mailto:rekry@kaskimaa.example). Tell us the job, the town and when you could start.
2. We call within two weeks, also when the answer is no.
3. The interview is half an hour at a table and half an hour on the production floor.

Applications are kept for two years; see the [privacy notice](/en/privacy).
`,
      'surface',
    ),
  ],
})
