import { z } from 'zod'
import { href } from '#contract/content/content.ts'

const leaf = { Name: z.string().min(1).max(60).meta({ title: 'Nimi' }), FriendlyUrl: href.meta({ title: 'Linkki' }) }

export const pageNavigationSchema = z
  .strictObject({
    heading: z.string().max(80).optional().meta({ title: 'Otsikko' }),
    items: z
      .array(
        z.strictObject({
          ...leaf,
          Children: z.array(z.strictObject(leaf)).max(12).default([]).meta({ title: 'Alasivut', item: 'sivu' }),
        }),
      )
      .min(1)
      .max(12)
      .meta({ title: 'Sivut', item: 'sivu' }),
  })
  .meta({ title: 'Sivunavigaatio' })
