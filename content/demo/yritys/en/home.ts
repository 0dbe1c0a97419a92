import { picture } from '#content/pictures/pictures.ts'
import { richText } from '#content/rich-text.ts'
import { itemCarousel } from '#content/sections.ts'
import type { AuthoredPage } from '#content/site-content.ts'

export const home: AuthoredPage = {
  path: '/',
  key: 'home',
  template: 'home',
  title: 'Kaskimaa Oyj – a food company from western Finland',
  description:
    'Kaskimaa Oyj is a Finnish food company founded by farmers in 1903. Some 4,200 people work in slaughtering, meat products, poultry, food service and export.',
  publishDate: '2026-03-02',
  blocks: [
    {
      type: 'hero',
      props: {
        layout: 'cover',
        eyebrow: 'Kaskimaa Oyj',
        title: 'In 1903, the farmers decided to do it themselves',
        text: 'Their cooperative has become a food company of some 4,200 people. Decisions are still made within sight of the fields.',
        picture: picture('yritys-hero', 'Cows grazing in front of a grain field and a red barn'),
        links: [
          { label: 'The company in brief', link: '#company' },
          { label: 'Latest release', link: '/en/newsroom/waste-heat-recovery-in-kauhava' },
        ],
      },
    },
    {
      type: 'rich-text',
      anchor: 'company',
      props: {
        content: richText(`
## The company in brief

Kaskimaa sources, slaughters, cuts and processes meat. The products are sold in grocery shops, to professional kitchens, in our own online shop and outside Finland.

- **1903** Farmers in South Ostrobothnia found a cooperative, so that the price of their animals no longer depends on a single buyer.
- **4,200** people in the group. Production workers are by far the largest profession.
- **5** businesses: slaughtering, meat products, poultry, food service and export.
- **2** home markets: Finland and Sweden.
            `),
      },
    },
    {
      type: 'card-grid',
      anchor: 'businesses',
      props: {
        tone: 'surface',
        heading: 'Businesses and brands',
        text: 'Each business has its own management, customers and website. Livestock sourcing, quality and logistics are shared.',
        shape: 'wide',
        columns: 'Three',
        rows: 2,
        cards: [
          {
            kind: 'link',
            label: 'Consumers',
            header: 'Kaskimaa',
            text: 'Fresh meat and everyday food in Finnish grocery shops.',
            link: 'site:kuluttaja/en/',
            image: picture('kuluttaja-poyta', 'A table laid for a meal'),
          },
          {
            kind: 'link',
            label: 'Poultry',
            header: 'Jyväbroiler',
            text: 'Grain-fed Finnish chicken. In Finnish.',
            link: 'site:jyvabroiler/',
            image: picture('kokonainen-broileri', 'A whole roast chicken in a pan'),
          },
          {
            kind: 'link',
            label: 'Meat products',
            header: 'Mestari',
            text: 'Sausages and grill favourites. In Finnish.',
            link: 'site:mestari/',
            image: picture('lenkkimakkara', 'A ring sausage and mustard on a board'),
          },
          {
            kind: 'link',
            label: 'International',
            header: 'Kaskimaa International',
            text: 'Nordic meat products for retailers and importers.',
            link: 'site:international/',
            image: picture('international-platter', 'A platter of Nordic cold cuts'),
          },
          {
            kind: 'link',
            label: 'Export',
            header: 'Kaskimaa Export',
            text: 'Frozen meat for industry and wholesale.',
            link: 'site:export/',
            image: picture('export-satama', 'Containers in a port'),
          },
          {
            kind: 'link',
            label: 'Sweden',
            header: 'Skogsgården',
            text: 'Smoked sausages and charcuterie from Bergslagen. In Swedish.',
            link: 'site:skogsgarden/',
            image: picture('skogsgarden-korv', 'Smoked sausages'),
          },
        ],
      },
    },
    itemCarousel('releases', 'Latest releases', 'news', { tone: 'surface', visible: 3 }),
    {
      type: 'image-with-text',
      anchor: 'responsibility',
      props: {
        side: 'right',
        eyebrow: 'Responsibility',
        heading: 'Three things we measure every month',
        content: richText(`
To us, responsibility is a matter of keeping count. The figures on the management team's table are the ones on the noticeboard at the plant.

- **Animals:** welfare is assessed on the farm, in transport and on arrival. The producer hears about any deviation the same day.
- **Energy:** every plant follows its consumption per kilogram produced.
- **Safety at work:** the target is no accidents that lead to absence. We are not there yet, which is why it is on the list.
            `),
        picture: picture('maatila', 'A farm surrounded by fields'),
      },
    },
    {
      type: 'card-grid',
      anchor: 'newsroom',
      props: {
        heading: 'News',
        shape: 'wide',
        columns: 'Two',
        cards: [
          { kind: 'page', path: '/newsroom/waste-heat-recovery-in-kauhava' },
          {
            kind: 'link',
            label: 'For the media',
            header: 'Communications answers on weekdays',
            text: 'Interviews, pictures and background information, 8.00–17.00 Finnish time.',
            link: 'mailto:viestinta@kaskimaa.example',
            image: picture('yritys-toimitalo', 'The Kaskimaa head office'),
          },
        ],
      },
    },
    {
      type: 'image-with-text',
      anchor: 'work',
      props: {
        tone: 'deep',
        side: 'left',
        eyebrow: 'Working at Kaskimaa',
        heading: 'A trade you learn by doing',
        content: richText(`
You need not be a trained meat cutter when you join us. We train cutters, machine operators and maintenance technicians as apprentices, with pay from the first day.

We also employ veterinarians, chefs, software developers, drivers and buyers, among others. They all have one thing in common: every newcomer spends the first week on the production floor.
            `),
        picture: picture('kokki', 'A chef at work'),
        links: [{ label: 'Ask about jobs', link: 'mailto:rekry@kaskimaa.example' }],
      },
    },
  ],
}
