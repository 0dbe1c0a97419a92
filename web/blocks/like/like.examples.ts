import type { z } from 'zod'
import type { likeSchema } from './like.schema.ts'

export const likeExamples: Record<string, z.input<typeof likeSchema>> = {
  'with words beside it': { label: 'Piditkö reseptistä?' },
  'the heart alone': {},
  'a long text on the brand colour': {
    tone: 'brand',
    label: 'Oliko suurkeittiöammattilaisten koulutusmateriaalikokonaisuudesta sinulle hyötyä?',
  },
}
