import type { Promotion, Synonym } from '#contract/office/searches/words.ts'
import type { Language } from '#contract/site.ts'

type Place = { site?: string | undefined; language?: Language | undefined }

/** What a dialog is about. `given`: what a new one begins with. */
export type Ask =
  | { about: 'try'; question: Place & { q?: string } }
  | { about: 'synonym'; synonym?: Synonym; given?: Place & { word?: string } }
  | { about: 'promotion'; promotion?: Promotion; given?: Place & { question?: string } }
