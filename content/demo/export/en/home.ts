import { picture } from '#content/pictures/pictures.ts'
import { richText } from '#content/rich-text.ts'
import { itemCarousel } from '#content/sections.ts'
import type { AuthoredPage } from '#content/site-content.ts'

export const home: AuthoredPage = {
  path: '/',
  key: 'home',
  template: 'home',
  title: 'Kaskimaa Export – frozen pork, beef and poultry from Finland',
  description:
    'Frozen pork, beef and poultry cuts for processors, traders and wholesalers. Standard cartons, full containers, and documents checked before loading.',
  publishDate: '2026-02-09',
  blocks: [
    {
      type: 'hero',
      props: {
        layout: 'split',
        eyebrow: 'Kaskimaa Export',
        title: 'The papers arrive before the container',
        text: 'Frozen pork, beef and poultry for processors, traders and wholesalers. One specification, one contact, and a document pack you can check before the vessel sails.',
        picture: picture('export-hero', 'A loaded container ship at sea'),
        links: [
          { label: 'See the product groups', link: '#products' },
          { label: 'Ask for an offer', link: '#contact' },
        ],
      },
    },
    {
      type: 'page-navigation',
      props: {
        heading: 'Straight to it',
        items: [
          {
            Name: 'Products',
            FriendlyUrl: '#products',
            Children: [
              { Name: 'Retail and deli range', FriendlyUrl: 'site:international/' },
              { Name: 'Catering packs, Sweden', FriendlyUrl: 'site:foodservice-se/' },
            ],
          },
          {
            Name: 'Shipping',
            FriendlyUrl: '#cold-chain',
            Children: [
              { Name: 'How an order runs', FriendlyUrl: '#order' },
              { Name: 'A day on the loading dock', FriendlyUrl: '/news/before-the-container-leaves' },
            ],
          },
          { Name: 'Who buys what', FriendlyUrl: '#buyers' },
          { Name: 'Export desk', FriendlyUrl: '#contact' },
        ],
      },
    },
    {
      type: 'card-grid',
      anchor: 'products',
      props: {
        tone: 'surface',
        heading: 'Eight product groups',
        text: 'Cartons of 10 to 25 kg, fixed or catch weight, on 1,000 × 1,200 mm pallets or floor-loaded. Full specifications on request.',
        shape: 'square',
        columns: 'Four',
        rows: 2,
        cards: [
          {
            kind: 'link',
            label: 'Pork',
            header: 'Bellies and ribs',
            text: 'Rind-on or rindless, sheet-boned. Spare ribs in layers.',
            link: '#contact',
            image: picture('kylkipalat', 'Pork ribs on a board'),
          },
          {
            kind: 'link',
            label: 'Pork',
            header: 'Hams and shoulders',
            text: 'Bone-in or boneless, 3D to 5D trim.',
            link: '#contact',
            image: picture('kinkku', 'Slices of ham on a board'),
          },
          {
            kind: 'link',
            label: 'Pork',
            header: 'Trimmings',
            text: '80/20 and 70/30, chemical lean tested per lot.',
            link: '#contact',
            image: picture('jauheliha', 'Minced meat on a board'),
          },
          {
            kind: 'link',
            label: 'Pork',
            header: 'Bacon, sliced',
            text: 'Smoked, 2 mm, layer-packed for food service.',
            link: 'site:international/',
            image: picture('pekoni', 'Bacon and a fried egg in a pan'),
          },
          {
            kind: 'link',
            label: 'Beef',
            header: 'Forequarter cuts',
            text: 'Chuck, brisket and shin for stewing and curing.',
            link: '#contact',
            image: picture('karjalanpaisti', 'A steaming pot of stew'),
          },
          {
            kind: 'link',
            label: 'Beef',
            header: 'Steak cuts',
            text: 'Striploin and cube roll, matured before freezing.',
            link: '#contact',
            image: picture('entrecote', 'Two raw rib-eye steaks'),
          },
          {
            kind: 'link',
            label: 'Poultry',
            header: 'Wings',
            text: 'Three-joint, mid-joint, tips. IQF or block.',
            link: '#contact',
            image: picture('broilerin-siivet', 'Chicken wings on a board'),
          },
          {
            kind: 'link',
            label: 'Poultry',
            header: 'Legs and drumsticks',
            text: 'Skin-on, graded by weight, IQF in 10 kg cartons.',
            link: '#contact',
            image: picture('broilerin-koipi', 'Two roast chicken legs on a plate'),
          },
        ],
      },
    },
    itemCarousel('in-the-container', 'In the container', 'product', { tone: 'surface' }),
    {
      type: 'rich-text',
      anchor: 'order',
      props: {
        tone: 'deep',
        content: richText(`
## How an order runs

1. **Enquiry.** You name the cut, the specification, the volume and the port. We answer within one working day.
2. **Market check.** We confirm that your country accepts the product from the plant we would use, and on which certificate.
3. **Offer.** Price per kilogram, Incoterm, production window, payment terms. Valid for seven days.
4. **Draft documents.** You receive the drafts before loading: invoice, packing list, certificate of origin, health certificate. Your broker comments, we correct.
5. **Loading.** Photographs, seal number and temperature record on the same day.
6. **Arrival.** We stay on the case until you confirm the goods, not until they leave our yard.
            `),
      },
    },
    {
      type: 'image-with-text',
      anchor: 'cold-chain',
      props: {
        side: 'left',
        eyebrow: 'Cold chain',
        heading: 'Minus eighteen is a maximum, not a target',
        content: richText(`
Meat leaves our blast freezers when the core of the carton has reached −18 °C. The store behind them runs a few degrees colder, so that an open dock door does no harm.

- A 40-foot high-cube reefer takes up to 27 tonnes, road limits at destination permitting.
- Two loggers travel in each container: one at the door, one by the front wall.
- Finland's national salmonella control programme covers pigs, cattle and poultry. Results for your lots are part of the file.
            `),
        picture: picture('kuljetus', 'A refrigerated lorry'),
        links: [{ label: 'Follow a loading day', link: '/news/before-the-container-leaves' }],
      },
    },
    {
      type: 'card-grid',
      anchor: 'buyers',
      props: {
        heading: 'Who buys what',
        shape: 'wide',
        columns: 'Three',
        rows: 1,
        cards: [
          { kind: 'page', path: '/news/before-the-container-leaves' },
          {
            kind: 'link',
            label: 'Processors',
            header: 'The same trim in March and in October',
            text: 'Annual volumes with monthly call-offs, lean content tested per lot.',
            link: '#order',
            image: picture('makkarat', 'Sausages in a frying pan'),
          },
          {
            kind: 'link',
            label: 'Retailers',
            header: 'Finished products?',
            text: 'Smoked, cured and sliced goods are looked after by our colleagues at Kaskimaa International.',
            link: 'site:international/',
            image: picture('international-platter', 'A platter of cold cuts'),
          },
        ],
      },
    },
    {
      type: 'image-with-text',
      anchor: 'contact',
      props: {
        tone: 'brand',
        side: 'right',
        eyebrow: 'Export desk',
        heading: 'Four lines are enough for an offer',
        content: richText(`
- Product and specification
- Volume, and how often
- Port or place of delivery, and Incoterm
- Certificates your authorities require
            `),
        picture: picture('export-satama', 'Containers in a port'),
        links: [
          { label: 'E-mail the export desk', link: 'mailto:export@kaskimaa.example' },
          { label: 'Call +358 20 000 0160', link: 'tel:+358200000160' },
        ],
      },
    },
  ],
}
