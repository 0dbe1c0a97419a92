import { useEffect, useRef, useState } from 'react'
import type { ShownOrder } from '#contract/shop/orders.ts'
import type { Language } from '#contract/site.ts'
import { call } from '#web/calls/call.ts'
import { verify } from '#web/calls/verification.ts'
import { deadline } from '#web/format/deadline.ts'
import type { OrderActionTexts } from '#web/messages/shop/order-actions.texts.ts'
import { cartStore } from '#web/shop/cart/cart-store.ts'

type Props = {
  order: Pick<ShownOrder, 'token' | 'number' | 'canCancel' | 'cancelUntil'>
  language: Language
  texts: OrderActionTexts
  onCancelled: (order: ShownOrder) => void
}

type Said = { text: string; isWrong?: boolean; toCart?: boolean }

/** What its buyer can do with an order: buy the same again, and cancel it as long as it is possible. */
export function OrderActions({ order, language, texts, onCancelled }: Props) {
  const { token, number, canCancel, cancelUntil } = order
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState<Said | null>(null)
  const question = useRef<HTMLParagraphElement>(null)
  const result = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isAsking) question.current?.focus()
  }, [isAsking])

  const leaveQuestion = () => {
    setAsking(false)
    result.current?.focus()
  }

  const cancel = async () => {
    if (isBusy) return
    setBusy(true)
    const outcome = await call('POST /api/lk/orders/:token/cancel', { language, verify, params: { token }, body: {} })
    setBusy(false)
    leaveQuestion()
    if (!outcome.ok) return setSaid({ text: ('message' in outcome && outcome.message) || texts.failed, isWrong: true })
    setSaid({ text: texts.cancelled.replace('{number}', number) })
    onCancelled(outcome.value)
  }

  const reorder = async () => {
    if (isBusy) return
    setBusy(true)
    const outcome = await call('POST /api/lk/orders/:token/reorder', { language, params: { token }, body: {} })
    setBusy(false)
    if (!outcome.ok) return setSaid({ text: ('message' in outcome && outcome.message) || texts.failed, isWrong: true })
    const { addedCount, warnings } = outcome.value
    setSaid({
      text: [addedCount > 0 ? texts.reordered : texts.reorderedNone, ...warnings].join(' '),
      toCart: addedCount > 0,
    })
    void cartStore.load(language)
  }

  return (
    <div className="order-actions" aria-busy={isBusy || undefined}>
      {isAsking ? (
        <div className="order-sure">
          <p ref={question} tabIndex={-1}>
            {texts.cancelSure.replace('{number}', number)}
          </p>
          <button type="button" className="button" aria-disabled={isBusy || undefined} onClick={cancel}>
            {texts.cancelYes}
          </button>
          <button type="button" className="button button-quiet" onClick={leaveQuestion}>
            {texts.cancelNo}
          </button>
        </div>
      ) : (
        <>
          <button
            type="button"
            className="button button-quiet"
            aria-label={`${texts.reorder}: ${number}`}
            aria-disabled={isBusy || undefined}
            onClick={reorder}
          >
            {texts.reorder}
          </button>
          {canCancel && (
            <button
              type="button"
              className="order-cancel"
              aria-label={`${texts.cancel}: ${number}`}
              onClick={() => setAsking(true)}
            >
              {texts.cancel}
            </button>
          )}
        </>
      )}
      {canCancel && cancelUntil && !isAsking && (
        <p className="order-cancel-until">{texts.cancelUntil.replace('{time}', deadline(cancelUntil, language))}</p>
      )}
      <p ref={result} tabIndex={-1} role="status" className={said?.isWrong ? 'order-said form-failed' : 'order-said'}>
        {said?.text} {said?.toCart && <a href="/ostoskori#tuotteet">{texts.toCart}</a>}
      </p>
    </div>
  )
}
