import { expect, it } from 'vitest'
import { pathUnder, suggestedName } from './suggested-path.ts'

it('suggests an address that the title is recognised by', () => {
  expect(suggestedName('Äidin uunilohi & å-mustikat!')).toBe('aidin-uunilohi-a-mustikat')
  expect([pathUnder('/', 'a'), pathUnder('/reseptit', 'a')]).toEqual(['/a', '/reseptit/a'])
})
