import type { Language } from '#contract/site.ts'
import { content as ammattilaisetFi } from './demo/ammattilaiset/fi/content.ts'
import { content as cincinFi } from './demo/cincin/fi/content.ts'
import { content as deliFi } from './demo/deli/fi/content.ts'
import { content as delikatessDe } from './demo/delikatess/de/content.ts'
import { content as delikatessSe } from './demo/delikatess/se/content.ts'
import { content as exportEn } from './demo/export/en/content.ts'
import { content as foodserviceSeSe } from './demo/foodservice-se/se/content.ts'
import { content as internationalDe } from './demo/international/de/content.ts'
import { content as internationalEn } from './demo/international/en/content.ts'
import { content as jyvabroilerFi } from './demo/jyvabroiler/fi/content.ts'
import { content as kouluFi } from './demo/koulu/fi/content.ts'
import { content as kuluttajaEn } from './demo/kuluttaja/en/content.ts'
import { content as kuluttajaFi } from './demo/kuluttaja/fi/content.ts'
import { content as lihakauppaFi } from './demo/lihakauppa/fi/content.ts'
import { content as mestariFi } from './demo/mestari/fi/content.ts'
import { content as skogsgardenSe } from './demo/skogsgarden/se/content.ts'
import { content as yritysEn } from './demo/yritys/en/content.ts'
import { content as yritysFi } from './demo/yritys/fi/content.ts'
import { content as yritysSe } from './demo/yritys/se/content.ts'
import type { SiteContent } from './site-content.ts'

/** The demo content of every site in every language that it serves. */
export const demoContent: readonly { site: string; language: Language; content: SiteContent }[] = [
  { site: 'kuluttaja', language: 'fi', content: kuluttajaFi },
  { site: 'kuluttaja', language: 'en', content: kuluttajaEn },
  { site: 'lihakauppa', language: 'fi', content: lihakauppaFi },
  { site: 'jyvabroiler', language: 'fi', content: jyvabroilerFi },
  { site: 'mestari', language: 'fi', content: mestariFi },
  { site: 'deli', language: 'fi', content: deliFi },
  { site: 'cincin', language: 'fi', content: cincinFi },
  { site: 'koulu', language: 'fi', content: kouluFi },
  { site: 'ammattilaiset', language: 'fi', content: ammattilaisetFi },
  { site: 'yritys', language: 'fi', content: yritysFi },
  { site: 'yritys', language: 'en', content: yritysEn },
  { site: 'yritys', language: 'se', content: yritysSe },
  { site: 'international', language: 'en', content: internationalEn },
  { site: 'international', language: 'de', content: internationalDe },
  { site: 'export', language: 'en', content: exportEn },
  { site: 'foodservice-se', language: 'se', content: foodserviceSeSe },
  { site: 'skogsgarden', language: 'se', content: skogsgardenSe },
  { site: 'delikatess', language: 'se', content: delikatessSe },
  { site: 'delikatess', language: 'de', content: delikatessDe },
]
