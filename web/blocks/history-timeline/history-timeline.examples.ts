import type { z } from 'zod'
import type { RichText } from '#contract/content/content.ts'
import { picture } from '#web/block-kit/example-media.ts'
import type { historyTimelineSchema } from './history-timeline.schema.ts'

const text = (words: string): RichText => [{ kind: 'paragraph', children: [words] }]

export const historyTimelineExamples: Record<string, z.input<typeof historyTimelineSchema>> = {
  'four years, one with a picture': {
    heading: 'Vuosi vuodelta',
    events: [
      { year: 1903, heading: 'Vaaka ostetaan', content: text('Kolmekymmentäyksi viljelijää perustaa osuuskunnan.') },
      {
        year: 1927,
        heading: 'Kylmäkoneet',
        content: text('Jäätä ei enää sahata joesta.'),
        picture: picture('yritys-toimitalo', 'Toimitalo Seinäjoella'),
      },
      { year: 1952, heading: 'Mestarin ensimmäinen erä', content: text('Nimi syntyi vahingossa.') },
      { year: 2021, heading: 'Lihakauppa avataan', content: text('Tiski siirtyy verkkoon.') },
    ],
  },
  'one year without a heading, with a long word, on the brand colour': {
    tone: 'brand',
    events: [{ year: 1879, heading: 'Lähiruokatuottajaosuuskuntatoimikunta', content: text('Ensimmäinen kokous.') }],
  },
}
