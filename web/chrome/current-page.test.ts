import { expect, it } from 'vitest'
import { ariaCurrent } from './current-page.ts'

it('marks a link to the page as current, but not a link to an anchor on it', () => {
  expect(ariaCurrent('/ohjeet', '/ohjeet')).toBe('page')
  expect(ariaCurrent('/ohjeet#lahjakortti', '/ohjeet')).toBeUndefined()
})
