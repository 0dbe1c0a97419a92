import { expect, it } from 'vitest'
import { packingFigures } from './packing-figures.ts'

it.each([
  ['2 × 5 kg laatikossa, 48 laatikkoa lavalla', { cartonKg: 10, cartons: 48, palletKg: 480 }],
  ['4 × 2,5 kg per kartong, 48 kartonger per pall', { cartonKg: 10, cartons: 48, palletKg: 480 }],
  ['3 × 3 kg laatikossa, 53 laatikkoa lavalla', { cartonKg: 9, cartons: 53, palletKg: 477 }],
])('reads the figures of "%s"', (packing, figures) => {
  expect(packingFigures(packing)).toMatchObject(figures)
})

it('leaves other words alone', () => {
  expect([packingFigures('64 laatikkoa lavalla'), packingFigures('')]).toEqual([undefined, undefined])
})
