import type { z } from 'zod'
import { picture } from '#content/pictures/pictures.ts'
import type { cardGridSchema } from './card-grid.schema.ts'

type Props = z.input<typeof cardGridSchema>

const dishes = [
  'Karjalanpaisti',
  'Lihapullat',
  'Makaronilaatikko',
  'Uunimakkara',
  'Pyttipannu',
  'Jauhelihapihvit',
  'Kaalilaatikko',
  'Stroganoff',
  'Lindströmin pihvit',
]

const cards = (count: number): Props['cards'] =>
  Array.from({ length: count }, (_, index) => ({
    kind: 'link',
    label: 'Arki',
    header: `${dishes[index % dishes.length]} ${Math.floor(index / dishes.length) + 1}`,
    text: 'Valmis tunnissa, riittää neljälle.',
    link: `#resepti-${index + 1}`,
    image: picture('lihapullat', ''),
  }))

export const cardGridExamples: Record<string, Props> = {
  'columns by width, more to show': {
    heading: 'Viikon reseptit',
    text: 'Kymmenen arki-iltaa valmiina.',
    rows: 1,
    cards: cards(10),
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
}
