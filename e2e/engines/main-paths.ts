import { isLongRound, type Path } from './on-engine.ts'
import { account } from './paths/account.ts'
import { acrossSites, reviews } from './paths/across-sites.ts'
import { buying, logins } from './paths/buying.ts'
import { everySite } from './paths/every-site.ts'
import { filters } from './paths/filters.ts'
import { formWithPicture, moreForms } from './paths/forms.ts'
import { lunchMenu } from './paths/lunch-menu.ts'
import { menus } from './paths/menus.ts'
import { office, officeOrders, officeRooms } from './paths/office.ts'
import { smallThings } from './paths/small-things.ts'

const main: Path[] = [menus, filters, buying, formWithPicture, office]
const more: Path[] = [
  logins,
  lunchMenu,
  everySite,
  smallThings,
  acrossSites,
  reviews,
  moreForms,
  account,
  officeRooms,
  officeOrders,
]

/** `npm test` tries the main paths, `npm run test:all` all of them. */
export const paths = isLongRound ? [...main, ...more] : main

/** In Chromium, which all other specs use, `npm test` tries one: that such a path can be walked there, too. */
export const pathsOfChromium = isLongRound ? paths : [formWithPicture]
