import type { z } from 'zod'
import { picture } from '#web/block-kit/example-media.ts'
import type { imageCarouselSchema } from './image-carousel.schema.ts'

type Props = z.input<typeof imageCarouselSchema>

const tables: Props['slides'] = [
  {
    image: picture('kuluttaja-poyta', 'Kolme ruokailijaa pöydän ääressä'),
    text: 'Sunnuntaipöytä, johon mahtuu aina yksi lisää.',
  },
  { image: picture('karjalanpaisti', 'Karjalanpaistia padassa'), text: 'Karjalanpaisti hautuu yön yli.' },
  { image: picture('grillipihvi', 'Grillattu pihvi leikkuulaudalla') },
  {
    image: picture('leikkeletarjotin', 'Leikkeleitä ja juustoja tarjottimella'),
    text: 'Leikkeletarjotin kahdeksalle.',
  },
]

export const imageCarouselExamples: Record<string, Props> = {
  'pictures with captions': {
    heading: 'Pöydässä nyt',
    text: 'Neljä kattausta syksyn iltoihin.',
    slides: tables,
  },
  'without a heading, on the deep colour': { tone: 'deep', slides: tables.slice(1) },
  'one picture has nowhere to go': { slides: tables.slice(0, 1) },
  'as many as there may be, with a long word': {
    tone: 'surface',
    heading: 'Lähiruokatuottajaosuuskunnan syyskuvakokoelma',
    slides: Array.from({ length: 12 }, (_, index) => ({
      image: picture(index % 2 ? 'maatila' : 'metsa', `Maisema ${index + 1}`),
      text: index === 0 ? 'Suurkeittiöammattilaiskoulutusohjelman ensimmäinen tilavierailu.' : `Kuva ${index + 1}`,
    })),
  },
}
