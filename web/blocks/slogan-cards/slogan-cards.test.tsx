import { expect, it } from 'vitest'
import { blockMarkup } from '#web/block-kit/testing.tsx'
import { openPage } from '#web/islands/testing.tsx'
import { sloganCards } from './slogan-cards.block.tsx'

it('WI-11: shows each slogan as a heading with its text, picture and link', () => {
  openPage(blockMarkup(sloganCards, sloganCards.examples['three promises'] as object))
  const cards = [...document.querySelectorAll('.slogan-card')]
  expect(cards.map((card) => card.querySelector('h3')?.textContent)).toEqual([
    'Vaaka näyttää saman kaikille',
    'Kokki maistaa ensin',
    'Hukka on virhe, ei kuluerä',
  ])
  expect(cards.map((card) => card.querySelectorAll('img').length)).toEqual([1, 1, 0])
  expect(cards[1]?.querySelector('a')?.textContent).toBe('Tutustu koekeittiöön')
})

it('WI-11: skips no heading level where the block has no heading of its own', () => {
  openPage(blockMarkup(sloganCards, { cards: [{ slogan: 'Tehdään se itse' }] }))
  expect(document.querySelector('h2')?.textContent).toBe('Tehdään se itse')
  expect(document.querySelector('h3')).toBeNull()
})
