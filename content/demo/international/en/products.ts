import { picture } from '#content/pictures/pictures.ts'
import { itemGrid, pictured, sectionPage, text } from '#content/sections.ts'

export const products = sectionPage({
  path: '/products',
  key: 'products',
  title: 'Products',
  heading: 'Nine products, three temperatures, one order form',
  description: 'What we send to shops and importers in Europe: how it is made, how it is packed and how long it keeps.',
  picture: picture('international-platter', 'A platter of cold cuts'),
  publishDate: '2026-04-13',
  blocks: [
    itemGrid('all-products', 'All products', 'product', { count: 48 }),
    pictured('smoked', {
      heading: 'Smoked: ham and bacon',
      picture: picture('kinkku', 'Slices of ham on a board'),
      text: `
Dry-salted by weight, rested, smoked over alder. The ham comes whole on the bone (6–8 kg), boneless (3 kg) or as a block for slicing. Bacon in 2 and 4 mm slices.

Chilled, 45 days from packing for blocks and 30 days for slices.
`,
      links: [{ label: 'How it is smoked', link: '/our-way' }],
    }),
    pictured('sausages', {
      tone: 'surface',
      side: 'right',
      heading: 'Sausages: lenkki and nakki',
      picture: picture('lenkkimakkara', 'A ring sausage and mustard on a board'),
      text: `
*Lenkki* is the ring sausage that Finns eat after the sauna, with strong mustard. *Nakki* is the small one that children eat first. Both are fully cooked and need only heat. Retail packs of 400 g, catering packs of 2 kg.
`,
    }),
    pictured('sliced', {
      heading: 'Sliced: metwurst, roast beef, turkey',
      picture: picture('leikkeletarjotin', 'Cold cuts and cheese on a plate'),
      text: `
Packs of 100 and 150 g for the shelf, 500 g for the counter. Metwurst is sliced at 1 mm, roast beef at 1.5 and ham at 2. We can slice to another gauge from orders of one pallet.
`,
    }),
    text(
      'poultry',
      `
## Poultry

Whole birds, fillets and wings of grain-fed chicken, chilled within Scandinavia and frozen elsewhere. Every lot is covered by Finland's national salmonella control programme, and the results travel with the documents.
`,
      'brand',
    ),
    text(
      'packs',
      `
## Packs and labels

- **Languages:** up to four on one label, printed at the plant.
- **Smallest order:** one mixed pallet. Private label from six pallets a month.
- **Barcodes:** GTIN on the pack and SSCC on the pallet.
- **Lead time:** ten working days for stock items, fifteen for printed labels.
`,
      'surface',
    ),
  ],
})
