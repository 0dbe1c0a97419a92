import type { Review } from '#contract/reviews.ts'
import type { Language } from '#contract/site.ts'
import { Island } from '#web/islands/island.tsx'
import { message } from '#web/messages/message.ts'
import { ReviewList } from './review-list.island.tsx'
import { reviewTexts } from './review-texts.ts'

type Props = {
  code: string
  reviews: { hits: readonly Review[]; totalCount: number }
  language: Language
}

/** The reviews of a product, at `#reviews` of its page. Whatever uses it adds `reviews.css` and `stars.css` to its styles. */
export function Reviews({ code, reviews: { hits, totalCount }, language }: Props) {
  return (
    <section id="reviews" className="reviews section tone-surface">
      <div className="wrap">
        <h2>{message(language, 'reviewsHeading', { count: totalCount })}</h2>
        <p className="reviews-how">{message(language, 'reviewsHowVerified')}</p>
        <Island
          name="review-list"
          component={ReviewList}
          props={{ code, hits, hasMore: totalCount > hits.length, language, texts: reviewTexts(language) }}
        />
      </div>
    </section>
  )
}
