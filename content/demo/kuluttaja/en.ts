import { picture } from '#content/pictures/pictures.ts'
import { richText } from '#content/rich-text.ts'
import type { SiteContent } from '#content/site-content.ts'

export const content: SiteContent = {
  navigation: {
    main: [
      { label: 'Weeknights', link: '/en/#weeknights' },
      { label: 'Weekends', link: '/en/#weekends' },
      { label: 'Christmas ham', link: '/en/news/christmas-ham-by-thermometer' },
      { label: 'Where it comes from', link: '/en/#origin' },
    ],
    footer: {
      promise: 'From the fields of South Ostrobothnia to Finnish tables since 1903.',
      contact: {
        heading: 'Consumer service',
        lines: ['Kaskimaa Oyj', 'Kaskimaantie 3', 'FI-60100 Seinäjoki, Finland', 'Weekdays 9 am – 3 pm'],
        phone: '+358 20 000 0210',
        email: 'kuluttajapalvelu@kaskimaa.example',
      },
      groups: [
        {
          label: 'Kaskimaa sites',
          links: [
            { label: 'Kaskimaa Oyj, the company', link: 'site:yritys/en/' },
            { label: 'Kaskimaa International', link: 'site:international/' },
            { label: 'Kaskimaa Export', link: 'site:export/' },
            { label: 'Meat shop (in Finnish)', link: 'site:lihakauppa/' },
            { label: 'Jyväbroiler (in Finnish)', link: 'site:jyvabroiler/' },
            { label: 'Mestari (in Finnish)', link: 'site:mestari/' },
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
      title: 'Kaskimaa – everyday and Sunday food from western Finland',
      description:
        'Meat, chicken, sausages and cold cuts for home cooks: ideas for weeknights, roasts for weekends, and where the food comes from.',
      publishDate: '2026-11-02',
      blocks: [
        {
          type: 'hero',
          props: {
            layout: 'cover',
            eyebrow: 'Kaskimaa at home',
            title: 'Soup on Tuesday, a roast on Saturday',
            text: 'A Finnish week is eaten at one table, sometimes in a hurry and sometimes not. We make food for both, with instructions you can follow after a long day at work.',
            picture: picture('kuluttaja-hero', 'Meatballs in a pan with potatoes, jam and rye bread'),
            links: [
              { label: 'See the weeknight ideas', link: '#weeknights' },
              { label: 'How to roast a Finnish ham', link: '/en/news/christmas-ham-by-thermometer' },
            ],
          },
        },
        {
          type: 'card-grid',
          anchor: 'ideas',
          props: {
            tone: 'paper',
            heading: 'What is for dinner?',
            text: 'Start from your appetite, the day of the week or whatever is already in the fridge.',
            shape: 'wide',
            columns: 'Four',
            rows: 2,
            cards: [
              { kind: 'page', path: '/news/christmas-ham-by-thermometer' },
              {
                kind: 'link',
                label: 'Weeknights',
                header: 'One pack of mince, three evenings',
                text: 'Gravy, soup and patties from a single trip to the shop.',
                link: '#weeknights',
                image: picture('jauhelihapihvit', 'Browned beef patties in a frying pan'),
              },
              {
                kind: 'link',
                label: 'Weekends',
                header: 'The roast that minds itself',
                text: 'The oven does the work while you go for a walk.',
                link: '#weekends',
                image: picture('lohkoperunat-ja-paisti', 'Slices of roast and potato wedges on a plate'),
              },
              {
                kind: 'link',
                label: 'Jyväbroiler',
                header: 'Chicken from grain country',
                text: 'Our poultry brand: cuts, cooking times and a Sunday bird. In Finnish.',
                link: 'site:jyvabroiler/',
                image: picture('broilerin-koipi', 'Two roast chicken drumsticks on a plate'),
              },
              {
                kind: 'link',
                label: 'Mestari',
                header: 'Sausages, taken seriously',
                text: 'Alder smoke, natural casings and how to grill them. In Finnish.',
                link: 'site:mestari/',
                image: picture('makkarat', 'Sausages and onion rings in a frying pan'),
              },
              {
                kind: 'link',
                label: 'Herkkutiski',
                header: 'Cold cuts, sliced as at the counter',
                text: 'Thin for bread, thick for the pan. In Finnish.',
                link: 'site:deli/',
                image: picture('leikkeletarjotin', 'Salami, ham, cheeses and grapes on a platter'),
              },
              {
                kind: 'link',
                label: 'Origin',
                header: 'Whose field is this from?',
                text: 'A short account of a company that farmers founded.',
                link: '#origin',
                image: picture('maatila', 'A red barn, a cow and hens by a field'),
              },
              {
                kind: 'link',
                label: 'The world',
                header: 'Kaskimaa outside Finland',
                text: 'Our food in other countries, in English and German.',
                link: 'site:international/',
                image: picture('international-platter', 'Sliced roast, ham and sausage on a plate'),
              },
            ],
          },
        },
        {
          type: 'image-with-text',
          anchor: 'weeknights',
          props: {
            tone: 'surface',
            side: 'left',
            eyebrow: 'Weeknights',
            heading: 'One pack of mince, three evenings',
            content: richText(`
Buy a kilo of minced beef, brown two thirds of it at once and shape the rest into patties. The next three evenings start with half the work done.

- **Monday:** brown gravy with potatoes. Half of the browned mince, an onion, toasted flour and stock.
- **Tuesday:** tomato soup. The rest of the browned mince, a handful of macaroni and frozen root vegetables.
- **Wednesday:** patties on rye bread. Fry them on the first evening, since raw mince does not wait: the centre should reach at least 70 °C.

Cooked mince keeps for a couple of days in the fridge and a few months in the freezer.
`),
            picture: picture('jauheliha', 'Minced beef on a cutting board'),
          },
        },
        {
          type: 'image-with-text',
          anchor: 'weekends',
          props: {
            tone: 'paper',
            side: 'right',
            eyebrow: 'Weekends',
            heading: 'The roast that minds itself',
            content: richText(`
A Saturday roast asks for patience rather than skill. Rub 1.5 kg of beef with salt and pepper on Friday. Brown it all over, put it in the oven at 125 °C and go outdoors.

At 60 °C in the centre it is pink; at 70 °C it is well done. Let it rest under foil for a quarter of an hour and carve across the grain. What is left in the pan, plus a splash of cream, is your sauce.
`),
            picture: picture('uunipaisti', 'A tied roast, partly sliced, on a board'),
          },
        },
        {
          type: 'rich-text',
          anchor: 'origin',
          props: {
            tone: 'deep',
            content: richText(`
## A farmers’ company since 1903

Kaskimaa began as a cooperative. A group of farmers in South Ostrobothnia had grown tired of selling their cattle to whoever happened to drive past, so they built an abattoir of their own. About 4,200 people work here now, and the question is still the same: whose farm, whose hands, whose table?

> Grandmother’s rule was that the meat must be good enough for the farmer to buy it back himself.
> — Heikki Yli-Rahko, fourth-generation contract farmer

There is more about the farms and factories on [the company’s own site](site:yritys/en/).
`),
          },
        },
        {
          type: 'page-navigation',
          props: {
            heading: 'Straight to it',
            items: [
              {
                Name: 'On this page',
                FriendlyUrl: '#ideas',
                Children: [
                  { Name: 'Weeknights with mince', FriendlyUrl: '#weeknights' },
                  { Name: 'The weekend roast', FriendlyUrl: '#weekends' },
                  { Name: 'Where the food comes from', FriendlyUrl: '#origin' },
                ],
              },
              {
                Name: 'In English elsewhere',
                FriendlyUrl: 'site:international/',
                Children: [
                  { Name: 'The company', FriendlyUrl: 'site:yritys/en/' },
                  { Name: 'International', FriendlyUrl: 'site:international/' },
                  { Name: 'Export', FriendlyUrl: 'site:export/' },
                ],
              },
              { Name: 'How to roast a Finnish Christmas ham', FriendlyUrl: '/en/news/christmas-ham-by-thermometer' },
            ],
          },
        },
      ],
    },
    {
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
    },
  ],
}
