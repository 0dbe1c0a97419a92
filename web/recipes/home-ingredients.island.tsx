import { useEffect, useRef, useState } from 'react'
import type { Language } from '#contract/site.ts'
import type { HomeIngredientsTexts } from '#web/messages/kitchen/recipe.texts.ts'
import type { CalculatedRecipe } from './calculated-recipe.ts'
import { cookAmount } from './cooking/cook-amount.ts'
import { timesMade } from './cooking/times-made.ts'
import { isSame, portionLimits } from './portion-limits.ts'
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
  const factor = timesMade(own, chosen)
  const controls = useRef<HTMLDivElement>(null)
  const reset = () => {
    choose(own)
    // The button goes away with the change that it undoes.
    controls.current?.querySelector('input')?.focus()
  }
  return (
    <section>
      <h2>{texts.heading}</h2>
      <div className="portions-controls" ref={controls}>
        <PortionStepper
          label={texts.portions}
          value={chosen.portions}
          range={range}
          texts={texts}
          onChange={(portions) => choose({ ...chosen, portions })}
        />
        <div className="portions-buttons">
          <button type="button" className="small-button" onClick={() => window.print()}>
            {texts.print}
          </button>
          {!isSame(chosen, own) && (
            <button type="button" className="small-button" onClick={reset}>
              {texts.reset}
            </button>
          )}
        </div>
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
                  const text = cookAmount({ name, amount, unit }, factor, language)
                  return (
                    <li key={name} data-ticked={ticked.includes(key) ? '' : undefined}>
                      <label className="recipe-tick">
                        <input
                          type="checkbox"
                          checked={ticked.includes(key)}
                          aria-label={`${text.amount} ${text.name}`.trim()}
                          onChange={() => toggle(key)}
                        />
                        <span className="recipe-amount">{text.amount}</span>
                      </label>{' '}
                      {href ? <a href={href}>{text.name}</a> : <span>{text.name}</span>}
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
