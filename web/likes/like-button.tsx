import type { Language } from '#contract/site.ts'
import { Island } from '#web/islands/island.tsx'
import { likeTexts } from '#web/messages/customers/likes.texts.ts'
import { message } from '#web/messages/message.ts'
import { textsOf } from '#web/messages/texts.ts'
import { Icon } from '#web/ui/icon.tsx'
import { LikeControl } from './like-button.island.tsx'

type Props = {
  contentId: number
  likeCount: number
  language: Language
  /** Title of the content, for the accessible name: it tells the buttons of several cards apart. */
  title?: string | undefined
}

/** A heart with a count. A block that uses it adds `like-button.css` to its styles. Without JavaScript only the count is shown. */
export function LikeButton({ contentId, likeCount, language, title }: Props) {
  return (
    <div className="like" data-like={contentId}>
      <Icon name="heart" className="like-heart" />
      <Island
        name="like-button"
        component={LikeControl}
        props={{
          contentId,
          likeCount,
          language,
          texts: {
            ...textsOf(language, likeTexts),
            ...(title && {
              like: message(language, 'likeOf', { title }),
              liked: message(language, 'likedOf', { title }),
            }),
          },
        }}
      />
    </div>
  )
}
