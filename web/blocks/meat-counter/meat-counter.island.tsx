import { useEffect, useId, useRef, useState } from 'react'
import type { Language } from '#contract/site.ts'
import { addDays, dayIn, weekdayOf } from '#contract/values/days.ts'
import { call } from '#web/calls/call.ts'
import { shortDate } from '#web/format/short-date.ts'
import { weekdayName } from '#web/format/weekday.ts'
import type { MeatCounterTexts } from '#web/messages/shop/meat-counter.texts.ts'
import { readDeliveryDetails } from '#web/shop/delivery/delivery-details.ts'
import { QuantityStepper } from '#web/ui/quantity-stepper.tsx'
import { CounterAnswer } from './counter-answer.tsx'
import { countedCuts, type Dish, type Products, type Stock } from './counter-cuts.ts'
import { chooseCut } from './portions.ts'
import { useDeliveries } from './use-deliveries.ts'

type Props = {
  dishes: readonly Dish[]
  products: Products
  adults: number
  language: Language
  texts: MeatCounterTexts
}

const MOST_EATERS = 60
/** How far ahead a meal can be: as far as there are slots. */
const DAYS_AHEAD = 28
const DISH = 'ruoka'

/** A shopper says dish, eaters and day; the counter says cut, grams, price and delivery, and puts it into the cart. */
export function MeatCounter({ dishes, products, adults: usual, language, texts }: Props) {
  const id = useId()
  const codeField = useRef<HTMLInputElement>(null)
  const [dishId, setDishId] = useState(dishes[0]?.id)
  const [adults, setAdults] = useState(usual)
  const [children, setChildren] = useState(0)
  const [today, setToday] = useState('')
  const [day, setDay] = useState('')
  const [postalCode, setPostalCode] = useState('')
  const [wanted, setWanted] = useState<string | null>(null)
  const [stock, setStock] = useState<Stock>({})
  const deliveries = useDeliveries(postalCode, language)

  useEffect(() => {
    // Initial values from this visitor and this moment: the page itself is the same for everyone.
    const named = new URLSearchParams(location.search).get(DISH)
    if (dishes.some((dish) => dish.id === named)) setDishId(named ?? undefined)
    setToday(dayIn(new Date()))
    if (!codeField.current) return
    // Keeps what was typed before hydration.
    codeField.current.value ||= readDeliveryDetails().postalCode
    setPostalCode(codeField.current.value)
  }, [dishes])

  const dish = dishes.find((each) => each.id === dishId) ?? dishes[0]
  const cuts = dish ? countedCuts(dish, products, { adults, children }, stock) : []
  const cut = chooseCut(cuts, wanted)

  const code = cut?.code
  useEffect(() => {
    if (code === undefined) return
    const leave = new AbortController()
    const ask = async () => {
      const found = await call('GET /api/products/:code', { params: { code }, signal: leave.signal })
      if (found.ok) setStock((before) => ({ ...before, [code]: found.value.stock }))
    }
    void ask()
    return () => leave.abort()
  }, [code])

  const chooseDish = (next: string) => {
    setDishId(next)
    setWanted(null)
    const query = new URLSearchParams(location.search)
    query.set(DISH, next)
    history.replaceState(history.state, '', `${location.pathname}?${query}${location.hash}`)
  }
  const stepper = (name: string, value: number, least: number, onChange: (value: number) => void) => (
    <div className="counter-field">
      <span className="counter-label" aria-hidden="true">
        {name}
      </span>
      <QuantityStepper
        value={value}
        min={least}
        max={MOST_EATERS}
        label={name}
        fewer={texts.fewer.replace('{name}', name)}
        more={texts.more.replace('{name}', name)}
        onChange={onChange}
      />
    </div>
  )
  const days = today === '' ? [] : Array.from({ length: DAYS_AHEAD }, (_, at) => addDays(today, at))

  return (
    <div className="counter">
      <form className="counter-form" onSubmit={(event) => event.preventDefault()}>
        <div className="counter-field counter-dish">
          <label className="counter-label" htmlFor={`${id}-dish`}>
            {texts.dish}
          </label>
          <select id={`${id}-dish`} value={dish?.id} onChange={({ target }) => chooseDish(target.value)}>
            {dishes.map(({ id: key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </select>
        </div>
        {stepper(texts.adults, adults, 1, setAdults)}
        {stepper(texts.children, children, 0, setChildren)}
        <div className="counter-field">
          <label className="counter-label" htmlFor={`${id}-day`}>
            {texts.day}
          </label>
          <select id={`${id}-day`} value={day} onChange={({ target }) => setDay(target.value)}>
            <option value="">{texts.anyDay}</option>
            {days.map((date) => (
              <option key={date} value={date}>
                {`${weekdayName(weekdayOf(date), language, 'short')} ${shortDate(date, language)}`}
              </option>
            ))}
          </select>
        </div>
        <div className="counter-field">
          <label className="counter-label" htmlFor={`${id}-code`}>
            {texts.postalCode}
          </label>
          <input
            id={`${id}-code`}
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={12}
            ref={codeField}
            onInput={({ currentTarget }) => setPostalCode(currentTarget.value)}
          />
        </div>
      </form>
      <CounterAnswer
        dish={dish}
        cuts={cuts}
        cut={cut}
        stock={stock}
        day={day}
        deliveries={deliveries}
        language={language}
        texts={texts}
        choose={setWanted}
      />
    </div>
  )
}
