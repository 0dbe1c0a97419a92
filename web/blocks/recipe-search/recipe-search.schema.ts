import { z } from 'zod'
import { itemSearchFields, perPage } from '#web/search-kit/search.schema.ts'

export const recipeSearchSchema = z
  .strictObject({
    ...itemSearchFields,
    cardsPerPage: perPage.meta({ title: 'Kortteja sivulla' }),
  })
  .meta({ title: 'Haku: reseptit' })
