import { useEffect, useRef, useState } from 'react'
import { REVIEWS_PER_PAGE } from '#contract/shop/review-limits.ts'
import type { Review } from '#contract/shop/reviews.ts'
import type { Language } from '#contract/site.ts'
import { call } from '#web/calls/call.ts'
import { pluralForm } from '#web/messages/plural.ts'
import type { ReviewTexts } from '#web/messages/shop/reviews.texts.ts'
import { ReviewCard } from './review-card.tsx'
import { ReviewDialog } from './review-dialog.tsx'
import { useUserName } from './user-name.ts'

type Props = {
  code: string
  /** The first page. */
  hits: readonly Review[]
  totalCount: number
  language: Language
  texts: ReviewTexts
}

type Shown = { hits: readonly Review[]; page: number; hasMore: boolean; totalCount: number }

/** A page that begins further on is not read from the beginning. */
const MOST_PAGES = 20
const PARAMETER = 'currentPage'

/** The reviews of a product, a page at a time, and for customers the dialog to write one. */
export function ReviewList({ code, hits, totalCount, language, texts }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState<Shown>({ hits, page: 1, hasMore: totalCount > hits.length, totalCount })
  const [progress, setProgress] = useState<'ready' | 'loading' | 'failed'>('ready')
  const userName = useUserName()
  const [logIn, setLogIn] = useState('/kirjaudu')
  useEffect(() => setLogIn(`/kirjaudu?${new URLSearchParams({ paluu: `${location.pathname}#reviews` })}`), [])

  const ask = (page: number) =>
    call('GET /api/review/lihakauppa/', {
      language,
      query: { page, pageSize: REVIEWS_PER_PAGE, productId: code },
      expects: (answer) => Array.isArray(answer.hits),
    })

  /** The customer's own review is the newest. Without an answer, the next visit counts it. */
  const showNewest = async () => {
    const outcome = await ask(1)
    if (!outcome.ok) return
    const { hits, totalCount } = outcome.value
    setShown((before) => ({ ...before, hits: joined(hits, before.hits), totalCount }))
  }

  const loadUntil = async (from: Shown, last: number): Promise<Shown> => {
    setProgress('loading')
    let now = from
    while (now.hasMore && now.page < last) {
      const page = now.page + 1
      const outcome = await ask(page)
      if (!outcome.ok) {
        setProgress('failed')
        return now
      }
      const { hits, hasMore, totalCount } = outcome.value
      now = { hits: joined(now.hits, hits), page, hasMore, totalCount }
      setShown(now)
    }
    setProgress('ready')
    return now
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the page is opened.
  useEffect(() => {
    const wanted = Number(new URLSearchParams(location.search).get(PARAMETER))
    if (Number.isInteger(wanted) && wanted > 1) void loadUntil(shown, Math.min(wanted, MOST_PAGES))
  }, [])

  const more = async () => {
    if (progress === 'loading') return
    const before = shown.hits.length
    const now = await loadUntil(shown, shown.page + 1)
    if (now.page === shown.page) return
    const address = new URL(location.href)
    address.searchParams.set(PARAMETER, String(now.page))
    history.replaceState(history.state, '', address)
    // The first new review is where the visitor goes on; the button may be gone.
    requestAnimationFrame(() => (list.current?.children[before] as HTMLElement | undefined)?.focus())
  }

  return (
    <>
      <h2>{pluralForm(texts.heading, shown.totalCount, language).replace('{count}', String(shown.totalCount))}</h2>
      <p className="reviews-how">{texts.how}</p>
      {userName === null ? (
        <p>
          <a className="button button-quiet" href={logIn}>
            {texts.logIn}
          </a>
        </p>
      ) : (
        <ReviewDialog
          code={code}
          userName={userName}
          language={language}
          texts={texts.dialog}
          onPublished={() => void showNewest()}
        />
      )}
      <ul ref={list} className="review-list">
        {shown.hits.map((review) => (
          <li key={review.id} tabIndex={-1}>
            <ReviewCard review={review} texts={texts} />
          </li>
        ))}
      </ul>
      <p role="status" className={progress === 'ready' ? 'visually-hidden' : 'review-said'}>
        {progress === 'loading' && texts.loading}
        {progress === 'failed' && texts.failed}
      </p>
      {shown.hasMore && (
        <button type="button" className="button button-quiet" aria-disabled={progress === 'loading'} onClick={more}>
          {texts.more}
        </button>
      )}
    </>
  )
}

/** A review written meanwhile moves the others to later pages. */
function joined(hits: readonly Review[], more: readonly Review[]): Review[] {
  const known = new Set(hits.map(({ id }) => id))
  return [...hits, ...more.filter(({ id }) => !known.has(id))]
}
