import { z } from 'zod'
import { tone } from '#contract/content.ts'
import { cardsFields, hasCards } from '#web/cards/cards.schema.ts'

export const cardCarouselSchema = z
  .strictObject({
    tone: tone.default('paper'),
    heading: z.string().max(80).optional(),
    text: z.string().max(280).optional(),
    shape: z.enum(['square', 'tall', 'wide', 'extra-tall']).default('wide'),
    /**
     * Cards beside each other in large windows; medium ones have 3, smaller ones 1. The document says 'default 4, fallback 5':
     * without a number there are 4; where there is one that cannot be used, the carousel has 5 rather than be left out.
     */
    visible: z.int().min(1).max(6).default(4).catch(5),
    ...cardsFields,
  })
  .refine(hasCards, 'must have cards or a query')
