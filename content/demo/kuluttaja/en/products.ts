import { picture } from '#content/pictures/pictures.ts'
import { itemGrid, pictured, sectionPage, text } from '#content/sections.ts'

export const products = sectionPage({
  path: '/products',
  key: 'products',
  title: 'Products',
  heading: 'The Finnish meat aisle, explained',
  description:
    'New in Finland, or simply new to the meat counter? Here is what lies on the shelf, what it is called and what to cook with it.',
  picture: picture('kuluttaja-poyta', 'A table laid for a meal'),
  publishDate: '2026-11-02',
  blocks: [
    itemGrid('all-products', 'All products', 'product', { count: 48 }),
    pictured('mince', {
      heading: 'Mince: read the percentage',
      picture: picture('jauheliha', 'Mince on a chopping board'),
      text: `
*Naudan jauheliha* is beef, *sika-nauta* is pork and beef. The percentage on the front is fat. **Ten per cent** suits sauces and soups; **seventeen** keeps patties and meatballs juicy.

The middle of the pack may be greyer than the surface. That is a lack of oxygen, not age. The date tells you the age.
`,
      links: [{ label: 'Three evenings from one pack', link: '/en/#weeknights' }],
    }),
    pictured('roasts', {
      tone: 'surface',
      side: 'right',
      heading: 'Steaks and roasts: quick or slow',
      picture: picture('uunipaisti', 'A tied roast and slices cut from it'),
      text: `
- **Ulkofilee** (sirloin) and **entrecôte** go into a hot pan.
- **Paisti** means roast, from the hind leg. Low oven, thermometer, patience.
- **Lapa** (shoulder) and **etuselkä** (chuck) belong in a pot for three hours.
- **Kassler** is pork collar, the most forgiving roast there is.
`,
    }),
    text(
      'chicken',
      `
## Chicken

*Broileri* is what Finns call chicken. Breast fillet is the fastest meat of the week, the leg is the juiciest, and both are done at 75 °C in the thickest part. Ours comes from [Jyväbroiler](site:jyvabroiler/) (in Finnish), raised mostly on Finnish grain.
`,
      'brand',
    ),
    text(
      'cold-cuts',
      `
## Sausages and cold cuts

*Lenkkimakkara* is the ring sausage of the sauna evening, *nakki* its small cousin. *Palvikinkku* is smoked ham for bread and *meetvursti* a tangy, salami-like sausage. Once opened, a pack of cold cuts should be eaten within three days.
`,
    ),
    text(
      'labels',
      `
## Reading a Finnish label

- **Viimeinen käyttöpäivä** means use by. It is a limit.
- **Parasta ennen** means best before. Afterwards you may look, smell and taste.
- **Alkuperä** is the country where the animal was born, raised and slaughtered.
- **Gluteeniton** is gluten-free, **laktoositon** lactose-free. Allergens stand in bold among the ingredients.
`,
      'surface',
    ),
  ],
})
