import type { Language } from '#contract/site.ts'
import { call } from '#web/calls/call.ts'

export type Recipes = Readonly<Record<string, { link: string; image: string; marks: string[] }>>

let recipes: Promise<Recipes | null> | undefined

/** The recipes of the site by name, fetched once for the page; null if they could not be fetched, which the next call tries again. */
export function menuRecipes(language: Language): Promise<Recipes | null> {
  recipes ??= fetchRecipes(language)
  return recipes
}

async function fetchRecipes(language: Language): Promise<Recipes | null> {
  const outcome = await call('GET /api/fs/menu/recipes', { language })
  if (outcome.ok) return outcome.value
  recipes = undefined
  return null
}
