import type { z } from 'zod'
import { picture } from '#web/block-kit/example-media.ts'
import type { heroImageCarouselSchema } from './hero-image-carousel.schema.ts'

type Props = z.input<typeof heroImageCarouselSchema>

const slides: Props['slides'] = [
  { image: picture('lihakauppa-hero', 'Raakoja pihvejä leikkuulaudalla') },
  { image: picture('mestari-grilli', 'Makkaroita grillissä järven rannalla') },
  { image: picture('kuluttaja-story', 'Lehmiä tilan laitumella') },
]

export const heroImageCarouselExamples: Record<string, Props> = {
  'three pictures, five seconds each': {
    title: 'Pellolta pöytään samassa viikossa',
    text: 'Tiedämme jokaisen palan kotitilan, ja kerromme sen sinullekin.',
    links: [
      { label: 'Tutustu tiloihin', link: '#tilat' },
      { label: 'Katso tuotteet', link: '#tuotteet' },
    ],
    slides,
  },
  'two pictures, eight seconds each': { title: 'Syksyn sato', interval: 8, slides: slides.slice(1) },
  'one picture has nowhere to go': { title: 'Ruokaa ilman selityksiä', slides: slides.slice(0, 1) },
  'as many as there may be, with long words': {
    title: 'Lähiruokatuottajaosuuskunnan pikkujoulumakkarakokoelma',
    text: 'Suurkeittiöammattilaiskoulutusohjelman ensimmäinen jakso on nyt avoinna kaikille keittiömestareille.',
    links: [{ label: 'Ilmoittaudu', link: '#ilmoittaudu' }],
    slides: (
      ['makkarat', 'nakit', 'lenkkimakkara', 'pekoni', 'kinkku', 'meetvursti', 'voileipa', 'marjat'] as const
    ).map((name) => ({ image: picture(name, `Herkkuja: ${name}`) })),
  },
}
