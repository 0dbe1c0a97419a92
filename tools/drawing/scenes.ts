import { dishes } from './dishes/dishes.ts'
import type { Painting } from './painting.ts'
import { charcuterieScenes } from './scenes/charcuterie.ts'
import { countrysideScenes } from './scenes/countryside.ts'
import { hearthScenes } from './scenes/hearth.ts'
import { nordicHeroes } from './scenes/heroes-nordic.ts'
import { placeHeroes } from './scenes/heroes-place.ts'
import { tableHeroes } from './scenes/heroes-table.ts'
import { trayHeroes } from './scenes/heroes-tray.ts'
import { meatScenes } from './scenes/meat.ts'
import { posterScenes } from './scenes/posters.ts'
import { poultryScenes } from './scenes/poultry.ts'
import { sausageScenes } from './scenes/sausages.ts'
import { sharedScenes } from './scenes/shared.ts'
import { siteScenes } from './scenes/sites.ts'
import { moreSiteScenes } from './scenes/sites-more.ts'
import { landStories } from './scenes/stories-land.ts'
import { peopleStories } from './scenes/stories-people.ts'
import { serviceStories } from './scenes/stories-service.ts'

/** Every scene by the name of its picture. */
export const scenes: Readonly<Record<string, Painting>> = {
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
  ...posterScenes,
  ...dishes,
}
