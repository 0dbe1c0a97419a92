import type { z } from 'zod'
import { picture } from '#web/block-kit/example-media.ts'
import type { heroSchema } from './hero.schema.ts'

const image = picture('grillipihvi', 'Grillattu pihvi leikkuulaudalla')
const links = [
  { label: 'Katso reseptit', link: '#reseptit' },
  { label: 'Tutustu meihin', link: '#meista' },
]

export const heroExamples: Record<string, z.input<typeof heroSchema>> = {
  'split, with everything': {
    layout: 'split',
    eyebrow: 'Vuodesta 1903',
    title: 'Hyvä ruoka alkaa maasta',
    text: 'Kasvatamme, jalostamme ja kerromme avoimesti, mistä ruokasi tulee.',
    picture: image,
    links,
  },
  'cover, text on the picture': {
    layout: 'cover',
    title: 'Grilli kuumaksi',
    text: 'Kesän parhaat palat.',
    picture: image,
    links,
  },
  'poster, centred': {
    layout: 'poster',
    eyebrow: 'Uutuus',
    title: 'Maailman suomalaisin aperitivo',
    picture: image,
    links,
  },
  'poster in the evening': {
    layout: 'poster',
    tone: 'deep',
    title: 'Kukaan ei ota vain yhtä siivua',
    picture: image,
    links,
  },
  'half as high, above a listing': {
    height: 'half',
    title: 'Kaupan kylmähylly, selitettynä',
    text: 'Tästä näet, mikä pala kuuluu mihinkin ruokaan.',
    picture: image,
  },
  'only a title': { title: 'Ruokaa ilman selityksiä', picture: image },
  'long words': {
    title: 'Lähiruokatuottajaosuuskunnan pikkujoulumakkarakokoelma',
    text: 'Suurkeittiöammattilaiskoulutusohjelman ensimmäinen jakso on nyt avoinna kaikille keittiömestareille.'.repeat(
      2,
    ),
    picture: image,
    links,
  },
}
