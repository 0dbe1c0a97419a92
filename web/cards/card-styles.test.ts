import { expect, it } from 'vitest'
import { cardTypes } from '#contract/content/card-types.ts'
import { cardStyles } from './card-styles.ts'

it('has the shared style sheet first, and the sheet of each type once', () => {
  const [shared, likes, ...own] = cardStyles(['newsCard', 'recipeCard', 'cisionCard', 'newsCard'])
  expect(shared).toContain('.card-link')
  expect(likes).toContain('.like-button')
  expect(own).toHaveLength(2)
  expect(own.join('')).toContain('.card-release')
})

it('leaves out style sheets that no shown type needs', () => {
  expect(cardStyles(['headerImageCard']).join('')).not.toMatch(/card-(profile|prices|framed|campaign|codes|broiler)/)
})

it('prints black text, whatever the style sheet of a type says', () => {
  expect(cardStyles(cardTypes)[0]).toMatch(/\.card-plate[^}]*color: ?#000 ?!important/)
})
