import type { z } from 'zod'
import { picture } from '#web/block-kit/example-media.ts'
import type { imageWithTextSchema } from './image-with-text.schema.ts'

const basis: z.input<typeof imageWithTextSchema> = {
  heading: 'Tila tilalta tunnettu',
  content: [
    {
      kind: 'paragraph',
      children: [
        'Jokaisella pakkauksella on kotitila, ja tilalla on nimi. ',
        { text: 'Lue lisää', link: '#tilat' },
        '.',
      ],
    },
    { kind: 'list', ordered: false, items: [['Kotimaista rehua'], ['Lyhyet kuljetukset']] },
  ],
  picture: picture('maatila', 'Punainen navetta pellon laidalla'),
}

export const imageWithTextExamples: Record<string, z.input<typeof imageWithTextSchema>> = {
  'picture on the left': basis,
  'picture on the right, with links': {
    ...basis,
    side: 'right',
    eyebrow: 'Vastuullisuus',
    links: [{ label: 'Tutustu tiloihin', link: '#tilat' }],
  },
  'on the surface colour': { ...basis, tone: 'surface' },
  'on the brand colour': { ...basis, tone: 'brand', links: [{ label: 'Tutustu tiloihin', link: '#tilat' }] },
  'on the deep colour': { ...basis, tone: 'deep', side: 'right' },
}
