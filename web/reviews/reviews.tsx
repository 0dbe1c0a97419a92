import type { Review } from '#contract/shop/reviews.ts'
import type { Language } from '#contract/site.ts'
import { Island } from '#web/islands/island.tsx'
import { reviewTexts } from '#web/messages/shop/reviews.texts.ts'
import { textsOf } from '#web/messages/texts.ts'
import { ReviewList } from './review-list.island.tsx'

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
          props={{ code, hits, totalCount, language, texts: textsOf(language, reviewTexts) }}
        />
      </div>
    </section>
  )
}
