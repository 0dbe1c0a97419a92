import { recipesOf } from '#content/recipes.ts'
import { ovenRecipes } from './oven-dishes.ts'
import { pieceRecipes } from './pieces.ts'
import { sauceRecipes } from './sauces-and-soups.ts'

export const cookbook = recipesOf('fi', '/reseptit', [...sauceRecipes, ...ovenRecipes, ...pieceRecipes])
