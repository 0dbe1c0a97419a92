import { recipesOf } from '#content/recipes.ts'
import { minceRecipes } from './mince.ts'
import { panRecipes } from './pan-and-oven.ts'
import { potRecipes } from './pots-and-soups.ts'

export const recipes = recipesOf('fi', '/reseptit', [...minceRecipes, ...potRecipes, ...panRecipes])
