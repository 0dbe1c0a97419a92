import { dishes } from '#content/pictures/dishes/dishes.ts'
import type { Painting } from '#content/pictures/painting.ts'
import { charcuterieScenes } from '#content/pictures/scenes/charcuterie.ts'
import { countrysideScenes } from '#content/pictures/scenes/countryside.ts'
import { hearthScenes } from '#content/pictures/scenes/hearth.ts'
import { nordicHeroes } from '#content/pictures/scenes/heroes-nordic.ts'
import { placeHeroes } from '#content/pictures/scenes/heroes-place.ts'
import { tableHeroes } from '#content/pictures/scenes/heroes-table.ts'
import { trayHeroes } from '#content/pictures/scenes/heroes-tray.ts'
import { meatScenes } from '#content/pictures/scenes/meat.ts'
import { poultryScenes } from '#content/pictures/scenes/poultry.ts'
import { sausageScenes } from '#content/pictures/scenes/sausages.ts'
import { sharedScenes } from '#content/pictures/scenes/shared.ts'
import { siteScenes } from '#content/pictures/scenes/sites.ts'
import { moreSiteScenes } from '#content/pictures/scenes/sites-more.ts'
import { landStories } from '#content/pictures/scenes/stories-land.ts'
import { peopleStories } from '#content/pictures/scenes/stories-people.ts'
import { serviceStories } from '#content/pictures/scenes/stories-service.ts'

const paintings = {
  ...tableHeroes,
  ...trayHeroes,
  ...placeHeroes,
  ...nordicHeroes,
  ...landStories,
  ...peopleStories,
  ...serviceStories,
  ...siteScenes,
  ...moreSiteScenes,
  ...meatScenes,
  ...hearthScenes,
  ...poultryScenes,
  ...sausageScenes,
  ...charcuterieScenes,
  ...sharedScenes,
  ...countrysideScenes,
  ...dishes,
} satisfies Record<string, Painting>

export type SceneName = keyof typeof paintings

export type Scene = { name: SceneName; width: number; height: number; svg: () => string }

export const scenes: readonly Scene[] = (Object.entries(paintings) as [SceneName, Painting][]).map(
  ([name, { width, height, paint }]) => ({ name, width, height, svg: paint }),
)
