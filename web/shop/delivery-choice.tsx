import { useCallback, useEffect, useId, useRef, useState } from 'react'
import type { DeliveryDate, DeliveryOptions } from '#contract/delivery.ts'
import type { Language } from '#contract/site.ts'
import { call } from '#web/calls/call.ts'
import { CART_CHANGED } from './cart-copy.ts'
import {
  type DeliveryDetails,
  forgetDeliveryTime,
  keepDeliveryDetails,
  readDeliveryDetails,
} from './delivery-details.ts'
import type { DeliveryChoiceTexts } from './delivery-texts.ts'

type Props = {
  postalCode: string
  language: Language
  texts: DeliveryChoiceTexts
  /** Called with what is chosen; null until day and time are. */
  onChoice?: (details: DeliveryDetails | null) => void
}

type Options = DeliveryOptions['data'] | 'loading' | 'failed' | 'unknown'

/** The day and the time of a delivery, of those that all products of the cart share. The choice is kept in session storage. */
export function DeliveryChoice({ postalCode, language, texts, onChoice }: Props) {
  const [options, setOptions] = useState<Options>('loading')
  const [details, setDetails] = useState<DeliveryDetails | null>(null)
  const [isGone, setGone] = useState(false)
  const asking = useRef<AbortController>(null)
  const tell = useRef(onChoice)
  tell.current = onChoice

  const show = useCallback((kept: DeliveryDetails) => {
    setDetails(kept)
    tell.current?.(kept.deliveryTime === '' ? null : kept)
  }, [])

  const load = useCallback(async () => {
    asking.current?.abort()
    const leave = new AbortController()
    asking.current = leave
    const found = await deliveryOptions(postalCode, language, leave.signal)
    if (leave.signal.aborted) return
    setOptions(found)
    if (typeof found === 'string') return
    const before = keepDeliveryDetails({ postalCode })
    const wasChosen = before.deliveryTime !== ''
    const isOffered = found.dates.some(
      ({ value, times }) => value === before.deliveryDate && times.some((time) => time.value === before.deliveryTime),
    )
    if (wasChosen && !isOffered) forgetDeliveryTime()
    setGone(wasChosen && !isOffered)
    show(readDeliveryDetails())
  }, [postalCode, language, show])

  useEffect(() => {
    setOptions('loading')
    void load()
    // Other products may have other days.
    const reload = () => void load()
    window.addEventListener(CART_CHANGED, reload)
    return () => {
      window.removeEventListener(CART_CHANGED, reload)
      asking.current?.abort()
    }
  }, [load])

  const choose = ({ value, label, times }: DeliveryDate, time?: DeliveryDate['times'][number]) => {
    // A day with a single time leaves no choice.
    const chosen = time ?? (times.length === 1 ? times[0] : undefined)
    setGone(false)
    show(
      keepDeliveryDetails({
        ...{ deliveryDate: value, deliveryDateText: label },
        ...{ deliveryTime: chosen?.value ?? '', deliveryTimeText: chosen?.label ?? '' },
      }),
    )
  }

  return (
    <div className="delivery-choice" aria-busy={options === 'loading' || undefined}>
      <p role="status" className="delivery-choice-said">
        {said(options, isGone, details, texts)}
      </p>
      {options === 'failed' && (
        <button type="button" className="button button-quiet" onClick={() => void load()}>
          {texts.tryAgain}
        </button>
      )}
      {typeof options !== 'string' && options.limited && (
        <ul className="delivery-choice-limited">
          {options.limited.map(({ name, days }) => (
            <li key={name}>
              {name}: {days.join(', ')}
            </li>
          ))}
        </ul>
      )}
      {typeof options !== 'string' && options.dates.length > 0 && details && (
        <Days dates={options.dates} {...{ details, texts, choose }} />
      )}
    </div>
  )
}

function said(options: Options, isGone: boolean, details: DeliveryDetails | null, texts: DeliveryChoiceTexts): string {
  if (typeof options === 'string') return texts[options]
  if (options.reason) return texts[options.reason]
  if (isGone) return texts.chosenGone
  if (!details?.deliveryTime) return ''
  return texts.chosen.replace('{date}', details.deliveryDateText).replace('{time}', details.deliveryTimeText)
}

type DaysProps = {
  dates: readonly DeliveryDate[]
  details: DeliveryDetails
  texts: DeliveryChoiceTexts
  choose: (date: DeliveryDate, time?: DeliveryDate['times'][number]) => void
}

const FIRST_DAYS = 6

function Days({ dates, details, texts, choose }: DaysProps) {
  const id = useId()
  const [showsAll, setShowsAll] = useState(false)
  const at = dates.findIndex(({ value }) => value === details.deliveryDate)
  const shown = showsAll || at >= FIRST_DAYS ? dates : dates.slice(0, FIRST_DAYS)
  const chosen = dates[at]
  return (
    <>
      <fieldset>
        <legend>{texts.day}</legend>
        <div className="choice-rows">
          {shown.map((date) => (
            <label key={date.value}>
              <input
                type="radio"
                name={`${id}-day`}
                value={date.value}
                checked={date.value === details.deliveryDate}
                onChange={() => choose(date)}
              />
              <span>{date.label}</span>
            </label>
          ))}
        </div>
        {shown.length < dates.length && (
          <button type="button" className="delivery-choice-more" onClick={() => setShowsAll(true)}>
            {texts.moreDays}
          </button>
        )}
      </fieldset>
      {chosen && (
        <fieldset>
          <legend>{texts.time}</legend>
          <div className="choice-rows">
            {chosen.times.map((time) => (
              <label key={time.value}>
                <input
                  type="radio"
                  name={`${id}-time`}
                  value={time.value}
                  checked={time.value === details.deliveryTime}
                  onChange={() => choose(chosen, time)}
                />
                <span>{time.label}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </>
  )
}

async function deliveryOptions(postalCode: string, language: Language, signal: AbortSignal): Promise<Options> {
  const outcome = await call('GET /api/v1/lihakauppa/checkout/delivery', {
    ...{ language, signal, query: { postalCode } },
    expects: ({ status, data }) => status === 200 && Array.isArray(data?.dates),
  })
  if (outcome.ok) return outcome.value.data
  return outcome.code === 'POSTAL_CODE_UNKNOWN' ? 'unknown' : 'failed'
}
