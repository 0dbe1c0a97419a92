import { useCallback, useEffect, useRef, useState } from 'react'
import type { PastOrder } from '#contract/shop/orders.ts'
import type { Language } from '#contract/site.ts'
import { call } from '#web/calls/call.ts'
import { euros } from '#web/format/euros.ts'
import { moment } from '#web/format/moment.ts'
import type { OrderHistoryTexts } from '#web/messages/shop/order-actions.texts.ts'
import { OrderActions } from './order-actions.tsx'
import { stateText } from './order-state.ts'

type Props = { language: Language; texts: OrderHistoryTexts }

/** The customer's orders, newest first, ten at a time. */
export function OrderHistory({ language, texts }: Props) {
  const [orders, setOrders] = useState<readonly PastOrder[] | null>(null)
  const [hasMore, setHasMore] = useState(false)
  const [isFailed, setFailed] = useState(false)
  const page = useRef(0)

  const more = useCallback(async () => {
    setFailed(false)
    const outcome = await call('GET /api/lk/orders', {
      language,
      query: { page: page.current + 1 },
      expects: (answer) => Array.isArray(answer?.orders),
    })
    if (!outcome.ok) return setFailed(true)
    page.current++
    setOrders((before) => [...(before ?? []), ...outcome.value.orders])
    setHasMore(outcome.value.hasMore)
  }, [language])
  const isAsked = useRef(false)
  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    void more()
  }, [more])

  const replace = (token: string, changes: Partial<PastOrder>) =>
    setOrders((before) => before?.map((each) => (each.token === token ? { ...each, ...changes } : each)) ?? null)

  return (
    <section className="form-card order-history">
      <h2>{texts.heading}</h2>
      {orders?.length === 0 && (
        <p>
          {texts.none} <a href="/tuotteet">{texts.toProducts}</a>
        </p>
      )}
      <ol>
        {orders?.map((order) => (
          <li key={order.token}>
            <div className="order-history-head">
              <a href={`/tilaus/${order.token}`} aria-label={texts.show.replace('{number}', order.number)}>
                {order.number}
              </a>
              <span>{moment(order.placedAt, language)}</span>
              <span className={`order-state order-state-${order.state}`}>{stateText(order, texts)}</span>
              <strong>{euros(order.value)}</strong>
            </div>
            <p>
              {order.names.join(', ')}
              {order.lineCount > order.names.length &&
                ` ${texts.andMore.replace('{count}', String(order.lineCount - order.names.length))}`}
            </p>
            <p className="order-history-delivery">
              {texts.delivery}: {order.deliveryText ?? texts.byMail}
            </p>
            {order.state === 'reserved' ? (
              <p className="link-row">
                <a className="button" href={order.paymentAddress ?? '/kassa#toimitus'}>
                  {texts.continue}
                </a>
              </p>
            ) : (
              <OrderActions
                order={order}
                language={language}
                texts={texts}
                onCancelled={({ state, canCancel }) => replace(order.token, { state, canCancel })}
              />
            )}
          </li>
        ))}
      </ol>
      <p role="status">{!orders && !isFailed && texts.loading}</p>
      <p role="alert" className="form-failed">
        {isFailed && texts.failed}
      </p>
      {(hasMore || isFailed) && (
        <button type="button" className="button button-quiet" onClick={() => void more()}>
          {isFailed ? texts.tryAgain : texts.more}
        </button>
      )}
    </section>
  )
}
