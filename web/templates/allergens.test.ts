import { expect, it } from 'vitest'
import { allergensIn } from './allergens.ts'

it('names each allergen of a label once, and no additive', () => {
  const label = 'Porsaanliha, korppujauho (VEHNÄ), KANANMUNA, kastike (VEHNÄ, MAITO), E450, suola.'
  expect(allergensIn(label)).toEqual(['vehnä', 'kananmuna', 'maito'])
  expect(allergensIn('Naudanliha (Suomi), suola.')).toEqual([])
})
