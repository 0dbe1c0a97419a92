import type { z } from 'zod'
import type { RichText } from '#contract/content/content.ts'
import type { regionMapSchema } from './region-map.schema.ts'

const info = (words: string): RichText => [{ kind: 'paragraph', children: [words] }]

export const regionMapExamples: Record<string, z.input<typeof regionMapSchema>> = {
  'all regions': {
    heading: 'Missä toimimme',
    text: 'Valitse numero kartalta tai paikkakunta listasta.',
    buttons: [
      { buttonLabel: 'Seinäjoki', buttonRegion: 'seinajoki', buttonInfo: info('Pääkonttori ja koekeittiö.') },
      { buttonLabel: 'Kauhava', buttonRegion: 'kauhava', buttonInfo: info('Konsernin suurin tuotantolaitos.') },
      { buttonLabel: 'Lapua', buttonRegion: 'lapua', buttonInfo: info('Siipikarjan leikkuu ja pakkaus.') },
      { buttonLabel: 'Kurikka', buttonRegion: 'kurikka', buttonInfo: info('Leikkeleet ja kypsät tuotteet.') },
      { buttonLabel: 'Tukholma', buttonRegion: 'stockholm', buttonInfo: info('Ruotsin myynti.') },
      { buttonLabel: 'Alsjöhyttan', buttonRegion: 'bergslagen', buttonInfo: info('Skogsgårdenin savustamo.') },
    ],
  },
  'one region without a heading, on the deep colour, with a long word': {
    tone: 'deep',
    buttons: [
      {
        buttonLabel: 'Elintarviketuotantolaitoskokonaisuus',
        buttonRegion: 'kauhava',
        buttonInfo: info('Vierailut vain sovitusti.'),
      },
    ],
  },
}
