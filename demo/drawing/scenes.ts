import { dishes } from './dishes/dishes.ts'
import type { Painting } from './painting.ts'
import { biteScenes } from './scenes/bites.ts'
import { charcuterieScenes } from './scenes/charcuterie.ts'
import { coldScenes } from './scenes/cold-chain.ts'
import { companyNewsScenes } from './scenes/company-news.ts'
import { countrysideScenes } from './scenes/countryside.ts'
import { coverScenes } from './scenes/covers.ts'
import { deliScenes } from './scenes/deli-counter.ts'
import { eveningScenes } from './scenes/evenings.ts'
import { farmScenes } from './scenes/farmland.ts'
import { feastScenes } from './scenes/feasts.ts'
import { fridgeScenes } from './scenes/fridge.ts'
import { hearthScenes } from './scenes/hearth.ts'
import { nordicHeroes } from './scenes/heroes-nordic.ts'
import { placeHeroes } from './scenes/heroes-place.ts'
import { tableHeroes } from './scenes/heroes-table.ts'
import { trayHeroes } from './scenes/heroes-tray.ts'
import { kitchenScenes } from './scenes/kitchens.ts'
import { lessonScenes } from './scenes/lessons.ts'
import { meatScenes } from './scenes/meat.ts'
import { platterScenes } from './scenes/platters.ts'
import { posterScenes } from './scenes/posters.ts'
import { poultryScenes } from './scenes/poultry.ts'
import { responsibilityScenes } from './scenes/responsibility.ts'
import { sausageScenes } from './scenes/sausages.ts'
import { schoolScenes } from './scenes/school-day.ts'
import { servingScenes } from './scenes/serving.ts'
import { sharedScenes } from './scenes/shared.ts'
import { shopScenes } from './scenes/shops.ts'
import { siteScenes } from './scenes/sites.ts'
import { moreSiteScenes } from './scenes/sites-more.ts'
import { landStories } from './scenes/stories-land.ts'
import { peopleStories } from './scenes/stories-people.ts'
import { serviceStories } from './scenes/stories-service.ts'
import { workScenes } from './scenes/workplaces.ts'

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
  ...fridgeScenes,
  ...poultryScenes,
  ...sausageScenes,
  ...charcuterieScenes,
  ...sharedScenes,
  ...countrysideScenes,
  ...posterScenes,
  ...biteScenes,
  ...deliScenes,
  ...coldScenes,
  ...eveningScenes,
  ...farmScenes,
  ...feastScenes,
  ...platterScenes,
  ...kitchenScenes,
  ...schoolScenes,
  ...lessonScenes,
  ...servingScenes,
  ...shopScenes,
  ...workScenes,
  ...companyNewsScenes,
  ...coverScenes,
  ...responsibilityScenes,
  ...dishes,
}
