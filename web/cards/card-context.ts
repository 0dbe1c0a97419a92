import type { ReactNode } from 'react'
import type { Language } from '#contract/site.ts'
import type { ColumnsByWidth, Shape } from './card-pictures.ts'
import type { CardTexts } from './card-texts.ts'

type Likeable = { contentId: number; likeCount: number; title: string }

/** Where a card stands. */
export type Place = {
  columns: ColumnsByWidth
  /** The shape of the picture of cards that have none of their own. */
  shape?: Shape
  heading: 'h2' | 'h3'
  language: Language
  texts: CardTexts
  /** Draws what is liked with; without it the count alone stands there. */
  like?: (likeable: Likeable) => ReactNode
}
