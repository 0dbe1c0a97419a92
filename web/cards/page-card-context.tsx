import type { Language } from '#contract/site.ts'
import { Island } from '#web/islands/island.tsx'
import { LikeButton } from '#web/likes/like-button.tsx'
import { cardTexts } from '#web/messages/pages/cards.texts.ts'
import { textsOf } from '#web/messages/texts.ts'
import { Buy } from '#web/shop/buying/buy-control.tsx'
import { PictureCarouselControls } from '#web/ui/carousel/picture-carousel.island.tsx'
import type { CardContext } from './card-context.ts'
import type { ColumnsByBreakpoint, Shape } from './picture-sizes.ts'

type Options = {
  language: Language
  columns: ColumnsByBreakpoint
  /** Whether there is a heading above the cards. */
  headed: boolean
  shape?: Shape
}

/** The context of cards that the server renders, with like buttons and buy controls. */
export function pageCardContext({ language, columns, headed, shape = 'wide' }: Options): CardContext {
  const texts = textsOf(language, cardTexts)
  const { role: _, ...labels } = texts.pictures
  return {
    language,
    columns,
    shape,
    heading: headed ? 'h3' : 'h2',
    texts,
    like: (liked) => <LikeButton {...liked} language={language} />,
    buy: (bought) => <Buy {...bought} language={language} quickView />,
    turn: (count) => (
      <Island
        name="picture-carousel"
        component={PictureCarouselControls}
        props={{ count, labels }}
        when="use"
        windows="none"
      />
    ),
  }
}
