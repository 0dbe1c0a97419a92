import type { ReactNode } from 'react'
import type { Marks } from '#contract/search/search.ts'
import type { Language } from '#contract/site.ts'
import type { CardTexts } from '#web/messages/pages/cards.texts.ts'
import type { ColumnsByBreakpoint, Shape } from './picture-sizes.ts'

type Likeable = { contentId: number; likeCount: number; title: string }

/** `label`: the text of the button, if the card has its own. */
type Buyable = { code: string; name: string; stock: number | null; label?: string | undefined }

/** The settings that all cards of a list share. */
export type CardContext = {
  columns: ColumnsByBreakpoint
  /** The picture shape of card types that do not set their own. */
  shape?: Shape
  heading: 'h2' | 'h3'
  language: Language
  texts: CardTexts
  /** In search results: the ranges of a card's header that matched, by its link. */
  marks?: Readonly<Record<string, Marks>>
  /** Renders the like button; without it only the count is shown. */
  like?: (likeable: Likeable) => ReactNode
  /** Renders the control that puts a product of the shop into the cart; without it only its text is shown. */
  buy?: (buyable: Buyable) => ReactNode
  /** Renders the buttons of a card with this number of pictures; without them only the first is shown. */
  turn?: (count: number) => ReactNode
}
