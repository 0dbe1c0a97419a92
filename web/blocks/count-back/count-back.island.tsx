import { useEffect, useId, useState } from 'react'
import type { Language } from '#contract/site.ts'
import { clockText, minutesOf } from '#web/format/clock-text.ts'
import type { CountBackTexts } from '#web/messages/pages/count-back.texts.ts'
import { pluralForm } from '#web/messages/plural.ts'
import { ChoiceChips } from '#web/ui/choice-chips.tsx'
import { QuantityStepper } from '#web/ui/quantity-stepper.tsx'
import { amountFor, type Eaters, placesOf, progressOf, type Way } from './count-back-rules.ts'

type Props = {
  eatAt: string
  eaters: Eaters
  label: string
  ways: readonly Way[]
  language: Language
  texts: CountBackTexts
}

/** A timetable that ends when people eat. */
export function CountBack({ eatAt, eaters, label, ways, language, texts }: Props) {
  const [meal, setMeal] = useState(eatAt)
  const [count, setCount] = useState(eaters.start)
  const [chosen, setChosen] = useState(0)
  const now = useNow()
  const id = useId()
  const way = ways[chosen]
  if (!way) return null
  const mealAt = minutesOf(meal)
  const amount = amountFor(way, count)
  const progress = now === undefined ? null : progressOf(way.steps, mealAt, now)
  const bought = pluralForm(way.unit, amount, language)
  const eating = pluralForm(texts.eaters, count, language).replace('{count}', String(count))
  return (
    <div className="count-back">
      <div className="count-back-choices">
        <p>
          <label htmlFor={id}>{texts.meal}</label>
          <input
            id={id}
            type="time"
            required
            value={meal}
            onChange={({ target }) => target.value && setMeal(target.value)}
          />
        </p>
        <p>
          <span aria-hidden="true">{texts.count}</span>
          <QuantityStepper
            value={count}
            min={eaters.min}
            max={eaters.max}
            label={texts.count}
            fewer={texts.fewer}
            more={texts.more}
            onChange={setCount}
          />
        </p>
        <ChoiceChips label={label} options={ways.map(({ name }) => ({ name }))} chosen={chosen} onChoose={setChosen} />
      </div>
      <p className="count-back-sum">
        <output>
          {eating}, {amount} {bought}.
        </output>
        {way.note && <span> {way.note}</span>}
      </p>
      <Sausage steps={way.steps} place={progress?.place} />
      <ol className="count-back-steps">
        {way.steps.map(({ before, name, text, product }, at) => (
          <li key={name} className={progress?.step === at ? 'count-back-current' : undefined}>
            <p className="count-back-time">
              <time>{clockText(mealAt - before, language)}</time>
              {before > mealAt && <small>{texts.dayBefore}</small>}
            </p>
            <div>
              <h3>
                {name}
                {progress?.step === at && <span className="count-back-now">{texts.now}</span>}
              </h3>
              <p>
                {text} {product && <a href={product.link}>{product.label}</a>}
              </p>
            </div>
          </li>
        ))}
      </ol>
      <button type="button" className="button count-back-print" onClick={() => window.print()}>
        {texts.print}
      </button>
    </div>
  )
}

/** The evening as a sausage: raw where it begins, brown where people eat, with a mark of the grill for each step. */
function Sausage({ steps, place }: { steps: Way['steps']; place: number | undefined }) {
  return (
    <div className="count-back-sausage" aria-hidden="true">
      {placesOf(steps).map((at) => (
        <i key={at} style={{ insetInlineStart: `${at * 100}%` }} />
      ))}
      {place !== undefined && <b style={{ insetInlineStart: `${place * 100}%` }} />}
    </div>
  )
}

/** Minutes since midnight where the visitor is; undefined until the browser has told. */
function useNow(): number | undefined {
  const [now, setNow] = useState<number>()
  useEffect(() => {
    const look = () => {
      const date = new Date()
      setNow(date.getHours() * 60 + date.getMinutes())
    }
    look()
    const timer = setInterval(look, 15_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
