import { picture } from '#content/pictures/pictures.ts'
import { richText } from '#content/rich-text.ts'
import type { SiteContent } from '#content/site-content.ts'

export const content: SiteContent = {
  navigation: {
    main: [
      { label: 'Products', link: '/#products' },
      { label: 'How an order runs', link: '/#order' },
      { label: 'Cold chain', link: '/#cold-chain' },
      { label: 'News', link: '/news/before-the-container-leaves' },
      { label: 'Contact', link: '/#contact' },
    ],
    footer: {
      promise: 'Frozen pork, beef and poultry from Finland, with the paperwork done before the doors are sealed.',
      contact: {
        heading: 'Export desk',
        lines: ['Kaskimaa Export', 'Kaskimaantie 3, FI-60100 Seinäjoki, Finland', 'Mon–Fri 7.00–17.00 (EET)'],
        phone: '+358 20 000 0160',
        email: 'export@kaskimaa.example',
      },
      groups: [
        {
          label: 'Kaskimaa sites',
          links: [
            { label: 'Kaskimaa International', link: 'site:international/' },
            { label: 'Kaskimaa International (German)', link: 'site:international/de/' },
            { label: 'Kaskimaa Oyj', link: 'site:yritys/en/' },
            { label: 'Kaskimaa Foodservice Sweden', link: 'site:foodservice-se/' },
            { label: 'Jyväbroiler (in Finnish)', link: 'site:jyvabroiler/' },
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
    },
    {
      path: '/news/before-the-container-leaves',
      key: 'story',
      template: 'article',
      title: 'Twenty-four hours before the container leaves',
      description:
        'Loading takes ninety minutes. Getting ready for it takes a day. We followed a container of pork bellies from the cold store to the seal.',
      picture: picture('export-story', 'A lorry, a crane and containers on a quay'),
      publishDate: '2026-09-15',
      blocks: [
        {
          type: 'rich-text',
          props: {
            content: richText(`
The booking says: one 40-foot reefer, frozen pork bellies, 1,060 cartons, vessel closing on Friday. It is Wednesday, nine in the morning. Export coordinator Laura Kivelä has already found the first mistake.

The consignee's address on the draft certificate lacks a building number. It is a small thing. In the port of destination it could cost a week of plug-in charges, because the certificate would have to be reissued and the original flown out.

> Nobody has ever called to thank us for a building number. But I know what the call sounds like when it is missing.
> — Laura Kivelä, export coordinator

## 09.00: Paper first

Every country writes its own certificate, and some of them change the wording during the year. Laura checks the model against the authority's register on the morning of the day before loading, not when the order is made. Then the drafts go to the customer's broker:

- commercial invoice and packing list
- veterinary health certificate, still unsigned
- certificate of origin
- production and freezing dates by lot.

The broker has until three o'clock. Today he replies in forty minutes, with one comma.

## 13.30: Cold second

The container arrives empty from the depot. Before anyone thinks of loading, it is inspected: floor, drains, door gaskets, smell. A box that carried fish last month is sent back. This one passes, and is pre-cooled with its doors closed.

In the store, forklift driver Mikko Salo pulls the pallets by lot. The scanner refuses a carton from a lot that is not on the certificate. It did so twice last year, and both times the scanner was right.

## 07.10: The drill

On Thursday morning a carton from each lot is opened and drilled to the core, and a probe goes into the hole. The limit is −18 °C. The readings are −20.4, −20.1 and −20.6. They are written on the loading sheet, and the drilled cartons stay behind.

The official veterinarian compares the lots with the draft, looks at the cartons and the shipping marks, and signs. From this moment nothing may change: not a carton, not a comma.

## 07.40: Ninety minutes

The refrigeration unit is switched off while the doors are open, so that it does not draw in moist air. Loading runs without a break. Two people stack, one counts, one photographs every second row. Cartons stay below the red load line so that air can return above them.

One logger goes on the front wall, another by the doors. The doors close at 09.08. The seal number is read aloud, written down, photographed and read aloud again.

## 09.15: The file

When the lorry leaves the yard, the customer receives one message with eleven attachments. The ship will take five weeks. The papers have taken seven minutes.

Laura opens the next booking. The address looks complete. She checks it anyway.
            `),
          },
        },
        {
          type: 'card-grid',
          props: {
            heading: 'Plan your own container',
            shape: 'wide',
            columns: 'Three',
            cards: [
              {
                kind: 'link',
                header: 'Eight product groups',
                link: '/#products',
                image: picture('kylkipalat', 'Pork ribs on a board'),
              },
              {
                kind: 'link',
                header: 'How an order runs',
                link: '/#order',
                image: picture('export-satama', 'Containers in a port'),
              },
              {
                kind: 'link',
                header: 'Ask for an offer',
                link: '/#contact',
                image: picture('kuljetus', 'A refrigerated lorry'),
              },
            ],
          },
        },
      ],
    },
  ],
}
