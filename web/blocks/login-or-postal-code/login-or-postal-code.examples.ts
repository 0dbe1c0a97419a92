import type { z } from 'zod'
import type { loginOrPostalCodeSchema } from './login-or-postal-code.schema.ts'

export const loginOrPostalCodeExamples: Record<string, z.input<typeof loginOrPostalCodeSchema>> = {
  'a heading alone': { heading: 'Kirjaudu tai tarkista postinumero' },
  'with a text': {
    heading: 'Melkein kassalla',
    text: [
      {
        kind: 'paragraph',
        children: ['Tilaaminen vaatii tilin. ', { text: 'Ostoskorisi säilyy', strong: true }, ', kun kirjaudut.'],
      },
    ],
  },
}
