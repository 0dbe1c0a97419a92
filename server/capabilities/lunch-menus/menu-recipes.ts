import type { StoredPage } from '#contract/content/content.ts'
import { markedTags } from '#contract/content/marked-tags.ts'
import { pictureSource } from '#contract/content/media.ts'
import { tags } from '#contract/content/tags.ts'
import type { Taxonomy } from '#contract/content/taxonomy.ts'
import type { MenuDish } from '#contract/lunch-menus/lunch-menu.ts'
import type { Language } from '#contract/site.ts'
import { dayIn } from '#contract/values/days.ts'

type RecipePage = Pick<StoredPage, 'contentId' | 'title' | 'picture' | 'item'> & { href: string }
type Recipe = MenuDish & { contentId: number }

/** The published recipes of a site: what menus are made from, and what their links are compared with. */
export type RecipeList = {
  byName: ReadonlyMap<string, Recipe>
  byLink: ReadonlyMap<string, Recipe>
  byId: ReadonlyMap<number, Recipe>
}

export type RecipeNeeds = {
  /** The recipes of a site that are published, newest first. */
  recipesOf: (query: { site: string; language: Language; count: number; now: Date }) => Promise<RecipePage[]>
  findTaxonomy: (site: string, language: Language) => Promise<Taxonomy | null>
  now: () => Date
}

/** A professional site has hundreds. Older ones than these cannot be put on a menu. */
const MAX_RECIPES = 2000

/** Recipes in memory, one list for each site and language, for a day at most: recipes are published by date. */
export class MenuRecipes {
  readonly #lists = new Map<string, { day: string; tags: readonly string[]; list: Promise<RecipeList> }>()
  readonly #needs: RecipeNeeds

  constructor(needs: RecipeNeeds) {
    this.#needs = needs
  }

  of(site: string, language: Language): Promise<RecipeList> {
    const key = `${site} ${language}`
    const day = dayIn(this.#needs.now())
    const known = this.#lists.get(key)
    if (known?.day === day) return known.list
    const list = this.#load(site, language)
    list.catch(() => this.#lists.delete(key))
    this.#lists.set(key, { day, list, tags: [tags.items(site, language, 'recipe'), tags.taxonomy(site, language)] })
    return list
  }

  /** Forgets the lists that were made from what changed. */
  drop(changed: readonly string[]): void {
    for (const [key, { tags }] of this.#lists) if (tags.some((tag) => changed.includes(tag))) this.#lists.delete(key)
  }

  clear(): void {
    this.#lists.clear()
  }

  async #load(site: string, language: Language): Promise<RecipeList> {
    const { recipesOf, findTaxonomy, now } = this.#needs
    const [found, taxonomy] = await Promise.all([
      recipesOf({ site, language, count: MAX_RECIPES, now: now() }),
      findTaxonomy(site, language),
    ])
    const recipes = found.map((teaser) => recipeOf(teaser, taxonomy))
    // Of two recipes with one name the newer is offered; both keep their place on saved menus.
    const offered = recipes.toReversed()
    return {
      byName: new Map(offered.map((recipe) => [recipe.header, recipe])),
      byLink: new Map(recipes.map((recipe) => [recipe.link, recipe])),
      byId: new Map(recipes.map((recipe) => [recipe.contentId, recipe])),
    }
  }
}

function recipeOf({ contentId, title, href, picture, item }: RecipePage, taxonomy: Taxonomy | null): Recipe {
  const image = picture ? pictureSource(picture, 'thumbnail') : ''
  const marks = markedTags(item?.facetTags ?? [], taxonomy).map(({ mark }) => mark)
  return { contentId, header: title, link: href, image, marks }
}
