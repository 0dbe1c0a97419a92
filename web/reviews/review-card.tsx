import { useId, useState } from 'react'
import type { Review } from '#contract/shop/reviews.ts'
import { cutText } from '#web/format/cut-text.ts'
import type { ReviewTexts } from '#web/messages/shop/reviews.texts.ts'
import { Stars } from '#web/ui/stars.tsx'

/** Longer texts are cut until the visitor wants to read on. */
const CUT_ABOVE = 170

export function ReviewCard({ review, texts }: { review: Review; texts: ReviewTexts }) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const { stars, text, userName, isVerified, answer } = review
  const cut = cutText(text, CUT_ABOVE)
  return (
    <article className="review">
      <Stars value={stars} label={texts.stars.replace('{stars}', String(stars))} />
      <p id={id} tabIndex={-1} className="review-text">
        {open ? text : cut}
      </p>
      {cut !== text && !open && (
        <button
          type="button"
          className="review-read-on"
          aria-label={texts.readOnOf.replace('{name}', userName)}
          onClick={() => {
            setOpen(true)
            document.getElementById(id)?.focus()
          }}
        >
          {texts.readOn}
        </button>
      )}
      <p className="review-name">
        {userName}
        {isVerified && <span className="review-verified">{texts.verified}</span>}
      </p>
      {answer && (
        <div className="review-answer">
          <p className="review-answer-by">{texts.answer}</p>
          <p>{answer}</p>
        </div>
      )}
    </article>
  )
}
