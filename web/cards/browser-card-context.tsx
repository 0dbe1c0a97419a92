import { type ComponentProps, type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import type { BuyControl as Control } from '#web/shop/buying/buy-control.island.tsx'
import type { PictureCarouselControls as Turning } from '#web/ui/carousel/picture-carousel.island.tsx'
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

const BuyControl = lazy<ComponentType<ComponentProps<typeof Control>>>(() =>
  import('#web/shop/buying/buy-control.island.tsx').then(
    ({ BuyControl }) => ({ default: BuyControl }),
    // The card leads to the page of the product, where it can be bought.
    () => ({ default: Nothing }),
  ),
)

const PictureControls = lazy<ComponentType<ComponentProps<typeof Turning>>>(() =>
  import('#web/ui/carousel/picture-carousel.island.tsx').then(
    ({ PictureCarouselControls }) => ({ default: PictureCarouselControls }),
    () => ({ default: Nothing }),
  ),
)

function Nothing(): ReactNode {
  return null
}

function CountAlone({ likeCount }: { likeCount: number }) {
  return <span className="like-count">{likeCount > 0 && likeCount}</span>
}

/**
 * The context of cards that an island renders. Like buttons and buy controls are rendered directly, not as islands; while the island is
 * not `live`, which is on the server and until it is hydrated, only counts and the places of the controls.
 */
export function browserCardContext(base: Omit<CardContext, 'like' | 'buy' | 'turn'>, live = true): CardContext {
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
    buy: (bought) =>
      live ? (
        <Suspense fallback={<div className="buy-place" />}>
          <BuyControl {...bought} language={language} texts={texts.buying} quickView={texts.quickView} />
        </Suspense>
      ) : (
        <div className="buy-place" />
      ),
    turn: (count) =>
      live && (
        <Suspense>
          <PictureControls count={count} labels={texts.pictures} />
        </Suspense>
      ),
  }
}
