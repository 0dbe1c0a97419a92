import type { Portioning } from '../scaling.ts'

/** How many times a recipe is made, with portions of the chosen size. */
export function timesMade(own: Portioning, chosen: Portioning): number {
  const larger = own.size && chosen.size ? chosen.size / own.size : 1
  return (chosen.portions / own.portions) * larger
}
