import type { z } from 'zod'
import type { meatCounterSchema } from './meat-counter.schema.ts'

export const meatCounterExamples: Record<string, z.input<typeof meatCounterSchema>> = {
  'two dishes with bones and thawing': {
    heading: 'Mitä kokkaat, ja monelle?',
    text: 'Kerromme palan, määrän ja päivän.',
    dishes: [
      {
        id: 'pihvi',
        name: 'Pihvi pannulla',
        advice: 'Ota pihvit huoneenlämpöön puoli tuntia ennen paistamista.',
        cuts: [
          { code: 'LK-1002', grams: 220, bone: 25 },
          { code: 'LK-1008', grams: 200 },
        ],
      },
      { id: 'kaaristys', name: 'Poronkäristys', cuts: [{ code: 'LK-1036', grams: 130, daysBefore: 1 }] },
    ],
  },
  'one dish for many, on the surface colour': {
    tone: 'surface',
    heading: 'Paljonko jauhelihaa tarvitaan, kun koko suku tulee syömään lauantaina?',
    adults: 20,
    dishes: [{ id: 'jauheliha', name: 'Jauhelihakastike', cuts: [{ code: 'LK-1001', grams: 120 }] }],
  },
}
