import type { Language } from '#contract/site.ts'
import { Island } from '#web/islands/island.tsx'
import { message } from '#web/messages/message.ts'
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
            like: title ? message(language, 'likeOf', { title }) : message(language, 'like'),
            liked: title ? message(language, 'likedOf', { title }) : message(language, 'liked'),
            likes: message(language, 'likes'),
            thanks: message(language, 'likeThanks'),
            failed: message(language, 'likeFailed'),
          },
        }}
      />
    </div>
  )
}
