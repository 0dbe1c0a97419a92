import { picture } from '#content/pictures/pictures.ts'
import { card, cards, itemGrid, pageCard, sectionPage, text } from '#content/sections.ts'

export const news = sectionPage({
  path: '/news',
  key: 'news',
  title: 'News',
  heading: 'From the cold side',
  description:
    'Loading days, market access and calendar notes from the export desk. Short, and only when something has changed.',
  picture: picture('export-story', 'A lorry, a crane and containers on a quay'),
  publishDate: '2026-09-15',
  blocks: [
    itemGrid('all-news', 'Latest', 'news', { filter: { cardType: 'newsCard' } }),
    cards('stories', 'Stories', {
      shape: 'wide',
      columns: 'Two',
      cards: [
        pageCard('/news/before-the-container-leaves'),
        card(
          'Kaskimaa Oyj',
          'Waste heat recovery in Kauhava',
          'The freezers will heat the washing water.',
          'site:yritys/en/newsroom/waste-heat-recovery-in-kauhava',
          picture('yritys-story', 'Three employees outside a production plant'),
        ),
      ],
    }),
    text(
      'calendar',
      `
## Calendar

- **Weeks 51–1:** no slaughter on public holidays; last loading before Christmas on 22 December
- **February:** annual shutdown of the poultry line, nine days. Stocks are built up in January.
- **June:** midsummer week, loading Monday to Wednesday only
`,
      'surface',
    ),
    text(
      'market-access',
      `
## Market access

Which plant may ship what to which country changes during the year. We do not publish the list, since a printed list is out of date before it is read. Ask for your country: the answer comes with the name of the certificate and the date on which we checked it.
`,
    ),
  ],
})
