import { useRef } from 'react'
import type { Language } from '#contract/site.ts'
import type { CookModeTexts } from '#web/messages/kitchen/recipe.texts.ts'
import type { CookedRecipe } from '../home-cooking.ts'
import { isSame, portionLimits } from '../portion-limits.ts'
import { PortionStepper } from '../portion-stepper.tsx'
import type { Portioning } from '../scaling.ts'
import { cookAmount } from './cook-amount.ts'

type Props = {
  own: Portioning
  chosen: Portioning
  choose: (next: Portioning) => void
  maxPortions: number
  ingredients: CookedRecipe['ingredients']
  factor: number
  language: Language
  texts: CookModeTexts
}

/** Everything that is needed, for as many portions as are cooked. */
export function Gathering({ own, chosen, choose, maxPortions, ingredients, factor, language, texts }: Props) {
  const { portions } = portionLimits(own)
  const controls = useRef<HTMLDivElement>(null)
  // The button goes: the focus stays beside it.
  const reset = () => {
    choose(own)
    controls.current?.querySelector('input')?.focus()
  }
  return (
    <div className="cook-gathering">
      <div className="portions-controls" ref={controls}>
        <PortionStepper
          label={texts.portions}
          value={chosen.portions}
          range={{ ...portions, max: Math.max(maxPortions, own.portions) }}
          texts={texts}
          onChange={(count) => choose({ ...chosen, portions: count })}
        />
        {!isSame(chosen, own) && (
          <button type="button" className="small-button" onClick={reset}>
            {texts.reset}
          </button>
        )}
      </div>
      <ul className="cook-amounts">
        {ingredients.map((ingredient, at) => {
          const { amount, name } = cookAmount(ingredient, factor, language)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes, and a name may come twice.
            <li key={at}>
              <b>{amount}</b> {name}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
