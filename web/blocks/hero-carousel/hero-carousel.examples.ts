import type { z } from 'zod'
import { picture } from '#web/block-kit/example-media.ts'
import type { heroCarouselSchema } from './hero-carousel.schema.ts'

type Props = z.input<typeof heroCarouselSchema>

const recipes = [{ label: 'Katso reseptit', link: '#reseptit' }]
const slides: Props['slides'] = [
  {
    image: picture('kuluttaja-hero', ''),
    imgText: 'Pannullinen lihapullia ja keitettyjä perunoita',
    text: 'Hyvä ruoka kokoaa saman pöydän ääreen',
    links: recipes,
  },
  {
    image: picture('mestari-hero', ''),
    imgText: 'Makkaroita grillissä',
    text: 'Grilli kuumaksi',
    textAlignment: 'Center',
    darken: true,
    links: recipes,
  },
  {
    image: picture('deli-hero', ''),
    imgText: 'Leikkeleitä ja juustoja lautasella',
    text: 'Leikkeleet juuri niin ohuina kuin haluat',
    textAlignment: 'Center',
  },
  {
    image: picture('yritys-hero', ''),
    imgText: 'Lehmiä laitumella punaisen navetan edessä',
    text: 'Tila tilalta tunnettu',
    darken: true,
  },
]

export const heroCarouselExamples: Record<string, Props> = {
  'text on the picture and on its own ground': { slides },
  'one slide has no arrows': { slides: slides.slice(0, 1) },
  'long words': {
    slides: [
      {
        image: picture('ammattilaiset-hero', 'Kokki keittiössä'),
        text: 'Lähiruokatuottajaosuuskunnan pikkujoulumakkarakokoelma suurkeittiöammattilaiskoulutusohjelman osallistujille',
        darken: true,
        links: [...recipes, { label: 'Tutustu koulutusohjelmaan', link: '#koulutus' }],
      },
      {
        image: picture('koulu-hero', 'Kouluruokaa tarjottimella'),
        text: 'Lähiruokatuottajaosuuskunnan kouluruokailukumppanuussopimus',
        textAlignment: 'Center',
        links: [...recipes, { label: 'Tutustu koulutusohjelmaan', link: '#koulutus' }],
      },
    ],
  },
}
