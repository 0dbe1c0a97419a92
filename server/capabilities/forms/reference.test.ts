import { expect, it } from 'vitest'
import { newReference } from './reference.ts'

it('is short, without letters that are taken for one another, and different each time', () => {
  const made = Array.from({ length: 2000 }, newReference)
  for (const reference of made)
    expect(reference).toMatch(/^K-[2346789CDFGHJKMPQRTVWXY]{4}-[2346789CDFGHJKMPQRTVWXY]{4}$/)
  expect(new Set(made).size).toBe(2000)
})
