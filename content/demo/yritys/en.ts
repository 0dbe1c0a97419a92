import { picture } from '#content/pictures/pictures.ts'
import { richText } from '#content/rich-text.ts'
import type { SiteContent } from '#content/site-content.ts'

export const content: SiteContent = {
  navigation: {
    main: [
      { label: 'Company', link: '/en/#company' },
      { label: 'Businesses', link: '/en/#businesses' },
      { label: 'Responsibility', link: '/en/#responsibility' },
      { label: 'Working here', link: '/en/#work' },
      { label: 'Newsroom', link: '/en/newsroom/waste-heat-recovery-in-kauhava' },
    ],
    footer: {
      promise: 'Kaskimaa is a food company founded in 1903 by farmers in South Ostrobothnia, Finland.',
      contact: {
        heading: 'Kaskimaa Oyj',
        lines: [
          'Kaskimaantie 3, FI-60100 Seinäjoki, Finland',
          'Switchboard Mon–Fri 8.00–16.00 (EET)',
          'Media: viestinta@kaskimaa.example',
        ],
        phone: '+358 20 000 0100',
        email: 'konserni@kaskimaa.example',
      },
      groups: [
        {
          label: 'On this site',
          links: [
            { label: 'The company in brief', link: '/en/#company' },
            { label: 'Responsibility', link: '/en/#responsibility' },
            { label: 'Working at Kaskimaa', link: '/en/#work' },
          ],
        },
        {
          label: 'Kaskimaa sites',
          links: [
            { label: 'Kaskimaa for consumers', link: 'site:kuluttaja/en/' },
            { label: 'Kaskimaa International', link: 'site:international/' },
            { label: 'Kaskimaa Export', link: 'site:export/' },
            { label: 'Kaskimaa Foodservice Sweden', link: 'site:foodservice-se/' },
          ],
        },
      ],
    },
  },
  pages: [
    {
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
    },
    {
      path: '/newsroom/waste-heat-recovery-in-kauhava',
      key: 'heat-recovery',
      template: 'article',
      title: 'Kaskimaa to recover waste heat from refrigeration in Kauhava',
      description:
        'Kaskimaa is investing EUR 6.4 million in a heat pump plant that will heat the washing water of its Kauhava plant with waste heat from refrigeration.',
      picture: picture('yritys-story', 'Three employees outside a production plant'),
      publishDate: '2026-10-22',
      blocks: [
        {
          type: 'rich-text',
          props: {
            content: richText(`
Kaskimaa Oyj is building a heat pump plant at its production site in Kauhava. It will recover the heat given off by the refrigeration machinery and use it to heat the site's washing water. The investment is worth EUR 6.4 million. Construction starts in January 2027, and the plant will be commissioned in November of the same year.

## Cold and hot under one roof

Meat processing needs cold and heat at the same time. The air in the cutting rooms is kept below 12 °C and the frozen stores below −18 °C. Meanwhile, the production areas are washed every night, and disinfecting tools requires water of at least 82 °C.

Until now, the condenser heat has been blown out through the roof and the water heated separately with steam. The new plant joins the two: heat pumps raise the condenser heat to 85 °C, and two tanks of 150 cubic metres store it for the nightly wash.

> We have been paying for the same energy twice. First we cooled, then we heated. Now the heat travels through a pipe that is 140 metres long.
> — Juha Rintamäki, Executive Vice President, Production

## Effect on energy use

The heat pump plant is estimated to

- reduce the site's purchased heat by about 40 per cent
- increase its electricity consumption by about 6 per cent
- replace a steam boiler, which is kept in reserve for peak loads and maintenance.

The estimate is based on production volumes in 2025. Kaskimaa will publish the actual figures when the plant has been in use for twelve months.

## Production continues throughout

The installation will mainly be carried out at weekends. The refrigeration units are connected to the new system one at a time, and deliveries are not affected. The six employees of the boiler plant will be trained to operate and maintain the heat pumps in spring 2027.

## Other sites may follow

Kauhava is the first site in the group where washing water will be heated mainly with the site's own waste heat. A study of two further sites will be completed in June 2027.

> We will not promise a second plant until we have measured the first.
> — Juha Rintamäki, Executive Vice President, Production

### Further information

Communications, [viestinta@kaskimaa.example](mailto:viestinta@kaskimaa.example), tel. [+358 20 000 0110](tel:+358200000110), weekdays 8.00–17.00 Finnish time.

Kaskimaa Oyj is a Finnish food company founded in 1903. It employs some 4,200 people.
            `),
          },
        },
      ],
    },
  ],
}
