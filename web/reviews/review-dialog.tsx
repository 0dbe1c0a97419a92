import { type FormEvent, useId, useRef, useState } from 'react'
import { MAX_REVIEW_LENGTH, MAX_REVIEWER_LENGTH, MAX_STARS } from '#contract/shop/review-limits.ts'
import type { Language } from '#contract/site.ts'
import { call } from '#web/calls/call.ts'
import { pluralForm } from '#web/messages/plural.ts'
import type { ReviewTexts } from '#web/messages/shop/reviews.texts.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useModal } from '#web/ui/use-modal.ts'

type Props = {
  code: string
  /** Of the customer, offered as the nickname. */
  userName: string
  language: Language
  texts: ReviewTexts['dialog']
  onPublished: () => void
}

type Field = 'rating' | 'userName' | 'text'
type Problems = Partial<Record<Field, string>>

/** A button and the dialog in which a customer reviews the product. */
export function ReviewDialog({ code, userName, language, texts, onPublished }: Props) {
  const id = useId()
  const { dialog, open, close } = useModal()
  const [rating, setRating] = useState(0)
  const [length, setLength] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<Problems>({})
  const [progress, setProgress] = useState<'writing' | 'sending' | 'held' | 'published'>('writing')
  const [failure, setFailure] = useState('')
  const settle = (field: Field) =>
    setProblems(Object.fromEntries(Object.entries(problems).filter(([other]) => other !== field)))

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (progress === 'sending') return
    const typed = new FormData(form.current as HTMLFormElement)
    const values = { rating, userName: String(typed.get('userName')).trim(), text: String(typed.get('text')).trim() }
    const found = problemsOf(values, texts)
    setProblems(found)
    setFailure('')
    const [first] = Object.keys(found)
    if (first) return document.getElementById(`${id}-${first}`)?.focus()
    setProgress('sending')
    const outcome = await call('POST /api/review/lihakauppa/', {
      language,
      body: { ...values, productId: code },
    })
    setProgress(outcome.ok ? (outcome.value.isHeld ? 'held' : 'published') : 'writing')
    if (outcome.ok && !outcome.value.isHeld) onPublished()
    if (!outcome.ok) setFailure(outcome.message ? `${texts.failed}. ${outcome.message}` : texts.failed)
  }

  const done = progress === 'held' || progress === 'published'
  const problemOf = (field: Field) => ({
    'aria-invalid': problems[field] !== undefined || undefined,
    'aria-describedby': problems[field] ? `${id}-${field}-problem` : undefined,
  })
  const said = (field: Field) =>
    problems[field] && (
      <p id={`${id}-${field}-problem`} className="review-problem">
        {problems[field]}
      </p>
    )
  return (
    <>
      <button type="button" className="button review-write" onClick={open}>
        {texts.write}
      </button>
      <dialog {...dialog} className="review-dialog" aria-labelledby={`${id}-heading`}>
        <button type="button" className="icon-button review-close" aria-label={texts.close} onClick={close}>
          <Icon name="close" />
        </button>
        <h3 id={`${id}-heading`} tabIndex={-1}>
          {texts.write}
        </h3>
        <p role="status">{done && [texts.thanks, progress === 'held' ? texts.held : ''].join(' ').trim()}</p>
        {!done && (
          <form ref={form} onSubmit={send} noValidate>
            <fieldset className="review-rating" {...problemOf('rating')}>
              <legend>{texts.rating}</legend>
              {Array.from({ length: MAX_STARS }, (_, at) => at + 1).map((stars) => (
                <label key={stars} className={stars <= rating ? 'review-star review-star-on' : 'review-star'}>
                  <input
                    id={stars === 1 ? `${id}-rating` : undefined}
                    type="radio"
                    name={`${id}-stars`}
                    checked={rating === stars}
                    onChange={() => {
                      setRating(stars)
                      settle('rating')
                    }}
                  />
                  <span aria-hidden="true">★</span>
                  <span className="visually-hidden">
                    {pluralForm(texts.starCount, stars, language).replace('{count}', String(stars))}
                  </span>
                </label>
              ))}
              {said('rating')}
            </fieldset>
            <label htmlFor={`${id}-userName`}>{texts.nickname}</label>
            <input
              id={`${id}-userName`}
              name="userName"
              defaultValue={userName}
              maxLength={MAX_REVIEWER_LENGTH}
              autoComplete="nickname"
              {...problemOf('userName')}
              onChange={() => settle('userName')}
            />
            {said('userName')}
            <label htmlFor={`${id}-text`}>{texts.text}</label>
            <textarea
              id={`${id}-text`}
              rows={6}
              name="text"
              maxLength={MAX_REVIEW_LENGTH}
              {...problemOf('text')}
              onChange={({ target }) => {
                setLength(target.value.length)
                settle('text')
              }}
            />
            <p className="review-count">
              {length} / {MAX_REVIEW_LENGTH}
            </p>
            {said('text')}
            <p role="alert" className="review-problem">
              {failure}
            </p>
            <button type="submit" className="button" aria-disabled={progress === 'sending'}>
              {progress === 'sending' ? texts.sending : texts.send}
            </button>
          </form>
        )}
      </dialog>
    </>
  )
}

function problemsOf(
  { rating, userName, text }: { rating: number; userName: string; text: string },
  texts: Props['texts'],
) {
  return {
    ...(rating < 1 && { rating: texts.rate }),
    ...(userName === '' && { userName: texts.fill }),
    ...(text === '' && { text: texts.fill }),
  } satisfies Problems
}
