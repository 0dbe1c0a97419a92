import { describe, expect, it } from 'vitest'
import { findTown, townsByKey } from './towns.ts'

const office = (name: string, municipality: string, delivered: number, swedishName = name) => ({
  name: name.toUpperCase(),
  municipality,
  swedishName,
  delivered,
  all: 3,
})
const offices = [
  office('Espoo', 'Espoo', 3, 'Esbo'),
  office('Nuuksio', 'Espoo', 0),
  office('Rovaniemi', 'Rovaniemi', 0),
]
const towns = townsByKey(offices, (name) => [name.toLowerCase()])

describe('towns of the delivery areas', () => {
  it('counts all postal codes of a municipality, and those of a post office with another name', () => {
    expect(findTown(towns, ['espoo'])).toEqual({ name: 'Espoo', delivered: 3, all: 6 })
    expect(findTown(towns, ['nuuksio'])).toEqual({ name: 'Nuuksio', delivered: 0, all: 3 })
    expect(findTown(towns, ['esbo'])).toEqual({ name: 'Esbo', delivered: 3, all: 3 })
  })

  it('finds none where two towns could be meant, or none is', () => {
    expect(findTown(towns, ['espoo', 'rovaniemi'])).toBeNull()
    expect(findTown(towns, ['atlantis'])).toBeNull()
    expect(
      findTown(
        townsByKey(offices, () => ['same']),
        ['same'],
      ),
    ).toBeNull()
  })
})
