import { useEffect, useState } from 'react'
import type { Language } from '#contract/site.ts'
import { amountText } from '#web/format/amount-text.ts'
import type { HomeIngredientsTexts } from '#web/messages/kitchen/recipe.texts.ts'
import type { CalculatedRecipe } from './calculated-recipe.ts'
import { friendlyAmount } from './friendly-amount.ts'
import { portionLimits } from './portion-limits.ts'
import { PortionStepper } from './portion-stepper.tsx'
import { usePortioning } from './use-portioning.ts'

type Props = {
  recipe: CalculatedRecipe
  language: Language
  texts: HomeIngredientsTexts
}

const MAX_PORTIONS = 99

/** The ingredients of a recipe for as many portions as somebody cooks, to be ticked off. */
export function HomeIngredients({ recipe: { own, steps }, language, texts }: Props) {
  const [chosen, choose] = usePortioning(own)
  const [ticked, toggle] = useTicked()
  const range = { ...portionLimits(own).portions, max: Math.max(MAX_PORTIONS, own.portions) }
  const amountOf = (amount: number, unit: string) =>
    amountText(
      {
        amount: chosen.portions === own.portions ? amount : friendlyAmount((amount * chosen.portions) / own.portions),
        unit,
      },
      language,
    )
  return (
    <section>
      <h2>{texts.heading}</h2>
      <div className="portions-controls">
        <PortionStepper
          label={texts.portions}
          value={chosen.portions}
          range={range}
          texts={texts}
          onChange={(portions) => choose({ ...chosen, portions })}
        />
        <button type="button" className="portions-button" onClick={() => window.print()}>
          {texts.print}
        </button>
      </div>
      <p className="portions-printed">{`${texts.portions} ${chosen.portions}`}</p>
      {steps.map(
        ({ heading, ingredients }, at) =>
          ingredients.length > 0 && (
            // biome-ignore lint/suspicious/noArrayIndexKey: steps have no other key, and their order never changes.
            <div className="recipe-ingredients" key={at}>
              {heading && <h3>{heading}</h3>}
              <ul>
                {ingredients.map(({ name, amount, unit, href }) => {
                  const key = `${at} ${name}`
                  const text = amountOf(amount, unit)
                  return (
                    <li key={name} data-ticked={ticked.includes(key) ? '' : undefined}>
                      <label className="recipe-tick">
                        <input
                          type="checkbox"
                          checked={ticked.includes(key)}
                          aria-label={`${text} ${name}`.trim()}
                          onChange={() => toggle(key)}
                        />
                        <span className="recipe-amount">{text}</span>
                      </label>{' '}
                      {href ? <a href={href}>{name}</a> : <span>{name}</span>}
                    </li>
                  )
                })}
              </ul>
            </div>
          ),
      )}
    </section>
  )
}

/** What was ticked off on this page, kept while the tab is open. */
function useTicked(): [readonly string[], (key: string) => void] {
  const [ticked, setTicked] = useState<readonly string[]>([])
  useEffect(() => {
    try {
      const kept: unknown = JSON.parse(sessionStorage.getItem(keyOfPage()) ?? '[]')
      if (Array.isArray(kept)) setTicked(kept)
    } catch {
      // Storage may be forbidden; the list then begins unticked.
    }
  }, [])
  const toggle = (key: string) => {
    const next = ticked.includes(key) ? ticked.filter((other) => other !== key) : [...ticked, key]
    setTicked(next)
    try {
      sessionStorage.setItem(keyOfPage(), JSON.stringify(next))
    } catch {
      // Kept only as long as the page is open.
    }
  }
  return [ticked, toggle]
}

const keyOfPage = () => `ticked ${location.pathname}`
