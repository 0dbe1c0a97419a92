import { globSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sites } from './all.ts'
import { logoOf, markOf } from './logos.ts'

const drawn = (file: string) => globSync(`sites/*/${file}`).map((path) => path.split('/')[1] ?? '')

it('CH-02 gives every brand that has a logo or a mark its own', () => {
  const [logos, marks] = [drawn('logo.svg'), drawn('mark.svg')]
  // The fourteen sites of the specification, and the generic brand.
  expect(logos.length).toBeGreaterThanOrEqual(15)
  expect(new Set(logos.map(logoOf)).size).toBe(logos.length)
  expect(new Set(marks.map(markOf)).size).toBe(marks.length)
})

it('CH-02 has a logo and a mark for each of the sites that have one of the two', () => {
  expect(drawn('logo.svg').sort()).toEqual(drawn('mark.svg').sort())
  expect([...sites.map(({ brand }) => brand), 'generic']).toEqual(expect.arrayContaining(drawn('logo.svg')))
})

it('CH-02 falls back to the generic logo and mark for an unknown brand or one without a logo', () => {
  expect(logoOf('uusi-brandi')).toBe(logoOf('generic'))
  expect(markOf('uusi-brandi')).toBe(markOf('generic'))
})
