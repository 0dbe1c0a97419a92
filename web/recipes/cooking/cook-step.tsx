import type { Language } from '#contract/site.ts'
import type { CookModeTexts } from '#web/messages/kitchen/recipe.texts.ts'
import type { CookedRecipe, CookedStep } from '../home-cooking.ts'
import { cookAmount } from './cook-amount.ts'
import type { Timers } from './use-timers.ts'

type Props = {
  step: CookedStep
  at: number
  ingredients: CookedRecipe['ingredients']
  factor: number
  language: Language
  texts: CookModeTexts
  timers: Timers
}

/** What to do, with what, and for how long. */
export function CookStep({ step, at, ingredients, factor, language, texts, timers }: Props) {
  return (
    <>
      <div className="cook-step" aria-live="polite">
        {step.heading && <h2>{step.heading}</h2>}
        <p>{step.text}</p>
        {step.uses.length > 0 && (
          <ul className="cook-amounts" aria-label={texts.forStep}>
            {step.uses.map(({ at: index, inAll }) => {
              const ingredient = ingredients[index]
              if (!ingredient) return null
              const { amount, name } = cookAmount(ingredient, factor, language)
              return (
                <li key={index}>
                  <b>{amount}</b> {name}
                  {inAll && amount !== '' && <i> ({texts.inAll})</i>}
                </li>
              )
            })}
          </ul>
        )}
      </div>
      {step.times.length > 0 && (
        <div className="cook-times">
          {step.times.map(({ words, seconds }, index) => {
            const id = `${at}-${index}`
            return (
              <button
                key={id}
                type="button"
                className="cook-time"
                aria-label={texts.setTimer.replace('{time}', words)}
                onClick={() => timers.set({ id, words, at }, seconds)}
              >
                <svg viewBox="0 0 24 24" aria-hidden="true">
                  <path d="M10 2h4M12 14l3-3M12 22a8 8 0 1 0 0-16 8 8 0 0 0 0 16" />
                </svg>
                {words}
              </button>
            )
          })}
        </div>
      )}
    </>
  )
}
