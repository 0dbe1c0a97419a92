import { randomUUID } from 'node:crypto'
import { getMenu, getMenuRecipes, saveMenu } from '#contract/lunch-menus/lunch-menu.ts'
import { dayIn } from '#contract/values/days.ts'
import { weekOf } from '#contract/values/iso-weeks.ts'
import { accepted, refused } from '#contract/values/outcome.ts'
import type { Capability } from '#server/capability.ts'
import type { Database } from '#server/db/database.ts'
import { served } from '#server/http/calls/served.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { lunchMenuStore } from './lunch-menus.store.ts'
import { addMenu, shownWeeks } from './lunch-menus.ts'
import { MenuRecipes, type RecipeNeeds } from './menu-recipes.ts'

type Needs = RecipeNeeds & { database: Database; jobs: Jobs }

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Weekly lunch menus that professional kitchens make from recipes and share by a link. */
export function openLunchMenus({ database, jobs, ...needs }: Needs) {
  const store = lunchMenuStore(database.sql)
  const recipes = new MenuRecipes(needs)
  jobs.define({ name: 'delete-unread-lunch-menus', at: '40 3 * * *', run: () => store.deleteUnread() })
  return {
    name: 'lunch-menus',
    onChange: ({ tags }) => recipes.drop(tags),
    onMissedChanges: () => recipes.clear(),
    calls: [
      served(getMenu, async ({ query: { menuId = '' }, site, language }) => {
        if (menuId === '') return accepted([])
        const weeks = ID.test(menuId) ? await store.read(site.id, menuId) : null
        return weeks ? accepted(shownWeeks(weeks, await recipes.of(site.id, language))) : refused('MENU_UNKNOWN')
      }),
      served(getMenuRecipes, async ({ site, language }) => {
        const { byName } = await recipes.of(site.id, language)
        return accepted(
          Object.fromEntries([...byName].map(([name, { link, image, marks }]) => [name, { link, image, marks }])),
        )
      }),
      served(saveMenu, async ({ body: weeks, site, language }) => {
        const list = await recipes.of(site.id, language)
        const thisWeek = weekOf(dayIn(needs.now()))
        return addMenu({ store, newId: randomUUID }, { site: site.id, weeks, recipes: list, thisWeek })
      }),
    ],
  } satisfies Capability
}
