import { LikeControl } from '#web/likes/like-button.island.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { Place } from './place.ts'

/** The place of cards that the browser draws: what `pagePlace` does with an island is live from the start here. */
export function browserPlace(given: Omit<Place, 'like'>): Place {
  const { texts, language } = given
  return {
    ...given,
    like: ({ contentId, likeCount, title }) => (
      <div className="like" data-like={contentId}>
        <Icon name="heart" className="like-heart" />
        <div>
          <LikeControl
            contentId={contentId}
            likeCount={likeCount}
            language={language}
            texts={{
              like: texts.like.replace('{title}', title),
              liked: texts.liked.replace('{title}', title),
              likes: texts.likes,
              thanks: texts.likeThanks,
              failed: texts.likeFailed,
            }}
          />
        </div>
      </div>
    ),
  }
}
