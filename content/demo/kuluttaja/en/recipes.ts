import { picture } from '#content/pictures/pictures.ts'
import { card, cards, itemGrid, pageCard, pictured, sectionPage } from '#content/sections.ts'

export const recipes = sectionPage({
  path: '/recipes',
  key: 'recipes',
  title: 'Recipes',
  heading: 'Cook something Finnish tonight',
  description: 'Three dishes that every Finn has an opinion about, in the version of our test kitchen.',
  picture: picture('kuluttaja-hero', 'Meatballs in a pan with potatoes, jam and rye bread'),
  publishDate: '2026-11-02',
  blocks: [
    itemGrid('all-recipes', 'All recipes', 'recipe'),
    pictured('meatballs', {
      eyebrow: '30 minutes, serves four',
      heading: 'Meatballs in brown gravy',
      picture: picture('lihapullat', 'Meatballs in gravy with potatoes and lingonberries'),
      text: `
Soak 1 dl breadcrumbs in 1.5 dl cream. Add 400 g pork-and-beef mince, a grated onion and a teaspoon of salt.

1. Roll balls with wet hands and brown them in butter for eight minutes.
2. Lift them out, brown 3 tbsp flour in the fat, whisk in 5 dl stock.
3. Return the meatballs and simmer for a quarter of an hour. Serve with potatoes and lingonberries.
`,
    }),
    pictured('stew', {
      tone: 'surface',
      side: 'right',
      eyebrow: 'An afternoon, serves six',
      heading: 'Karelian stew that minds itself',
      picture: picture('karjalanpaisti', 'A steaming pot of Karelian stew'),
      text: `
Half a kilo of beef, half a kilo of pork, 300 g of lamb, two onions, a carrot, ten peppercorns, two bay leaves. Layer in a pot with salt in between and add water until the meat is just covered.

Four hours at 150 °C, the last one without the lid. It is even better the day after.
`,
    }),
    cards('more', 'For the weekend', {
      shape: 'wide',
      columns: 'Two',
      cards: [
        pageCard('/news/christmas-ham-by-thermometer'),
        card(
          'Saturday',
          'The roast that minds itself',
          'Salt on Friday, a thermometer on Saturday.',
          '/en/#weekends',
          picture('lohkoperunat-ja-paisti', 'Slices of roast with potato wedges'),
        ),
      ],
    }),
  ],
})
