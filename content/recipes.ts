import type { Picture } from '#contract/content.ts'
import type { Language } from '#contract/site.ts'
import { recipeCategories, recipeFacets } from './recipe-sorting.ts'
import { richText } from './rich-text.ts'
import type { AuthoredItem, AuthoredPage } from './site-content.ts'
import { taxonomyOf } from './sorting.ts'

type AuthoredRecipe = Extract<AuthoredItem, { kind: 'recipe' }>

type Category = keyof typeof recipeCategories

const tagIds = {
  ...recipeFacets.course.tags,
  ...recipeFacets.main.tags,
  ...recipeFacets.season.tags,
  ...recipeFacets.diet.tags,
}

type Step = { heading?: string; ingredients: string; instructions: string }

/** A recipe as a cook writes it down: ingredients and instructions have a line each. */
export type RecipeRow = {
  slug: string
  /** Where it is not `recipe-<slug>`: a translation has the key of its original. */
  key?: string
  title: string
  description: string
  picture: Picture
  date: string
  minutes: number
  serves: number
  categories: Category[]
  tags: (keyof typeof tagIds)[]
  steps: Step[]
  /** Grams of a finished portion; a professional kitchen weighs. */
  portion?: number
  nutrients?: AuthoredRecipe['nutrients']
  tip?: string
}

const units =
  'g|kg|ml|dl|l|rkl|tl|prk|tlk|pss|rs|ruukku|puntti|kynttä|kynsi|siivua|viipaletta|cm|msk|tsk|krm|klyftor|skivor|burk|kruka|tbsp|tsp|cloves|slices|tin'
const ingredientLine = new RegExp(`^(\\d+(?:[.,]\\d+)?) (?:(${units}) )?(\\S.*)$`)

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** Reads '1,5 dl kuohukermaa', '2 sipulia' or, with the product's page, '400 g [nakkeja](/tuotteet/perhenakki)'. */
export function ingredient(line: string): AuthoredRecipe['steps'][number]['ingredients'][number] {
  const [, amount, unit = '', words] = ingredientLine.exec(line) ?? []
  if (amount === undefined || words === undefined) throw new Error(`Not an ingredient: ${line}`)
  const [, linked, path, rest] = /^\[([^\]]+)\]\((\/[^)\s]+)\)(.*)$/.exec(words) ?? []
  const name = linked === undefined ? words : `${linked}${rest}`
  return { name, amount: Number(amount.replace(',', '.')), unit, ...(path ? { path } : {}) }
}

function timeTag(minutes: number): number {
  const { quick, hour, long } = recipeFacets.time.tags
  if (minutes <= 30) return quick.id
  return minutes <= 60 ? hour.id : long.id
}

function recipePage(folder: string, row: RecipeRow): AuthoredPage {
  const { slug, key = `recipe-${slug}`, title, description, picture, portion, nutrients, tip } = row
  const steps = row.steps.map(({ heading, ingredients, instructions }) => ({
    ...(heading ? { heading } : {}),
    instructions: linesOf(instructions),
    ingredients: linesOf(ingredients).map(ingredient),
  }))
  // The first product that a recipe names is the one that it is about.
  const productPath = steps.flatMap(({ ingredients }) => ingredients).find(({ path }) => path)?.path
  return {
    path: `${folder}/${slug}`,
    key,
    template: 'recipe',
    title,
    description,
    picture,
    publishDate: row.date,
    item: {
      kind: 'recipe',
      categories: row.categories.map((category) => recipeCategories[category].id),
      facetTags: [...row.tags.map((tag) => tagIds[tag].id), timeTag(row.minutes)],
      totalTime: row.minutes,
      yield: row.serves,
      ...(portion ? { portionSize: portion, portionUnit: 'g', totalYieldKg: (portion * row.serves) / 1000 } : {}),
      steps,
      ...(nutrients ? { nutrients } : {}),
      ...(productPath ? { productPath } : {}),
    },
    blocks: tip ? [{ type: 'rich-text', props: { tone: 'surface', content: richText(tip) } }] : [],
  }
}

/** The recipes of a site in one language: their pages and what sorts them. */
export function recipesOf(language: Language, folder: string, rows: readonly RecipeRow[]) {
  const pages = rows.map((row) => recipePage(folder, row))
  const sorting = { kind: 'recipe', categories: recipeCategories, facets: recipeFacets } as const
  return { pages, taxonomy: taxonomyOf(sorting, language, pages) }
}
