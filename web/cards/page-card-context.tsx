import type { Language } from '#contract/site.ts'
import { LikeButton } from '#web/likes/like-button.tsx'
import type { ColumnsByWidth, Shape } from './card-pictures.ts'
import { cardTexts } from './card-texts.ts'
import type { Place } from './place.ts'

type Given = {
  language: Language
  columns: ColumnsByWidth
  /** Whether a heading stands above the cards. */
  headed: boolean
  shape?: Shape
}

/** The place of cards on a page as the server draws it: they can be liked. */
export function pagePlace({ language, columns, headed, shape = 'wide' }: Given): Place {
  return {
    language,
    columns,
    shape,
    heading: headed ? 'h3' : 'h2',
    texts: cardTexts(language),
    like: (liked) => <LikeButton {...liked} language={language} />,
  }
}
