import { picture } from '#content/pictures/pictures.ts'
import { itemGrid, pictured, sectionPage, text } from '#content/sections.ts'

export const products = sectionPage({
  path: '/products',
  key: 'products',
  title: 'Products',
  heading: 'Cut, carton, container',
  description:
    'Frozen pork, beef and poultry by species and cut, with the packing details that a buyer asks for first.',
  picture: picture('export-hero', 'A loaded container ship at sea'),
  publishDate: '2026-02-09',
  blocks: [
    itemGrid('all-products', 'All products', 'product', { count: 48, filter: { cardType: 'exportProductCard' } }),
    pictured('pork', {
      heading: 'Pork',
      picture: picture('kylkipalat', 'Pork ribs on a board'),
      text: `
- **Bellies:** rind-on or rindless, sheet-boned, 4–6 kg
- **Hams and shoulders:** bone-in or boneless, 3D to 5D trim
- **Ribs:** spare ribs and loin ribs, layer-packed
- **Trimmings:** 80/20 and 70/30, lean content tested per lot
- **Offal and feet:** to destinations that accept them
`,
    }),
    pictured('beef', {
      tone: 'surface',
      side: 'right',
      heading: 'Beef',
      picture: picture('entrecote', 'Two raw rib-eye steaks'),
      text: `
- **Forequarter:** chuck, brisket, shin
- **Hindquarter:** topside, silverside, knuckle
- **Steak cuts:** striploin and cube roll, matured before freezing
- **Trimmings:** 85/15 and 90/10

Most of the beef comes from dairy and dairy-cross herds. Age and breed are stated per lot.
`,
    }),
    pictured('poultry', {
      heading: 'Poultry',
      picture: picture('broilerin-siivet', 'Chicken wings on a board'),
      text: `
- **Wings:** three-joint, mid-joint, tips; IQF or block
- **Legs and drumsticks:** skin-on, graded by weight
- **Mechanically separated meat:** low pressure, in 15 kg blocks
`,
    }),
    text(
      'packing',
      `
## Cartons and pallets

- Cartons of 10 to 25 kg, fixed or catch weight, poly-lined
- Pallets of 1,000 × 1,200 mm, or floor-loaded
- Up to 27 tonnes in a 40-foot high-cube reefer, road limits permitting
- Labels with GS1-128 barcode: product, lot, net weight, production and freezing date
`,
      'deep',
    ),
    text(
      'specifications',
      `
## Specifications

A specification is two pages: photographs of the cut from three sides, trim limits in millimetres, fat in per cent, microbiological limits and packing. We send ours, you mark what must differ, and the signed copy hangs above the cutting line. Ask the [export desk](/contact) for the group you need.
`,
      'surface',
    ),
  ],
})
