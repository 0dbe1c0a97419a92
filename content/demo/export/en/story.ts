import { picture } from '#content/pictures/pictures.ts'
import { richText } from '#content/rich-text.ts'
import type { AuthoredPage } from '#content/site-content.ts'

export const story: AuthoredPage = {
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
}
