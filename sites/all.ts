import type { Site } from '#contract/site.ts'
import { ammattilaiset } from './ammattilaiset/site.ts'
import { cincin } from './cincin/site.ts'
import { deli } from './deli/site.ts'
import { delikatess } from './delikatess/site.ts'
import { exportSite } from './export/site.ts'
import { foodserviceSe } from './foodservice-se/site.ts'
import { international } from './international/site.ts'
import { jyvabroiler } from './jyvabroiler/site.ts'
import { koulu } from './koulu/site.ts'
import { kuluttaja } from './kuluttaja/site.ts'
import { lihakauppa } from './lihakauppa/site.ts'
import { mestari } from './mestari/site.ts'
import { skogsgarden } from './skogsgarden/site.ts'
import { yritys } from './yritys/site.ts'

/** All sites, in the order of the directory. */
export const sites: readonly Site[] = [
  kuluttaja,
  lihakauppa,
  jyvabroiler,
  mestari,
  deli,
  cincin,
  koulu,
  ammattilaiset,
  yritys,
  international,
  exportSite,
  foodserviceSe,
  skogsgarden,
  delikatess,
]
