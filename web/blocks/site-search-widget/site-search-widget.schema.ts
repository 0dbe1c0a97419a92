import { z } from 'zod'
import { href, tone } from '#contract/content/content.ts'
import { contentGroups } from '#contract/search/search.ts'

export const siteSearchWidgetSchema = z
  .strictObject({
    tone: tone.default('paper'),
    heading: z.string().min(1).max(80).meta({ title: 'Otsikko' }),
    text: z.string().max(280).optional().meta({ title: 'Teksti' }),
    /** The search page that shows the results. */
    searchPage: href.meta({ title: 'Hakusivu', help: 'Sivu, joka näyttää tulokset.' }),
    /** What is searched in: see `contract/search/search.ts`. */
    contentGroup: z
      .literal(contentGroups)
      .default(0)
      .meta({
        title: 'Mistä haetaan',
        options: { 0: 'Kaikesta', 1: 'Tuotteista', 2: 'Resepteistä', 3: 'Uutisista', 4: 'Muilta sivuilta' },
      }),
  })
  .meta({ title: 'Hakukenttä' })
