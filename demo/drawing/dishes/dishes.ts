import { bowlDishes } from './bowls.ts'
import { handDishes } from './breads.ts'
import { containerDishes } from './containers.ts'
import { ovenDishes } from './ovens.ts'
import { panDishes } from './pans.ts'
import { platedDishes } from './plates.ts'

/** The dishes of the recipes, each on its own table. */
export const dishes = {
  ...platedDishes,
  ...bowlDishes,
  ...ovenDishes,
  ...panDishes,
  ...handDishes,
  ...containerDishes,
} as const
