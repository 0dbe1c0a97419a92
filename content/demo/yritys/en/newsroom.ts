import { picture } from '#content/pictures/pictures.ts'
import { card, cards, itemGrid, pageCard, sectionPage, text } from '#content/sections.ts'

export const newsroom = sectionPage({
  path: '/newsroom',
  key: 'newsroom',
  title: 'Newsroom',
  heading: 'Releases and background',
  description:
    'What Kaskimaa has decided, built and measured. Communications answers journalists on weekdays, 8.00–17.00 Finnish time.',
  picture: picture('yritys-toimitalo', 'The Kaskimaa head office'),
  publishDate: '2026-10-22',
  blocks: [
    itemGrid('all-news', 'Latest', 'news', { filter: { cardType: 'cisionCard' } }),
    cards('releases', 'Latest', {
      shape: 'wide',
      columns: 'Two',
      cards: [
        pageCard('/newsroom/waste-heat-recovery-in-kauhava'),
        card(
          'History',
          'Kaskimaa year by year',
          'Dates and turning points, checked.',
          '/en/history',
          picture('maatila', 'A farm surrounded by fields'),
        ),
      ],
    }),
    text(
      'media',
      `
## For the media

Communications, [viestinta@kaskimaa.example](mailto:viestinta@kaskimaa.example), [+358 20 000 0110](tel:+358200000110). Tell us the subject and your deadline. Interviews in English can usually be arranged within a day.

Filming in production is possible by appointment. Allow two hours; half of it goes on washing hands and putting on protective clothing.
`,
      'surface',
    ),
    text(
      'facts',
      `
## Checked facts

- Founded in 1903 as a cooperative in South Ostrobothnia
- Some 4,200 employees
- Five businesses: slaughtering, meat products, poultry, food service and export
- Home markets Finland and Sweden
- Head office at Kaskimaantie 3, Seinäjoki
`,
    ),
  ],
})
