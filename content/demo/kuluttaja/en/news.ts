import { picture } from '#content/pictures/pictures.ts'
import { card, cards, pageCard, sectionPage, text } from '#content/sections.ts'

export const news = sectionPage({
  path: '/news',
  key: 'news',
  title: 'News',
  heading: 'In November, Finland talks about ham',
  description:
    'What is going on in the kitchen, on the farms and on the shelves. We write when there is something to say.',
  picture: picture('joulukinkku', 'A glazed Christmas ham on a platter'),
  publishDate: '2026-11-09',
  blocks: [
    cards('latest', 'Latest', {
      shape: 'wide',
      columns: 'Two',
      cards: [
        pageCard('/news/christmas-ham-by-thermometer'),
        card(
          'Kaskimaa Oyj',
          'Waste heat put to work in Kauhava',
          'Heating the washing water with the heat of the cold stores.',
          'site:yritys/en/newsroom/waste-heat-recovery-in-kauhava',
          picture('yritys-story', 'Three employees outside a production plant'),
        ),
      ],
    }),
    text(
      'season',
      `
## In season: roots and a slow oven

Swede, carrot and parsnip are at their sweetest now. Cut them large: small cubes vanish into a stew, large ones reach the plate. Barley stretches the stew and soaks up the gravy.
`,
      'surface',
    ),
    text(
      'shops',
      `
## In the shops

Christmas hams arrive in the last week of November, on the bone and boneless. A whole ham on the bone weighs six to eight kilos and takes four days to thaw in the fridge, so make room early. If your shop does not stock what you are looking for, ask. The wish travels all the way to us.
`,
    ),
  ],
})
