import { expect, it } from 'vitest'
import type { Language } from '#contract/site.ts'
import { demoSites } from '#demo/testing/demo-sites.ts'
import { cookAmount } from './cook-amount.ts'
import { countedName } from './counted-name.ts'

const written = (amount: number, unit: string, name: string, factor: number, language: Language = 'fi') => {
  const text = cookAmount({ amount, unit, name }, factor, language)
  return `${text.amount} ${text.name}`.trim().replaceAll('\u00a0', ' ')
}

it.each([
  [2, 'sipulia lohkoina', 0.5, '1 sipuli lohkoina'],
  [1, 'sipuli raasteena', 2, '2 sipulia raasteena'],
  [1, 'sipuli hienonnettuna', 0.5, '½ sipulia hienonnettuna'],
  [1, 'keskikokoinen valkokaali', 2, '2 keskikokoista valkokaalia'],
  [1, 'varsisellerin varsi hienonnettuna', 3, '3 varsisellerin vartta hienonnettuna'],
  [6, 'maustepippuria', 0.25, 'noin 2 maustepippuria'],
  [2, 'laakerinlehteä', 0.25, 'noin 1 laakerinlehti'],
  [1, 'laakerinlehti', 1.5, 'noin 2 laakerinlehteä'],
  [3, 'kananmunaa', 1.25, 'noin 4 kananmunaa'],
  [1, 'kananmuna', 0.7, 'noin 1 kananmuna'],
  [8, 'pientä tortillaa', 0.125, '1 pieni tortilla'],
])('writes %d %s, %d times, as %s', (amount, name, factor, expected) => {
  expect(written(amount, '', name, factor)).toBe(expected)
})

it.each([
  ['en', 2, '', 'bay leaves', 0.5, '1 bay leaf'],
  ['en', 1, '', 'onion, grated', 1.5, '1½ onions, grated'],
  ['en', 1, '', 'onion, grated', 0.5, '½ onion, grated'],
  ['en', 3, '', 'eggs', 1.5, 'about 5 eggs'],
  ['se', 1, '', 'gul lök i skivor', 2, '2 gula lökar i skivor'],
  ['se', 2, '', 'gula lökar i tärningar', 0.5, '1 gul lök i tärningar'],
  ['se', 1, 'kruka', 'dill', 2, '2 krukor dill'],
  ['se', 4, 'skivor', 'formbröd', 0.25, '1 skiva formbröd'],
  ['de', 2, '', 'hart gekochte Eier', 0.5, '1 hart gekochtes Ei'],
  ['de', 1, '', 'langes helles Sauerteigbrot, etwa 50 cm', 2, '2 lange helle Sauerteigbrote, etwa 50 cm'],
  ['fi', 4, 'kynttä', 'valkosipulia murskattuna', 0.25, '1 kynsi valkosipulia murskattuna'],
  ['fi', 2, 'kynttä', 'valkosipulia', 1.25, 'noin 3 kynttä valkosipulia'],
] as const)('in %s writes %d %s %s, %d times, as %s', (language, amount, unit, name, factor, expected) => {
  expect(written(amount, unit, name, factor, language)).toBe(expected)
})

it.each([
  [0.5, 'tl', 1, '½ tl'],
  [1.5, 'dl', 1, '1½ dl'],
  [1.5, 'tl', 0.5, '¾ tl'],
  [1.2, 'kg', 1, '1,2 kg'],
  [1.2, 'kg', 0.5, '600 g'],
  [700, 'g', 2, '1,4 kg'],
  [400, 'g', 4 / 3, '535 g'],
  [1, 'l', 0.75, '7½ dl'],
  [4, 'dl', 3, '1,2 l'],
  [2, 'rkl', 4, '8 rkl'],
  [0, 'tl', 2, ''],
])('measures %d %s, %d times, as %s', (amount, unit, factor, expected) => {
  const { amount: text } = cookAmount({ amount, unit, name: 'suolaa' }, factor, 'fi')
  expect(text.replaceAll('\u00a0', ' ')).toBe(expected)
})

const homes = demoSites.filter(({ site }) => !['ammattilaiset', 'foodservice-se'].includes(site))
const ingredients = homes.flatMap(({ language, pages }) =>
  pages.flatMap(({ item }) =>
    item?.kind === 'recipe' ? item.steps.flatMap((step) => step.ingredients.map((of) => ({ ...of, language }))) : [],
  ),
)

it('knows the forms of everything that the recipes for homes count', () => {
  expect(ingredients.length).toBeGreaterThan(200)
  const unknown = ingredients.filter(
    ({ name, amount, unit, language }) => amount > 0 && unit === '' && !countedName(name, language),
  )
  expect(unknown.map(({ name }) => name)).toEqual([])
})

it('writes no part of an egg, a leaf or a berry, whatever the portions', () => {
  for (const { language, ...ingredient } of ingredients.filter(({ unit }) => unit === '')) {
    for (let portions = 1; portions <= 12; portions++) {
      const { amount, name } = cookAmount(ingredient, portions / 4, language)
      const isWhole = !countedName(name, language)?.halves
      if (isWhole && amount) expect(`${amount} ${name}`).toMatch(/^(\D+)?\d+ \D/u)
      expect(amount).not.toMatch(/[.,]/)
    }
  }
})

it('leaves what a recipe says of itself as it was written, but for fractions', () => {
  const changed = ingredients.filter(({ language, name, amount, unit }) => {
    const text = written(amount, unit, name, 1, language)
    return amount > 0 && !/[½¼¾]/.test(text) && !text.endsWith(`${unit} ${name}`.trim())
  })
  expect(changed.map(({ amount, unit, name }) => `${amount} ${unit} ${name}`)).toEqual([])
})
