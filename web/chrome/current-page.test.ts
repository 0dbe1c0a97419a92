import { expect, it } from 'vitest'
import { currentMark, holdsPage } from './current-page.ts'

const branch = {
  ...{ label: 'Tuotteet', link: '/tuotteet', expanded: false, teaserImage: null, showMoreLabel: null },
  children: [{ label: 'Lahjakortti', link: '/ohjeet#lahjakortti' }],
}

it.each([
  ['/tuotteet', true],
  ['/ohjeet', true],
  ['/', false],
  [undefined, false],
])('finds the branch that leads to the page %s, or to a place on it', (path, held) => {
  expect(holdsPage(branch, path)).toBe(held)
})

it('marks a link to the page, and not one to a place on it', () => {
  expect(currentMark('/ohjeet', '/ohjeet')).toBe('page')
  expect(currentMark('/ohjeet#lahjakortti', '/ohjeet')).toBeUndefined()
})
