import { expect, it } from 'vitest'
import { allergensIn, splitAtAllergens } from './allergens.ts'

it('names each allergen of a label once, and no additive', () => {
  const label = 'Porsaanliha, korppujauho (VEHNÄ), KANANMUNA, kastike (VEHNÄ, MAITO), E450, suola.'
  expect(allergensIn(label, 'fi')).toEqual(['vehnä', 'kananmuna', 'maito'])
  expect(allergensIn('Naudanliha (Suomi), suola.', 'fi')).toEqual([])
})

it('finds the shortest allergen, and names it as its language writes it', () => {
  expect(allergensIn('Schweinefleisch, EI, Sahne (MILCH), enthält SULFITE', 'de')).toEqual(['Ei', 'Milch', 'Sulfite'])
  expect(splitAtAllergens('Zwiebel, EI, Salz', 'de')).toEqual(['Zwiebel, ', 'EI', ', Salz'])
})

it('names an inflected or joined word by its base form', () => {
  expect(allergensIn('VEHNÄjauho. Sisältää SINAPPIA ja SULFIITTIA.', 'fi')).toEqual(['vehnä', 'sinappi', 'sulfiitti'])
})

it('takes no code of a product and no abbreviation for an allergen', () => {
  expect(splitAtAllergens('Tuotteet LK-1008 ja UHT-kerma, EU.', 'fi')).toHaveLength(1)
})
