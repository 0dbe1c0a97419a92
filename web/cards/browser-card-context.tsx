import { lazy, Suspense } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import type { CardContext } from './card-context.ts'

// Loaded lazily: an island imported statically by another would have no chunk of its own for pages to preload.
const LikeControl = lazy(() =>
  import('#web/likes/like-button.island.tsx').then(
    ({ LikeControl }) => ({ default: LikeControl }),
    // If the buttons fail to load, the cards are still shown.
    () => ({ default: CountAlone }),
  ),
)

function CountAlone({ likeCount }: { likeCount: number }) {
  return <span className="like-count">{likeCount}</span>
}

/**
 * The context of cards that an island renders. Like buttons are rendered directly, not as islands; while the island is not `live`,
 * which is on the server and until it is hydrated, only their counts.
 */
export function browserCardContext(base: Omit<CardContext, 'like'>, live = true): CardContext {
  const { texts, language } = base
  return {
    ...base,
    like: ({ contentId, likeCount, title }) => (
      <div className="like" data-like={contentId}>
        <Icon name="heart" className="like-heart" />
        <div>
          {live ? (
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
          ) : (
            <CountAlone likeCount={likeCount} />
          )}
        </div>
      </div>
    ),
  }
}
