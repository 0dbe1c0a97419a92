import type { z } from 'zod'
import type { cutMapSchema } from './cut-map.schema.ts'

export const cutMapExamples: Record<string, z.input<typeof cutMapSchema>> = {
  'a bird with times and a thermometer': {
    heading: 'Mikä pala, mihin ruokaan?',
    text: 'Paina lintua siitä kohdasta, jota teet mieli.',
    animal: 'chicken',
    label: 'Valitse pala',
    pin: '75 °C',
    cuts: [
      {
        name: 'Rintafilee',
        parts: ['breast'],
        text: 'Nopea pala, joka ei siedä unohtamista.',
        facts: [
          { label: 'Uunissa', value: '200 °C, 20–25 minuuttia' },
          { label: 'Lepo', value: 'viisi minuuttia' },
        ],
        links: [{ label: 'Rintafilee', link: '/tuotteet' }],
      },
      { name: 'Sisäfilee', parts: ['tender'], text: 'Linnun murein lihas.' },
      { name: 'Siivet', parts: ['wing'], text: 'Kuuma uuni ja paljon servettejä.' },
      { name: 'Koipireisi', parts: ['thigh', 'drumstick'], text: 'Mehukkain pala.' },
      {
        name: 'Kokonainen',
        parts: ['thigh', 'breast', 'tender', 'wing', 'drumstick', 'back'],
        text: 'Sunnuntain lintu: ensin paisti, sitten salaatti, lopuksi liemi.',
      },
    ],
  },
  'a pig with names in three languages, on the dark tone': {
    tone: 'deep',
    heading: 'A dictionary of pork',
    animal: 'pig',
    label: 'Choose a cut',
    cuts: [
      {
        name: 'Leg',
        parts: ['leg'],
        text: 'Roasted whole for Christmas, smoked the rest of the year.',
        words: [
          { language: 'fi', word: 'kinkku', sound: 'KINK-koo' },
          { language: 'en', word: 'ham' },
          { language: 'de', word: 'Schinken' },
        ],
        line: { label: 'For the menu', text: 'Alder-smoked Finnish ham, mustard, dark bread' },
        links: [{ label: 'Alder-smoked ham', link: '/tuotteet' }],
      },
      { name: 'Belly', parts: ['belly'], text: 'Bacon, once salt and smoke have passed by.' },
    ],
  },
  'cattle, with the longest names': {
    tone: 'surface',
    heading: 'Naudan palat',
    animal: 'cattle',
    label: 'Valitse pala',
    cuts: [
      { name: 'Ulkofileen etupää eli entrecôte luineen, raakakypsytettynä', parts: ['ribs', 'loin'], text: 'Pihvit.' },
      { name: 'Rinta', parts: ['brisket'], text: 'Pataan ja uuniin.' },
    ],
  },
}
