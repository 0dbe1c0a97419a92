import type { z } from 'zod'
import type { countBackSchema } from './count-back.schema.ts'

type Props = z.input<typeof countBackSchema>

const ways: Props['ways'] = [
  {
    name: 'Hiillos',
    perEater: 2,
    extra: 1,
    unit: { one: 'makkara', other: 'makkaraa' },
    note: 'Yksi on sille, joka sanoi, ettei ole nälkä.',
    steps: [
      { before: 45, name: 'Sytytä', text: 'Odota harmaata.' },
      {
        before: 13,
        name: 'Ritilälle',
        text: 'Pyöräytä usein.',
        product: { label: 'Grillimakkarat', link: '/tuotteet' },
      },
      { before: 0, name: 'Syödään', text: 'Sinappi auki.' },
    ],
  },
  {
    name: 'Uuni',
    perEater: 0.25,
    unit: { one: 'lenkki', other: 'lenkkiä' },
    steps: [
      { before: 28, name: 'Uuniin', text: '200 astetta.' },
      { before: 0, name: 'Syödään', text: 'Liemi perunoille.' },
    ],
  },
]

export const countBackExamples: Record<string, Props> = {
  'two ways to eat at seven': {
    heading: 'Milloin syödään?',
    text: 'Sano aika. Laskemme siitä taaksepäin.',
    eatAt: '19:00',
    eaters: { min: 1, max: 40, start: 4 },
    label: 'Missä kypsyy?',
    ways,
  },
  'begun the day before, on paper': {
    tone: 'paper',
    heading: 'Yöpaisti',
    eatAt: '01:30',
    eaters: { min: 1, max: 60, start: 60 },
    label: 'Miten?',
    ways: [
      {
        name: 'Yön yli',
        perEater: 0.02,
        unit: { one: 'paisti', other: 'paistia' },
        steps: [
          { before: 720, name: 'Pitkään ja hartaasti hautuva paisti uuniin', text: 'Hiljaa hyvä tulee. '.repeat(8) },
          { before: 0, name: 'Syödään', text: 'Aamulla.' },
        ],
      },
    ],
  },
}
