import { expect, it } from 'vitest'
import { cardCarouselSchema } from './card-carousel.schema.ts'
import { visibleIn } from './visible-cards.ts'

it('WI-08 CH-36 shows 1 card below 768 px, 3 below 1024 px, and the number set in the content from there on', () => {
  const shown = [320, 375, 376, 767, 768, 1023, 1024, 2560].map((width) => visibleIn(width, 5))
  expect(shown).toEqual([1, 1, 1, 1, 3, 3, 5, 5])
})

const query = { kind: 'recipe', count: 8 }
const visibleOf = (visible?: unknown) => cardCarouselSchema.parse({ query, visible }).visible

it('WI-08 shows 4 cards when the content has no number, and 5 when the number is invalid', () => {
  expect([visibleOf(), visibleOf(6)]).toEqual([4, 6])
  expect([visibleOf(0), visibleOf(2.5), visibleOf(7), visibleOf('neljä'), visibleOf(null)]).toEqual([5, 5, 5, 5, 5])
})
