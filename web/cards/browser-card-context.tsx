import { lazy, Suspense } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import type { Place } from './place.ts'

// Imported when it is needed: an island that another brings along has no file of its own that pages could fetch early.
const LikeControl = lazy(() =>
  import('#web/likes/like-button.island.tsx').then(
    ({ LikeControl }) => ({ default: LikeControl }),
    // The cards are worth more than their buttons.
    () => ({ default: CountAlone }),
  ),
)

function CountAlone({ likeCount }: { likeCount: number }) {
  return <span className="like-count">{likeCount}</span>
}

/** The place of cards that the browser draws: what `pagePlace` does with an island is live from the start here. */
export function browserPlace(given: Omit<Place, 'like'>): Place {
  const { texts, language } = given
  return {
    ...given,
    like: ({ contentId, likeCount, title }) => (
      <div className="like" data-like={contentId}>
        <Icon name="heart" className="like-heart" />
        <div>
          <Suspense fallback={<CountAlone likeCount={likeCount} />}>
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
          </Suspense>
        </div>
      </div>
    ),
  }
}
