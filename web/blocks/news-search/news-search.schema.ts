import { z } from 'zod'
import { perPage, searchFields } from '#web/search-kit/search.schema.ts'

export const newsSearchSchema = z
  .strictObject({
    ...searchFields,
    cardsPerPage: perPage.meta({ title: 'Kortteja sivulla' }),
  })
  .meta({ title: 'Haku: uutiset' })
