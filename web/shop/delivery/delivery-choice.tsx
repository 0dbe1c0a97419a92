import { useCallback, useEffect, useId, useRef, useState } from 'react'
import type { DeliveryDate, DeliveryOptions, DeliveryTime } from '#contract/shop/delivery.ts'
import type { Language } from '#contract/site.ts'
import { call } from '#web/calls/call.ts'
import type { DeliveryChoiceTexts } from '#web/messages/shop/delivery.texts.ts'
import { CART_CHANGED } from '#web/shop/cart/cart-copy.ts'
import { CART_KEY } from '#web/shop/cart/cart-key.ts'
import {
  type DeliveryDetails,
  forgetDeliveryTime,
  keepDeliveryDetails,
  readDeliveryDetails,
} from './delivery-details.ts'

type Props = {
  postalCode: string
  language: Language
  texts: DeliveryChoiceTexts
  /** Called with what is chosen; null until day and time are. */
  onChoice?: (details: DeliveryDetails | null) => void
  /** Called with the names of the place. */
  onPlace?: (cities: readonly string[]) => void
}

type Options = DeliveryOptions['data'] | 'loading' | 'failed' | 'unknown'

/** The day and the time of a delivery, of those that all products of the cart share. The choice is kept in session storage. */
export function DeliveryChoice({ postalCode, language, texts, onChoice, onPlace }: Props) {
  const [options, setOptions] = useState<Options>('loading')
  const [details, setDetails] = useState<DeliveryDetails | null>(null)
  const [isGone, setGone] = useState(false)
  const asking = useRef<AbortController>(null)
  const tell = useRef(onChoice)
  tell.current = onChoice
  const place = useRef(onPlace)
  place.current = onPlace

  const show = useCallback((kept: DeliveryDetails) => {
    setDetails(kept)
    tell.current?.(kept.deliveryTime === '' ? null : kept)
  }, [])

  const load = useCallback(
    async (keepsKnown = false) => {
      asking.current?.abort()
      const leave = new AbortController()
      asking.current = leave
      const found = await deliveryOptions(postalCode, language, leave.signal)
      if (leave.signal.aborted) return
      if (found === 'failed' && keepsKnown) return
      setOptions(found)
      if (typeof found === 'string') return
      place.current?.(found.cities ?? [])
      const before = keepDeliveryDetails({ postalCode })
      const wasChosen = before.deliveryTime !== ''
      const isOffered = found.dates.some(
        ({ value, times }) => value === before.deliveryDate && times.some((time) => time.value === before.deliveryTime),
      )
      if (wasChosen && !isOffered) forgetDeliveryTime()
      setGone(wasChosen && !isOffered)
      show(readDeliveryDetails())
    },
    [postalCode, language, show],
  )

  useEffect(() => {
    setOptions('loading')
    void load()
    // Another cart may have other days.
    const reload = () => void load()
    // Another tab has changed the cart.
    const onStored = ({ key }: StorageEvent) => key === CART_KEY && reload()
    // Meanwhile a time may have filled up or closed. A phone that wakes up may be without a network: that hides nothing.
    const onShown = () => document.visibilityState === 'visible' && void load(true)
    window.addEventListener(CART_CHANGED, reload)
    window.addEventListener('storage', onStored)
    document.addEventListener('visibilitychange', onShown)
    return () => {
      window.removeEventListener(CART_CHANGED, reload)
      window.removeEventListener('storage', onStored)
      document.removeEventListener('visibilitychange', onShown)
      asking.current?.abort()
    }
  }, [load])

  useEffect(() => {
    // A time whose cut-off comes while the page is open goes away.
    const first = firstClosing(options)
    if (first === null) return
    const timer = setTimeout(() => void load(), Math.min(Math.max(first - Date.now(), 0) + 1000, LONGEST_WAIT_MS))
    return () => clearTimeout(timer)
  }, [options, load])

  const choose = (date: DeliveryDate, time: DeliveryTime) => {
    setGone(false)
    show(
      keepDeliveryDetails({
        deliveryDate: date.value,
        deliveryDateText: date.label,
        deliveryTime: time.value,
        deliveryTimeText: time.label,
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
        <Days dates={options.dates} details={details} texts={texts} choose={choose} />
      )}
    </div>
  )
}

/** The times are refetched after this at the latest. Longer waits would overflow the browser's timer. */
const LONGEST_WAIT_MS = 6 * 3600 * 1000

function firstClosing(options: Options): number | null {
  if (typeof options === 'string' || options.dates.length === 0) return null
  const closings = options.dates.flatMap(({ times }) => times.map(({ closesAt }) => Date.parse(closesAt)))
  return Math.min(...closings)
}

function said(options: Options, isGone: boolean, details: DeliveryDetails | null, texts: DeliveryChoiceTexts): string {
  if (typeof options === 'string') return texts[options]
  if (options.reason) return texts[options.reason]
  if (isGone) return texts.chosenGone
  if (!details?.deliveryTime) return ''
  const chosen = texts.chosen.replace('{date}', details.deliveryDateText).replace('{time}', details.deliveryTimeText)
  return `${chosen}. ${untilWhen(options.dates, details, texts)}`.trim()
}

/** Says until when to order; for the last place and the only time, also why it matters. */
function untilWhen(dates: readonly DeliveryDate[], details: DeliveryDetails, texts: DeliveryChoiceTexts): string {
  const times = dates.flatMap((date) => date.times.map((time) => ({ date: date.value, time })))
  const chosen = times.find(({ date, time }) => isChosen(details, date, time))?.time
  if (!chosen) return ''
  if (chosen.placesLeft === 1) return texts.lastPlace.replace('{closes}', chosen.closesText)
  return times.length === 1 ? texts.lastDay.replace('{closes}', chosen.closesText) : `${chosen.closesText}.`
}

const isChosen = ({ deliveryDate, deliveryTime }: DeliveryDetails, date: string, time: DeliveryTime) =>
  deliveryDate === date && deliveryTime === time.value

type DaysProps = {
  dates: readonly DeliveryDate[]
  details: DeliveryDetails
  texts: DeliveryChoiceTexts
  choose: (date: DeliveryDate, time: DeliveryTime) => void
}

const FIRST_DAYS = 6

/** The days with their times: one press chooses both. */
function Days({ dates, details, texts, choose }: DaysProps) {
  const id = useId()
  const [showsAll, setShowsAll] = useState(false)
  const at = dates.findIndex(({ value }) => value === details.deliveryDate)
  const shown = showsAll || at >= FIRST_DAYS ? dates : dates.slice(0, FIRST_DAYS)
  return (
    <fieldset>
      <legend>{texts.days}</legend>
      <div className="delivery-days">
        {shown.map((date) => (
          <Day key={date.value} name={`${id}-time`} date={date} details={details} choose={choose} />
        ))}
      </div>
      {shown.length < dates.length && (
        <button type="button" className="delivery-choice-more" onClick={() => setShowsAll(true)}>
          {texts.moreDays}
        </button>
      )}
    </fieldset>
  )
}

const FEW_PLACES = 3

type DayProps = Pick<DaysProps, 'details' | 'choose'> & { date: DeliveryDate; name: string }

function Day({ date, name, details, choose }: DayProps) {
  const [first] = date.times
  // In most areas one cut-off counts for all times of a day.
  const shared = date.times.every(({ closesText }) => closesText === first?.closesText) && first?.closesText
  return (
    <div className="delivery-day">
      <p>{date.label}</p>
      {shared && <p className="delivery-day-closes">{shared}</p>}
      <div className="choice-rows">
        {date.times.map((time) => (
          <label key={time.value}>
            <input
              type="radio"
              name={name}
              value={`${date.value} ${time.value}`}
              checked={isChosen(details, date.value, time)}
              onChange={() => choose(date, time)}
            />
            <span>
              <span className="visually-hidden">{date.label} </span>
              {time.label}{' '}
              <small className={time.placesLeft <= FEW_PLACES ? 'delivery-few' : undefined}>
                {time.placesText}
                {!shared && `. ${time.closesText}`}
              </small>
            </span>
          </label>
        ))}
      </div>
    </div>
  )
}

async function deliveryOptions(postalCode: string, language: Language, signal: AbortSignal): Promise<Options> {
  const outcome = await call('GET /api/v1/lihakauppa/checkout/delivery', {
    language,
    signal,
    query: { postalCode },
    expects: ({ status, data }) => status === 200 && Array.isArray(data?.dates),
  })
  if (outcome.ok) return outcome.value.data
  return outcome.code === 'POSTAL_CODE_UNKNOWN' ? 'unknown' : 'failed'
}
