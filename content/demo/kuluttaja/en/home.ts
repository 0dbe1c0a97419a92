import { picture } from '#content/pictures/pictures.ts'
import { richText } from '#content/rich-text.ts'
import { itemCarousel } from '#content/sections.ts'
import type { AuthoredPage } from '#content/site-content.ts'

export const home: AuthoredPage = {
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
    itemCarousel('recipes-this-week', 'On the table this week', 'recipe', { tone: 'surface' }),
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
}
