import { expect, it } from 'vitest'
import { trade } from './trade.ts'

const belly = {
  hsCode: '0203 29',
  carton: { netKg: 20, grossKg: 20.8, length: 590, width: 390, height: 110 },
  pallet: {
    kind: 'treatedWood',
    length: 1200,
    width: 1000,
    cartons: 50,
    layers: 10,
    height: 1250,
    grossKg: 1065,
  },
  markets: ['EU', 'JP'],
}

it('takes a specification of what an importer needs, in cartons where it says nothing else', () => {
  expect(trade.parse(belly)).toMatchObject({ carton: { unit: 'carton' }, certificates: [] })
})

it.each([
  ['a customs code that is too short', { hsCode: '0203' }, 'six digits'],
  ['a market that is no country', { markets: ['EU', 'QX'] }, 'two letters of a country'],
  ['a carton that weighs less than its meat', { carton: { ...belly.carton, grossKg: 19 } }, 'above its net weight'],
  ['layers that cannot be filled', { pallet: { ...belly.pallet, cartons: 53 } }, 'as many cartons in each layer'],
  ['pieces that end before they begin', { pieces: { from: 8, to: 4 } }, 'must not end before it begins'],
])('refuses %s, and says why', (_, change, problem) => {
  expect(trade.safeParse({ ...belly, ...change }).error?.message).toContain(problem)
})
