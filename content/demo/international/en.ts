import { picture } from '#content/pictures/pictures.ts'
import { richText } from '#content/rich-text.ts'
import type { SiteContent } from '#content/site-content.ts'

export const content: SiteContent = {
  navigation: {
    main: [
      { label: 'The larder', link: '/#larder' },
      { label: 'How we work', link: '/#how-we-work' },
      { label: 'Our way', link: '/our-way' },
      { label: 'Contact', link: '/#contact' },
      { label: 'Export', link: 'site:export/' },
    ],
    footer: {
      promise: 'Smoked, cured and roasted in Finland and Sweden, for shelves and counters elsewhere.',
      contact: {
        heading: 'Kaskimaa International',
        lines: [
          'Kaskimaantie 3, FI-60100 Seinäjoki, Finland',
          'Mon–Fri 8.00–16.00 (EET)',
          'We answer in English and German',
        ],
        phone: '+358 20 000 0150',
        email: 'international@kaskimaa.example',
      },
      groups: [
        {
          label: 'Kaskimaa sites',
          links: [
            { label: 'Kaskimaa Oyj', link: 'site:yritys/en/' },
            { label: 'Kaskimaa Export', link: 'site:export/' },
            { label: 'Kaskimaa for consumers', link: 'site:kuluttaja/en/' },
            { label: 'Skogsgården (in Swedish)', link: 'site:skogsgarden/' },
            { label: 'Delikatess (in German)', link: 'site:delikatess/de/' },
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
    },
    {
      path: '/our-way',
      key: 'story',
      template: 'article',
      title: 'Our way: salt, smoke and patience',
      description:
        'Before there were cold stores there was the smoke sauna. How the habits of a Finnish farmyard became the way we make ham for the rest of Europe.',
      picture: picture('international-story', 'A red cottage by a forest lake at sunset'),
      publishDate: '2026-05-19',
      blocks: [
        {
          type: 'rich-text',
          props: {
            content: richText(`
On the farms of South Ostrobothnia, the pig was slaughtered in late autumn. There was a reason for the date. The frosts had come, so the meat would keep while it was being worked, and the harvest was in, so there were hands to work it. What the family did in those two weeks decided what they would eat until midsummer.

They salted the hams in wooden tubs. They hung them in the smoke sauna, the same small building in which they washed, and in which some of them had been born. Then they waited.

We have larger buildings now. The order of things is the same.

## Salt: by weight, not by feeling

Salt does two jobs: it seasons and it preserves. Too little and the ham does not keep, too much and nobody wants to keep it. Our hams are dry-salted with a measured share of their own weight, then rest in the cold for ten days. In that time the salt travels from the surface to the bone.

It can be done in two days, by injecting brine. Many good products are made that way, some of ours among them. But the ham that carries our oldest recipe gains no water, and it shows in the pan: it fries, it does not simmer.

## Smoke: alder, and the right amount

Alder is the smoking wood of Finland. It grows along every ditch, it burns evenly, and its smoke is mild and slightly sweet. We use alder chips without bark, because bark turns the smoke bitter.

- **Cold smoke** stays below 30 °C. It takes days, and it is meant for products that are cured and eaten raw.
- **Warm smoke** rises slowly to 75 °C and cooks the ham as it colours it.
- **Sauna smoke** is the old way: a stove without a chimney, and a door left ajar. We still do it for a few weeks before Christmas.

> You smell when the wood is wet before any instrument tells you. Then you stop, open the doors and start again. It costs a day, and I have never regretted one.
> — Eino Harju, smokemaster

## Patience: the ingredient nobody lists

Most of the time it takes to make a ham, nothing seems to happen. It hangs, it rests, it cools. It is tempting to shorten those hours, since no label would need to change. We have tried. In blind tastings at the plant, the panel picked out the shortened ham almost every time.

So the calendar stays. A ham ordered for the first of December goes into salt at the end of October. If you are planning your Christmas shelf, September is the month to call us.

## What it means for you

We can tell you, for each batch, the farm region, the day of salting and the hours in the smoke. Not because a rule demands it all, but because someone wrote it down on the day. They did so in 1903 as well, in pencil, on the sauna wall.
            `),
          },
        },
        {
          type: 'card-grid',
          props: {
            heading: 'From the same smoke',
            shape: 'wide',
            columns: 'Three',
            cards: [
              {
                kind: 'link',
                header: 'Alder-smoked ham',
                link: '/#larder',
                image: picture('kinkku', 'Slices of ham on a board'),
              },
              {
                kind: 'link',
                header: 'Skogsgården, our Swedish smokehouse',
                link: 'site:skogsgarden/',
                image: picture('metsa', 'A Nordic forest'),
              },
              {
                kind: 'link',
                header: 'Ask for samples',
                link: '/#contact',
                image: picture('international-platter', 'A platter of cold cuts'),
              },
            ],
          },
        },
      ],
    },
  ],
}
