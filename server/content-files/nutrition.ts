import { isDeepStrictEqual } from 'node:util'
import type { ProductItem } from '#contract/content/item.ts'
import { nutritionNames } from '#contract/content/nutrition-names.ts'
import type { Language } from '#contract/site.ts'

type Nutrition = NonNullable<ProductItem['nutrition']>

/** A figure alone is in grams. */
export type NutritionFigures = Record<string, number | string>

export const nutritionKeys = Object.keys(nutritionNames)

/** The label in a language. */
export function readNutrition(figures: NutritionFigures, language: Language): Nutrition {
  return Object.entries(figures).map(([key, figure]) => ({
    name: nutritionNames[key]?.[language] ?? key,
    amount: typeof figure === 'number' ? grams(figure, language) : figure,
  }))
}

/** The figures of a label that has the usual names, the same in all languages; undefined for any other. */
export function writeNutrition(nutrition: Nutrition, language: Language): NutritionFigures | undefined {
  const figures = Object.fromEntries(
    nutrition.flatMap(({ name, amount }) => {
      const key = nutritionKeys.find((one) => nutritionNames[one]?.[language] === name)
      if (key === undefined) return []
      const figure = Number.parseFloat(amount.replace(',', '.'))
      return [[key, grams(figure, language) === amount ? figure : amount]]
    }),
  )
  return isDeepStrictEqual(readNutrition(figures, language), nutrition) ? figures : undefined
}

function grams(figure: number, language: Language): string {
  return `${language === 'en' ? figure : String(figure).replace('.', ',')} g`
}
