import type { z } from 'zod'
import type { richTextSchema } from './rich-text.schema.ts'

const content: z.input<typeof richTextSchema>['content'] = [
  { kind: 'heading', level: 2, text: 'Karjalanpaisti valmistuu itsestään' },
  {
    kind: 'paragraph',
    children: [
      'Hyvä paisti tarvitsee ',
      { text: 'aikaa', strong: true },
      ', ei vahtimista. ',
      { text: 'Mieluiten yön yli.', emphasis: true },
    ],
  },
  { kind: 'heading', level: 3, text: 'Ainekset' },
  {
    kind: 'list',
    ordered: false,
    items: [['600\u00a0g nautaa'], ['400\u00a0g porsasta'], [{ text: 'Suolaa', link: '#suola' }, ' ja maustepippuria']],
  },
  { kind: 'list', ordered: true, items: [['Kuumenna uuni 150 asteeseen.'], ['Kypsennä kannen alla kolme tuntia.']] },
  { kind: 'quote', text: 'Liha kertoo, kun se on valmis.', source: 'Anneli Kangas, keittiömestari' },
]

export const richTextExamples: Record<string, z.input<typeof richTextSchema>> = {
  'every kind of text': { content },
  'on the brand colour': { tone: 'brand', content: content.slice(0, 2) },
  'on the deep colour': { tone: 'deep', content },
  'one paragraph': { tone: 'surface', content: [{ kind: 'paragraph', children: ['Yksi kappale riittää joskus.'] }] },
}
