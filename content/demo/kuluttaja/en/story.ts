import { picture } from '#content/pictures/pictures.ts'
import { richText } from '#content/rich-text.ts'
import type { AuthoredPage } from '#content/site-content.ts'

export const story: AuthoredPage = {
  path: '/news/christmas-ham-by-thermometer',
  key: 'story',
  template: 'article',
  title: 'Roast the Christmas ham by thermometer, not by clock',
  description:
    'Three numbers will do: 125 °C in the oven, about an hour per kilo and 77 °C in the middle. From thawing to Boxing Day soup.',
  picture: picture('joulukinkku', 'A glazed Christmas ham on a platter'),
  publishDate: '2026-11-09',
  blocks: [
    {
      type: 'rich-text',
      props: {
        content: richText(`
Every December our telephone rings with the same question: how long does a ham take? The answer never changes. The clock tells you when to start looking. The thermometer tells you when the ham is done.

In Finland the Christmas ham is bought salted but raw, often frozen, and roasted slowly through the night before Christmas Eve. If this is your first one, here is all you need.

## How big, and how long to thaw

Count about 250 g of boneless ham per person, or 350–400 g with the bone. A frozen ham thaws slowly: three kilos take about two days in the fridge, seven kilos about four. Keep it in its wrapping, in a dish with a rim, on the lowest shelf.

## Three numbers for the fridge door

- **125 °C** in the oven. Low heat cooks evenly and keeps the juices in.
- **About an hour per kilo** is an estimate for planning your day. The bone, the shape and the oven all change it.
- **77 °C** in the centre: cooked through and still juicy. If you like it falling apart, go on to 80–82 °C.

## Step by step

1. Take the ham out about two hours before roasting and pat it dry.
2. Set it on a rack over a roasting tin, rind upwards, with a little water in the tin so that the fat does not burn.
3. Push the thermometer into the thickest part, away from the bone.
4. Roast low in the oven at 125 °C until the thermometer shows 77 °C.
5. Remove the net and the rind while the ham is warm. Leave a thin layer of fat.
6. Spread with mustard, scatter with breadcrumbs and brown sugar, and brown at 225 °C for 10–15 minutes.
7. Let it rest for at least half an hour before carving.

> A ham’s worst enemy is an impatient cook. The second worst is a thermometer leaning on the bone.
> — Marja-Leena Koskela, Kaskimaa test kitchen

## On Boxing Day

Carve what will be eaten and put the rest in the fridge within two hours. In one piece it keeps for three to four days; sliced and frozen, a couple of months. Save the bone: it makes the pea soup that carries Christmas a day further.
`),
      },
    },
    {
      type: 'image-with-text',
      props: {
        tone: 'surface',
        side: 'right',
        heading: 'Every ham has a home farm',
        content: richText(`
A ham looks lonely in the oven, yet a long line of people stands behind it: the farmer who sowed the barley, the family who raised the pig, the driver and the curer. Ours come from contract farms, many of which have been with us since the days of the cooperative.
`),
        picture: picture('kuluttaja-story', 'Cows grazing in front of a red barn'),
      },
    },
    {
      type: 'card-grid',
      props: {
        tone: 'paper',
        heading: 'More from the house',
        shape: 'wide',
        columns: 'Three',
        rows: 1,
        cards: [
          {
            kind: 'link',
            label: 'Meat shop',
            header: 'A ham to your door',
            text: 'Home delivery in Finland. The shop is in Finnish.',
            link: 'site:lihakauppa/',
            image: picture('lihakauppa-paketti', 'Meat parcels wrapped in paper and tied with string'),
          },
          {
            kind: 'link',
            label: 'Kaskimaa',
            header: 'Back to weeknights',
            text: 'Three evenings from one pack of mince.',
            link: '/en/#weeknights',
            image: picture('keitto', 'A bowl of meat soup with vegetables'),
          },
          {
            kind: 'link',
            label: 'The company',
            header: 'Who we are',
            text: 'Figures, people and more than a century of history.',
            link: 'site:yritys/en/',
            image: picture('yritys-toimitalo', 'An office building, a factory and a lorry'),
          },
        ],
      },
    },
  ],
}
