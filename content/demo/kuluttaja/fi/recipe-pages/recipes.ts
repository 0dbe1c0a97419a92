import { recipesOf } from '#content/recipes.ts'
import { minceRecipes } from './mince.ts'
import { bakedMinceRecipes } from './mince-in-the-oven.ts'
import { panRecipes } from './pan-and-oven.ts'
import { potRecipes } from './pots-and-soups.ts'

export const cookbook = recipesOf('fi', '/reseptit', [
  ...minceRecipes,
  ...bakedMinceRecipes,
  ...potRecipes,
  ...panRecipes,
])
