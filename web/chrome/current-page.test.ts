import { expect, it } from 'vitest'
import { ariaCurrent, containsPage } from './current-page.ts'

const branch = {
  ...{ label: 'Tuotteet', link: '/tuotteet', expanded: false, teaserImage: null, showMoreLabel: null },
  children: [{ label: 'Lahjakortti', link: '/ohjeet#lahjakortti' }],
}

it.each([
  ['/tuotteet', true],
  ['/ohjeet', true],
  ['/', false],
  [undefined, false],
])('finds the branch that links to the page %s, or to an anchor on it', (path, held) => {
  expect(containsPage(branch, path)).toBe(held)
})

it('marks a link to the page as current, but not a link to an anchor on it', () => {
  expect(ariaCurrent('/ohjeet', '/ohjeet')).toBe('page')
  expect(ariaCurrent('/ohjeet#lahjakortti', '/ohjeet')).toBeUndefined()
})
