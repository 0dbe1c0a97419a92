import { expect, it } from 'vitest'
import { cardTypes } from '#contract/card-types.ts'
import { cardStyles } from './card-styles.ts'

it('has what all cards share first, and each sheet of the types once', () => {
  const [shared, likes, ...own] = cardStyles(['newsCard', 'recipeCard', 'cisionCard', 'newsCard'])
  expect(shared).toContain('.card-link')
  expect(likes).toContain('.like-button')
  expect(own).toHaveLength(2)
  expect(own.join('')).toContain('.card-release')
})

it('leaves out what no shown type needs', () => {
  expect(cardStyles(['headerImageCard']).join('')).not.toMatch(/card-(profile|prices|framed|campaign|codes|broiler)/)
})

it('never lets the sheet of a type print white letters on white paper', () => {
  expect(cardStyles(cardTypes)[0]).toMatch(/\.card-plate[^}]*color: ?#000 ?!important/)
})
