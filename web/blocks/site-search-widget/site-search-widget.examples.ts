import type { z } from 'zod'
import type { siteSearchWidgetSchema } from './site-search-widget.schema.ts'

export const siteSearchWidgetExamples: Record<string, z.input<typeof siteSearchWidgetSchema>> = {
  'everything on the site': { heading: 'Mitä olet etsimässä?', searchPage: '/haku' },
  'recipes alone, on the brand colour': {
    tone: 'brand',
    heading: 'Etsi resepti jääkaapin sisällön mukaan',
    text: 'Kirjoita yksi aines tai ruoan nimi, niin näytämme, mitä siitä syntyy.',
    searchPage: '/haku',
    contentGroup: 2,
  },
}
