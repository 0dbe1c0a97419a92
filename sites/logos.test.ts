import { expect, it } from 'vitest'
import { sites } from './all.ts'
import { logoOf, markOf } from './logos.ts'

it('CH-02 has a unique logo and mark for every brand', () => {
  expect(new Set([...sites.map(({ brand }) => logoOf(brand)), logoOf('generic')]).size).toBe(sites.length + 1)
  expect(new Set([...sites.map(({ brand }) => markOf(brand)), markOf('generic')]).size).toBe(sites.length + 1)
})

it('CH-02 falls back to the generic logo and mark for an unknown brand or one without a logo', () => {
  expect(logoOf('uusi-brandi')).toBe(logoOf('generic'))
  expect(markOf('uusi-brandi')).toBe(markOf('generic'))
})
