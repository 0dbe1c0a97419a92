import type { z } from 'zod'
import { picture } from '#web/block-kit/example-media.ts'
import type { sloganCardsSchema } from './slogan-cards.schema.ts'

export const sloganCardsExamples: Record<string, z.input<typeof sloganCardsSchema>> = {
  'three promises': {
    heading: 'Mistä meidät tuntee',
    cards: [
      {
        slogan: 'Vaaka näyttää saman kaikille',
        text: 'Tuottaja näkee punnituksen samalla hetkellä kuin me.',
        picture: picture('maatila', 'Maatila peltojen keskellä'),
      },
      {
        slogan: 'Kokki maistaa ensin',
        text: 'Yksikään uutuus ei lähde koekeittiöstä ennen viittä syöjää.',
        picture: picture('kokki', 'Kokki työssään'),
        link: { label: 'Tutustu koekeittiöön', link: '#koekeittio' },
      },
      { slogan: 'Hukka on virhe, ei kuluerä', text: 'Jokaisella kilolla on käyttö, myös luilla.' },
    ],
  },
  'one slogan alone, on the deep colour': { tone: 'deep', cards: [{ slogan: 'Tehdään se itse' }] },
  'six, with a long word, on the brand colour': {
    tone: 'brand',
    heading: 'Lähiruokatuottajaosuuskunnan lupaukset',
    cards: Array.from({ length: 6 }, (_, at) => ({
      slogan: at === 0 ? 'Elintarviketurvallisuuskoulutus kaikille' : `Lupaus numero ${at + 1}`,
      text: 'Lyhyt selitys siitä, mitä lupaus tarkoittaa arkena.',
    })),
  },
}
