import type { z } from 'zod'
import { picture } from '#web/block-kit/example-media.ts'
import type { cardCarouselSchema } from './card-carousel.schema.ts'

type Props = z.input<typeof cardCarouselSchema>

const dishes = [
  ['Karjalanpaisti', 'karjalanpaisti', 240],
  ['Lihapullat kermakastikkeessa', 'lihapullat', 45],
  ['Pyttipannu', 'pyttipannu', 30],
  ['Jauhelihapihvit', 'jauhelihapihvit', 40],
  ['Lohkoperunat ja paisti', 'lohkoperunat-ja-paisti', 90],
  ['Broilerisalaatti', 'broilerisalaatti', 25],
  ['Grillipihvi yrttivoilla', 'grillipihvi', 35],
  ['Lenkkimakkara uunissa', 'lenkkimakkara', 50],
  ['Talon hampurilainen', 'hampurilainen', 40],
] as const

const recipes = (count: number): NonNullable<Props['cards']> =>
  dishes.slice(0, count).map(([header, scene, totalTime], index) => ({
    kind: 'card',
    type: 'recipeCard',
    header,
    link: `#resepti-${index + 1}`,
    image: picture(scene, ''),
    totalTime,
  }))

const stories: NonNullable<Props['cards']> = [
  { kind: 'link', label: 'Tilalta', header: 'Aamu navetassa', link: '#navetta', image: picture('maatila', '') },
  { kind: 'link', label: 'Metsästä', header: 'Sienten aika', link: '#sienet', image: picture('sienet', '') },
  { kind: 'link', label: 'Pellolta', header: 'Vilja korjattu', link: '#vilja', image: picture('vilja', '') },
  { kind: 'link', label: 'Tieltä', header: 'Perillä aamuksi', link: '#kuljetus', image: picture('kuljetus', '') },
  {
    kind: 'link',
    label: 'Keittiöstä',
    header: 'Suurkeittiöammattilaiskoulutusohjelman lähiruokatuottajavierailu',
    text: 'Lähiruokatuottajaosuuskunnan pikkujoulumakkarakokoelma maistui kaikille.',
    link: '#koulutus',
    image: picture('kokki', ''),
  },
]

export const cardCarouselExamples: Record<string, Props> = {
  'four beside each other, and more': {
    heading: 'Viikon reseptit',
    text: 'Yhdeksän arki-iltaa valmiina.',
    cards: recipes(9),
  },
  'three beside each other, on the brand colour': {
    tone: 'brand',
    heading: 'Tarinoita tilojen takaa',
    shape: 'tall',
    visible: 3,
    cards: stories,
  },
  'no more than are seen in large windows, without a heading': { tone: 'surface', cards: recipes(4) },
  'one card': { heading: 'Poiminta', cards: recipes(1) },
}
