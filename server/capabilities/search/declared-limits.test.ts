import { expect, it } from 'vitest'
import { thesauri } from '#server/thesaurus/thesauri.ts'
import { declaredLimits } from './declared-limits.ts'

const declared = (title: string, ...diets: string[]) =>
  declaredLimits({ title, diets }, { language: 'fi', thesauri: thesauri() })

it('SE-39: takes a time from the name of a category that is nothing but a time', () => {
  expect(declared('Broilerin filee', 'Alle 20 minuuttia', 'Gluteeniton')).toEqual({ minutes: 20 })
  expect(declared('Suikale', 'Puolessa tunnissa', 'Alle 20 minuuttia')).toEqual({ minutes: 20 })
  expect(declared('Pihvi', 'Nopea', 'Kypsä alle 20 minuuttia uunissa')).toEqual({})
})

it('SE-39: takes the number of people from a title', () => {
  expect(declared('Herkkutiski tarjotin kahdeksalle')).toEqual({ portions: 8 })
  expect(declared('Kaksi pihviä')).toEqual({})
})
