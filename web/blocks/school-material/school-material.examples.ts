import type { z } from 'zod'
import { file, picture } from '#web/block-kit/example-media.ts'
import type { schoolMaterialSchema } from './school-material.schema.ts'

export const schoolMaterialExamples: Record<string, z.input<typeof schoolMaterialSchema>> = {
  'a lesson with two files': {
    heading: 'Tunti 1: Pellolta lautaselle',
    grades: '3–6',
    subject: 'Ympäristöoppi',
    minutes: 45,
    goal: 'Oppilas osaa kertoa yhden ruoan matkan omin sanoin.',
    content: [
      {
        kind: 'list',
        ordered: true,
        items: [
          ['Jokainen piirtää lihapullan.'],
          ['Ryhmät järjestävät kortit jonoksi.'],
          ['Poistetaan yksi kortti. Mitä tapahtuu?'],
        ],
      },
    ],
    picture: picture('vilja', 'Viljapelto'),
    materials: [
      { Material: 'Opettajan sivu', file: file('tunti-1-opettajalle.pdf') },
      { Material: 'Oppilaan tehtävät', file: file('tunti-1-oppilaalle.pdf') },
    ],
    orderPage: '#tilaa',
  },
  'only words, with a long one, on the brand colour': {
    tone: 'brand',
    heading: 'Elintarviketurvallisuusoppitunti',
    grades: '7–9',
    subject: 'Biologia',
    minutes: 90,
    content: [{ kind: 'paragraph', children: ['Tunti, johon ei tarvita mitään.'] }],
  },
}
