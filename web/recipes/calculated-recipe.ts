import type { RecipeItem } from '#contract/content/item.ts'
import type { Portioning } from './scaling.ts'

/** The part of a recipe that changes with the portions, as data for the islands. */
export type CalculatedRecipe = {
  /** What the amounts are for. */
  own: Portioning
  unit: string
  totalYieldKg?: number | undefined
  steps: readonly {
    heading?: string | undefined
    ingredients: readonly { name: string; amount: number; unit: string; href?: string | undefined }[]
  }[]
}

/** `hrefOf`: the address of a product's page, if it exists. */
export function calculatedRecipe(item: RecipeItem, hrefOf: (path: string) => string | undefined): CalculatedRecipe {
  return {
    own: ownPortioning(item),
    unit: item.portionUnit ?? '',
    totalYieldKg: item.totalYieldKg,
    steps: item.steps.map(({ heading, ingredients }) => ({
      heading,
      ingredients: ingredients.map(({ name, amount, unit, path }) => ({
        name,
        amount,
        unit,
        href: path === undefined ? undefined : hrefOf(path),
      })),
    })),
  }
}

export function ownPortioning(item: RecipeItem): Portioning {
  return { portions: item.yield, size: item.portionSize }
}
