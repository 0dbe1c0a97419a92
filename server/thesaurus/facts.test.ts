import { expect, it } from 'vitest'
import type { Language } from '#contract/site.ts'
import { FactReader } from '#search/facts/fact-reader.ts'
import { noFactWords } from '#search/facts/fact-words.ts'
import type { Facts } from '#search/facts/facts.ts'
import { thesauri } from './thesauri.ts'

const read = (q: string, language: Language) =>
  new FactReader(language, thesauri()[language]?.facts ?? noFactWords).read(q)

const limits: [language: Language, q: string, typed: string, facts: Facts][] = [
  ['fi', 'resepti alle 30 min', 'alle 30 min', { maxMinutes: 30 }],
  ['fi', 'keitto 30minuutissa', '30minuutissa', { maxMinutes: 30 }],
  ['fi', 'pata enintään 1,5 tuntia', 'enintään 1,5 tuntia', { maxMinutes: 90 }],
  ['fi', 'ruoka puolessa tunnissa', 'puolessa tunnissa', { maxMinutes: 30 }],
  ['fi', 'pihvi alle 15 euroa', 'alle 15 euroa', { maxPrice: 1500 }],
  ['fi', 'pihvi alle 15€', 'alle 15€', { maxPrice: 1500 }],
  ['fi', 'kinkku yli 3 kg', 'yli 3 kg', { minGrams: 3000 }],
  ['fi', 'lihapullat neljälle', 'neljälle', { people: 4 }],
  ['fi', 'keitto 100 hengelle', '100 hengelle', { people: 100 }],
  ['fi', 'maidottomia lihapullia', 'maidottomia', { freeOf: ['milk'] }],
  ['fi', 'makkara ilman munaa', 'ilman munaa', { freeOf: ['egg'] }],
  ['fi', 'soijaton', 'soijaton', { freeOf: ['soy'] }],
  ['en', 'dinner under 45 minutes', 'under 45 minutes', { maxMinutes: 45 }],
  ['en', 'gluten-free sausage', 'gluten-free', { freeOf: ['gluten'] }],
  ['en', 'meatballs without egg', 'without egg', { freeOf: ['egg'] }],
  ['en', 'ham free from milk', 'free from milk', { freeOf: ['milk'] }],
  ['en', 'soup for six people', 'for six people', { people: 6 }],
  ['se', 'soppa för hundra personer', 'för hundra personer', { people: 100 }],
  ['se', 'korv utan mjölk', 'utan mjölk', { freeOf: ['milk'] }],
  ['se', 'recept högst en halvtimme', 'högst en halvtimme', { maxMinutes: 30 }],
  ['de', 'Rezept unter 30 Minuten', 'unter 30 Minuten', { maxMinutes: 30 }],
  ['de', 'glutenfreie Wurst', 'glutenfreie', { freeOf: ['gluten'] }],
  ['de', 'Platte für sechs Personen', 'für sechs Personen', { people: 6 }],
]

it.each(limits)('SE-39: reads the limit of a question in %s: %s', (language, q, typed, facts) => {
  const [found, ...more] = read(q, language)
  expect([found?.typed, found?.facts, found?.isWish, more]).toEqual([typed, facts, false, []])
  expect(found?.without).toBe(q.replace(typed, '').trim())
})

it('SE-39: a wish is no limit', () => {
  expect(read('nopea kanaruoka', 'fi')).toEqual([
    { typed: 'nopea', facts: { maxMinutes: 30 }, without: 'kanaruoka', isWish: true },
  ])
})

const unlimited: [Language, string][] = [
  ['fi', 'lahjakortti 50 euroa'],
  ['fi', 'kinkku 3 kg'],
  ['fi', 'ilman luuta'],
  ['fi', 'KA-2004'],
  ['fi', 'jauheliha 17 %'],
  ['en', 'free delivery'],
  ['se', 'skinka utan ben'],
  ['de', 'Schinken ohne Knochen'],
]

it.each(unlimited)('SE-39: takes nothing for a limit that says which, in %s: %s', (language, q) => {
  expect(read(q, language)).toEqual([])
})

it('SE-39: reads several limits, each with what is left without it', () => {
  const found = read('maidoton keitto neljälle alle 30 min', 'fi')
  expect(found.map(({ typed, without }) => [typed, without])).toEqual([
    ['maidoton', 'keitto neljälle alle 30 min'],
    ['neljälle', 'maidoton keitto alle 30 min'],
    ['alle 30 min', 'maidoton keitto neljälle'],
  ])
})
