import { expect, it } from 'vitest'
import { sites } from './all.ts'
import { logoOf, markOf } from './logos.ts'

it('CH-02 gives every brand a logo and a mark of its own', () => {
  expect(new Set([...sites.map(({ brand }) => logoOf(brand)), logoOf('generic')]).size).toBe(sites.length + 1)
  expect(new Set([...sites.map(({ brand }) => markOf(brand)), markOf('generic')]).size).toBe(sites.length + 1)
})

it('CH-02 gives an unknown brand, or one without a logo, the generic logo and mark', () => {
  expect(logoOf('uusi-brandi')).toBe(logoOf('generic'))
  expect(markOf('uusi-brandi')).toBe(markOf('generic'))
})
