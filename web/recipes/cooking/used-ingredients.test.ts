import { expect, it } from 'vitest'
import { demoSites } from '#demo/testing/demo-sites.ts'
import { usedIngredients } from './used-ingredients.ts'

const used = (instructions: string[], names: string[], language: 'fi' | 'en' | 'se' | 'de' = 'fi') =>
  usedIngredients(
    instructions,
    names.map((name) => ({ name })),
    language,
  ).map((uses) => uses.map(({ at, inAll }) => (inAll ? `${names[at]} in all` : names[at])))

it('gives an instruction what it names for the first time', () => {
  const names = ['naudan etuselkää', '2 sipulia lohkoina', 'laakerinlehteä', 'vettä']
  const instructions = ['Leikkaa lihat kuutioiksi.', 'Lado lihat, sipulit ja mausteet pataan.', 'Kaada päälle vettä.']
  expect(used(instructions, names)).toEqual([['naudan etuselkää'], ['2 sipulia lohkoina', 'laakerinlehteä'], ['vettä']])
})

it('says that an amount is for more than one instruction where a part of it is used', () => {
  expect(used(['Paista sipuli puolessa voista.', 'Paista liha lopussa voissa.'], ['voita', 'sipulia'])).toEqual([
    ['voita in all', 'sipulia'],
    ['voita in all'],
  ])
  expect(used(['Fry in half of the butter.', 'Rest for half an hour.'], ['butter'], 'en')).toEqual([['butter'], []])
})

it('gives everything that has no instruction of its own to the one that mixes all', () => {
  expect(used(['Blanda alla ingredienser.', 'Stek i smör.'], ['nötfärs', 'vitpeppar', 'smör'], 'se')).toEqual([
    ['nötfärs', 'vitpeppar'],
    ['smör'],
  ])
})

it('finds nine of ten ingredients of the recipes for homes in an instruction of their part', () => {
  const missed: string[] = []
  let count = 0
  for (const { site, language, pages } of demoSites) {
    if (['ammattilaiset', 'foodservice-se'].includes(site)) continue
    for (const { item } of pages) {
      for (const { instructions, ingredients } of item?.kind === 'recipe' ? item.steps : []) {
        const found = usedIngredients(instructions, ingredients, language).flatMap((uses) => uses.map(({ at }) => at))
        missed.push(...ingredients.filter((_, at) => !found.includes(at)).map(({ name }) => name))
        count += ingredients.length
      }
    }
  }
  expect(count).toBeGreaterThan(500)
  expect(missed.length / count, missed.join('; ')).toBeLessThan(0.1)
})
