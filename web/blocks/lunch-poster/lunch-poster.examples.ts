import type { z } from 'zod'
import { picture } from '#web/block-kit/example-media.ts'
import type { lunchPosterSchema } from './lunch-poster.schema.ts'

const herbs = { name: 'Yrttitarha', picture: picture('lounas-yrtit', 'Yrttejä arkin reunoilla') }
const cloth = { name: 'Ruutuliina', picture: picture('lounas-ruutuliina', 'Ruutuliina ja aterimet') }

export const lunchPosterExamples: Record<string, z.input<typeof lunchPosterSchema>> = {
  'one background, no text': { backgrounds: [herbs] },
  'two backgrounds, a long text': {
    backgrounds: [cloth, herbs],
    text: Array.from({ length: 8 }, () => 'Torstai\nHernekeitto (M, G)\nPannukakku').join('\n\n'),
  },
}
