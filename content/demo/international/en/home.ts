import { picture } from '#content/pictures/pictures.ts'
import { richText } from '#content/rich-text.ts'
import { itemCarousel } from '#content/sections.ts'
import type { AuthoredPage } from '#content/site-content.ts'

export const home: AuthoredPage = {
  path: '/',
  key: 'home',
  template: 'home',
  title: 'Kaskimaa International – Nordic meat products for retailers and importers',
  description:
    'Alder-smoked ham, ring sausage, cold cuts and grain-fed chicken from Finland and Sweden. Kaskimaa International supplies retailers, delicatessens and importers.',
  publishDate: '2026-04-13',
  blocks: [
    {
      type: 'hero',
      props: {
        layout: 'poster',
        eyebrow: 'From South Ostrobothnia, Finland',
        title: 'Long winters make a good larder',
        text: 'Where the fields lie under snow for five months, people learn to salt, smoke and keep. We have done so since 1903, and we are glad to share.',
        picture: picture('international-hero', 'A whole ham on a platter by a lake at sunset'),
        links: [
          { label: 'Open the larder', link: '#larder' },
          { label: 'Talk to us', link: '#contact' },
        ],
      },
    },
    {
      type: 'image-with-text',
      anchor: 'origin',
      props: {
        side: 'left',
        eyebrow: 'Where it comes from',
        heading: 'Flat land, family farms, clean cold',
        content: richText(`
South Ostrobothnia is as flat as Finland gets. Barley and oats grow here, and most of what grows is fed to animals on the farm next door. The distance from field to barn is often shorter than the drive to school.

Our farmers founded a cooperative in 1903. Today some 4,200 people work for Kaskimaa, and a good number of our suppliers are the great-grandchildren of the founders.
            `),
        picture: picture('vilja', 'Ripe grain in a field'),
      },
    },
    {
      type: 'card-grid',
      anchor: 'larder',
      props: {
        tone: 'surface',
        heading: 'What is in the larder',
        text: 'Nine things we are known for. Most come in retail packs, in catering sizes and for the serve-over counter.',
        shape: 'tall',
        columns: 'Three',
        rows: 3,
        cards: [
          {
            kind: 'link',
            label: 'Smoked',
            header: 'Alder-smoked ham',
            text: 'Dry-salted, rested for ten days, smoked over Finnish alder.',
            link: '/our-way',
            image: picture('kinkku', 'Slices of ham on a board'),
          },
          {
            kind: 'link',
            label: 'Sausage',
            header: 'Lenkki, the ring sausage',
            text: 'The sausage of the Finnish sauna evening. Best with strong mustard.',
            link: '#table',
            image: picture('lenkkimakkara', 'A ring sausage and mustard on a board'),
          },
          {
            kind: 'link',
            label: 'Cured',
            header: 'Metwurst',
            text: 'Coarse, tangy and sliced thin enough to read through.',
            link: '#table',
            image: picture('meetvursti', 'A cured sausage, partly sliced'),
          },
          {
            kind: 'link',
            label: 'Smoked',
            header: 'Bacon',
            text: 'Salted by weight, so that it fries instead of boiling.',
            link: '/our-way',
            image: picture('pekoni', 'Bacon and a fried egg in a pan'),
          },
          {
            kind: 'link',
            label: 'Poultry',
            header: 'Grain-fed chicken',
            text: 'Whole birds and fillets. Wings for those who use their hands.',
            link: 'site:jyvabroiler/',
            image: picture('kokonainen-broileri', 'A whole roast chicken in a pan'),
          },
          {
            kind: 'link',
            label: 'Ready to heat',
            header: 'Meatballs',
            text: 'Two countries argue over the recipe. We make both.',
            link: '#table',
            image: picture('lihapullat', 'Meatballs with gravy, potatoes and lingonberries'),
          },
          {
            kind: 'link',
            label: 'Cold cuts',
            header: 'Roast beef and turkey',
            text: 'Roasted whole and sliced cold, in packs that open without a knife.',
            link: 'site:delikatess/',
            image: picture('leikkeletarjotin', 'Cold cuts and cheese on a plate'),
          },
          {
            kind: 'link',
            label: 'Sweden',
            header: 'Skogsgården charcuterie',
            text: 'Smoked slowly over alder and juniper in Bergslagen.',
            link: 'site:skogsgarden/',
            image: picture('skogsgarden-korv', 'Smoked sausages'),
          },
          {
            kind: 'link',
            label: 'Frozen',
            header: 'Cuts for industry',
            text: 'By the pallet or the container, with the documents to match.',
            link: 'site:export/',
            image: picture('export-satama', 'Containers in a port'),
          },
        ],
      },
    },
    itemCarousel('products', 'From our range', 'product', { tone: 'surface' }),
    {
      type: 'rich-text',
      anchor: 'how-we-work',
      props: {
        tone: 'brand',
        content: richText(`
## How we work with you

- **One contact.** The person who quotes is the person you call when a lorry is late.
- **Your language on the pack.** Labels for the European market are printed at the plant from orders of one pallet.
- **Samples first.** We send the product, a tasting sheet and a shelf-life test report before we talk about price.
- **Two temperatures.** Chilled goods travel at 0 to 4 °C, frozen goods at −18 °C or colder. Loggers ride along.
            `),
      },
    },
    {
      type: 'card-grid',
      anchor: 'table',
      props: {
        heading: 'On the table',
        shape: 'wide',
        columns: 'Two',
        cards: [
          { kind: 'page', path: '/our-way' },
          {
            kind: 'link',
            label: 'Serving idea',
            header: 'The sauna plate',
            text: 'Ring sausage, rye bread, pickled cucumber, mustard. Serve to people with wet hair.',
            link: '#larder',
            image: picture('makkarat', 'Sausages in a frying pan'),
          },
          {
            kind: 'link',
            label: 'Serving idea',
            header: 'A board for six',
            text: 'Three smoked, two cured, one pâté. Allow 120 g of meat per person.',
            link: 'site:delikatess/',
            image: picture('international-platter', 'A platter of cold cuts'),
          },
          {
            kind: 'link',
            label: 'Serving idea',
            header: 'Forest breakfast',
            text: 'Bacon fried until it rattles, mushrooms in the fat, an egg on top.',
            link: '/our-way',
            image: picture('sienet', 'Forest mushrooms'),
          },
        ],
      },
    },
    {
      type: 'image-with-text',
      anchor: 'contact',
      props: {
        tone: 'deep',
        side: 'right',
        eyebrow: 'Contact',
        heading: 'Tell us about your shelf',
        content: richText(`
Which country, which counter, how many shops? With three lines from you we can suggest a range, pack sizes and a delivery rhythm. You will have an answer within two working days.
            `),
        picture: picture('kuljetus', 'A delivery lorry on the road'),
        links: [
          { label: 'Write to us', link: 'mailto:international@kaskimaa.example' },
          { label: 'Call +358 20 000 0150', link: 'tel:+358200000150' },
        ],
      },
    },
  ],
}
