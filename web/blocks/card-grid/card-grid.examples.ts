import type { z } from 'zod'
import { picture } from '#web/block-kit/example-media.ts'
import type { cardGridSchema } from './card-grid.schema.ts'
import { productCardExamples } from './product-cards.examples.ts'
import { storyCardExamples } from './story-cards.examples.ts'

type Props = z.input<typeof cardGridSchema>

const dishes = [
  ['Karjalanpaisti', 'karjalanpaisti'],
  ['Lihapullat', 'lihapullat'],
  ['Jauhelihakeitto', 'keitto'],
  ['Nakkikattila', 'nakit'],
  ['Pyttipannu', 'pyttipannu'],
  ['Jauhelihapihvit', 'jauhelihapihvit'],
  ['Hampurilaiset', 'hampurilainen'],
  ['Uunipaisti', 'uunipaisti'],
  ['Kylkipalat', 'kylkipalat'],
] as const

const cards = (count: number): NonNullable<Props['cards']> =>
  Array.from({ length: count }, (_, index) => {
    const [dish, scene] = dishes[index % dishes.length] ?? dishes[0]
    return {
      kind: 'link',
      label: 'Arki',
      header: `${dish} ${Math.floor(index / dishes.length) + 1}`,
      text: 'Valmis tunnissa, riittää neljälle.',
      link: `#resepti-${index + 1}`,
      image: picture(scene, ''),
    }
  })

export const cardGridExamples: Record<string, Props> = {
  'columns by width, more to show': {
    heading: 'Viikon reseptit',
    text: 'Kymmenen arki-iltaa valmiina.',
    rows: 1,
    cards: cards(10),
  },
  'tickets of a queue': {
    tone: 'brand',
    heading: 'Vuoronumero, olkaa hyvä',
    shape: 'square',
    tickets: true,
    cards: cards(4).map((card, index) => ({ ...card, label: String(index + 8) })),
  },
  'square, two columns': { shape: 'square', columns: 'Two', cards: cards(4) },
  'tall, three columns, on the brand colour': {
    heading: 'Poiminnat',
    shape: 'tall',
    columns: 'Three',
    tone: 'brand',
    cards: cards(3),
  },
  'extra tall, four columns': { heading: 'Julisteet', shape: 'extra-tall', columns: 'Four', cards: cards(4) },
  'one card with a long word': {
    cards: [
      {
        kind: 'link',
        header: 'Lähiruokatuottajaosuuskunnan pikkujoulumakkara',
        link: '#makkara',
        image: picture('makkarat', ''),
      },
    ],
  },
  'a page that does not exist is left out': {
    heading: 'Lue myös',
    cards: [{ kind: 'page', path: '/poistettu' }, ...cards(2)],
  },
  'a filter, and more to show': {
    heading: 'Reseptit ryhmittäin',
    rows: 1,
    filter: {
      label: 'Ruokalaji',
      cardType: 'recipeCard',
      items: [
        { Id: 1, Label: 'Arkiruoat' },
        { Id: 2, Label: 'Juhlaruoat' },
        { Id: 3, Label: 'Keitot ja padat' },
        { Id: 4, Label: 'Lähiruokatuottajaosuuskunnan suosikit' },
        { Id: 5, Label: 'Grilliruoat' },
        { Id: 6, Label: 'Salaatit' },
        { Id: 7, Label: 'Jouluruoat' },
      ],
    },
    cards: cards(6),
  },
  'what a query finds: nothing where the site has no such items': {
    query: { kind: 'news', count: 4 },
    cards: cards(1),
  },
  ...productCardExamples,
  ...storyCardExamples,
}
