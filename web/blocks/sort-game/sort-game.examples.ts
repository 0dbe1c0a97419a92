import type { z } from 'zod'
import type { sortGameSchema } from './sort-game.schema.ts'

type Example = z.input<typeof sortGameSchema>

const places: Example['places'] = [
  { name: 'Pakastin', hint: '−18 astetta', shape: 'snowflake' },
  { name: 'Jääkaappi', hint: 'alle 6 astetta', shape: 'upperShelf' },
  { name: 'Ruokakaappi', shape: 'cupboard' },
]

const shopping: Example['rounds'][number] = {
  name: 'Kaupasta kotiin',
  task: 'Mihin ostokset kuuluvat?',
  items: [
    {
      name: 'Maito',
      shape: 'milk',
      into: ['Jääkaappi'],
      why: 'Maito viihtyy kylmässä.',
      clue: 'Se happanee lämpimässä.',
    },
    {
      name: 'Leipä',
      shape: 'bread',
      into: ['Ruokakaappi', 'Pakastin'],
      why: 'Leipä säilyy kaapissa päiviä ja pakastimessa viikkoja.',
      clue: 'Jääkaapissa se kuivuu.',
    },
    { name: 'Jäätelö', shape: 'iceCream', into: ['Pakastin'], why: 'Jäätelö on jäätä.', clue: 'Se sulaa.' },
  ],
}

export const sortGameExamples: Record<string, Example> = {
  'two rounds': {
    heading: 'Mihin hyllylle?',
    text: 'Paina ruokaa, sitten paikkaa.',
    places,
    rounds: [
      shopping,
      {
        name: 'Lounaan jälkeen',
        task: 'Mitä jäi yli?',
        items: [
          {
            name: 'Kastike kannellisessa rasiassa, jäähdytetty heti lounaalta',
            shape: 'box',
            into: ['Jääkaappi'],
            why: 'Se syödään huomenna.',
            clue: 'Kuka söisi sen jäisenä?',
          },
          { name: 'Riisi', shape: 'bag', into: ['Ruokakaappi'], why: 'Kuiva säilyy kuivassa.', clue: 'Se on kuivaa.' },
        ],
      },
    ],
  },
  'one round, on the brand colour': { tone: 'brand', heading: 'Kaapit järjestykseen', places, rounds: [shopping] },
}
