import { carton, hamper, kitchenCase, shipment } from './boxes.ts'
import {
  banded,
  butcher,
  chefsKnife,
  fryingPan,
  gnPan,
  gnPanWithLid,
  jar,
  net,
  pail,
  platter,
  slate,
  sleeve,
  stick,
  thermometer,
} from './counter.ts'
import { bag, flow, pouch, sachet, slices, tray, tub, vacuum } from './film-packs.ts'
import type { Filling } from './print.ts'

/** Every kind of pack: each within about 800 by 740 around the origin. */
export const packs = {
  tray,
  vacuum,
  pouch,
  flow,
  slices,
  tub,
  bag,
  sachet,
  carton,
  case: kitchenCase,
  hamper,
  shipment,
  butcher,
  slate,
  banded,
  stick,
  net,
  jar,
  pail,
  sleeve,
  platter,
  gnPan,
  gnPanWithLid,
  fryingPan,
  chefsKnife,
  thermometer,
} satisfies Record<string, (filling: Filling) => string>

export type Pack = keyof typeof packs
