import { recipesOf } from '#content/recipes.ts'
import { ovenRecipes } from './oven-dishes.ts'
import { sauceRecipes } from './sauces-and-soups.ts'

export const recipes = recipesOf('fi', '/reseptit', [...sauceRecipes, ...ovenRecipes])
