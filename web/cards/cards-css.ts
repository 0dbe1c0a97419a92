import likes from '#web/likes/like-button.css?inline'
import cards from './cards.css?inline'

/** What a block that shows cards adds to its own style. */
export const cardsCss = cards + likes
