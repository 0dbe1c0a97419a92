import { z } from 'zod'
import { tone } from '#contract/content/content.ts'
import { cardsFields, hasCards } from '#web/cards/cards.schema.ts'

export const cardCarouselSchema = z
  .strictObject({
    tone: tone.default('paper'),
    heading: z.string().max(80).optional().meta({ title: 'Otsikko' }),
    text: z.string().max(280).optional().meta({ title: 'Teksti' }),
    shape: z
      .enum(['square', 'tall', 'wide', 'extra-tall'])
      .default('wide')
      .meta({
        title: 'Kuvien muoto',
        options: { square: 'Neliö', tall: 'Pysty', wide: 'Vaaka', 'extra-tall': 'Korkea pysty' },
      }),
    /**
     * Visible cards in large viewports; medium ones show 3, smaller ones 1. The specification says 'default 4, fallback 5': 4 when
     * there is no number, and 5 when the number is invalid, rather than leaving out the carousel.
     */
    visible: z
      .int()
      .min(1)
      .max(6)
      .default(4)
      .catch(5)
      .meta({ title: 'Kortteja näkyvissä', help: 'Leveällä näytöllä.' }),
    ...cardsFields,
  })
  .refine(hasCards, 'must have cards or a query')
  .meta({ title: 'Korttikaruselli', help: 'Kortteja rivissä, jota selataan sivulle.' })
