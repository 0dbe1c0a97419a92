import type { Review } from '#contract/reviews.ts'
import type { Language } from '#contract/site.ts'
import { Island } from '#web/islands/island.tsx'
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
        <Island
          name="review-list"
          component={ReviewList}
          props={{ code, hits, totalCount, language, texts: reviewTexts(language) }}
        />
      </div>
    </section>
  )
}
