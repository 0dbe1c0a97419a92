import type { z } from 'zod'
import type { RichText } from '#contract/content/content.ts'
import type { expandableListSchema } from './expandable-list.schema.ts'

type Props = z.input<typeof expandableListSchema>

const answer = (words: string): RichText => [{ kind: 'paragraph', children: [words] }]

const questions: Props['items'] = [
  { heading: 'Voiko sulaneen lihan pakastaa uudelleen?', content: answer('Raakana ei, kypsennettynä kyllä.') },
  { heading: 'Milloin broileri on kypsä?', content: answer('Kun paksuin kohta on 75 °C.') },
  { heading: 'Mihin pakkaus lajitellaan?', content: answer('Muovirasia ja kalvo muovinkeräykseen.') },
]

export const expandableListExamples: Record<string, Props> = {
  'three questions': { heading: 'Usein kysyttyä', text: 'Kysymykset, joihin vastaamme joka viikko.', items: questions },
  'more than nine: the rest comes five at a time': {
    tone: 'surface',
    heading: 'Kaikki kysymykset',
    items: Array.from({ length: 16 }, (_, at) => ({
      heading: at === 0 ? 'Mitä elintarviketurvallisuusviranomaisvalvonta tarkoittaa?' : `Kysymys numero ${at + 1}?`,
      content: answer('Vastaus, joka on luettavissa myös ilman JavaScriptiä ja paperilla.'),
    })),
  },
  'one, without a heading, on the deep colour': { tone: 'deep', items: questions.slice(0, 1) },
}
