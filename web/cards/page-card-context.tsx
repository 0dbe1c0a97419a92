import type { Language } from '#contract/site.ts'
import { LikeButton } from '#web/likes/like-button.tsx'
import { Buy } from '#web/shop/buy-control.tsx'
import type { CardContext } from './card-context.ts'
import type { ColumnsByBreakpoint, Shape } from './card-pictures.ts'
import { cardTexts } from './card-texts.ts'

type Options = {
  language: Language
  columns: ColumnsByBreakpoint
  /** Whether there is a heading above the cards. */
  headed: boolean
  shape?: Shape
}

/** The context of cards that the server renders, with like buttons and buy controls. */
export function pageCardContext({ language, columns, headed, shape = 'wide' }: Options): CardContext {
  return {
    language,
    columns,
    shape,
    heading: headed ? 'h3' : 'h2',
    texts: cardTexts(language),
    like: (liked) => <LikeButton {...liked} language={language} />,
    buy: (bought) => <Buy {...bought} language={language} quickView />,
  }
}
