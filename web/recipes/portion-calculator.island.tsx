import { useEffect, useRef, useState } from 'react'
import type { Language } from '#contract/site.ts'
import { AddToMenu, type MenuEntry } from '#web/lunch-menu/entry/add-to-menu.tsx'
import type { CalculatorTexts } from '#web/messages/kitchen/recipe.texts.ts'
import { debounce } from '#web/ui/timing.ts'
import type { CalculatedRecipe } from './calculated-recipe.ts'
import { isSame, portionLimits } from './portion-limits.ts'
import { PortionStepper } from './portion-stepper.tsx'
import { readableAmount } from './readable-amount.ts'
import { amountWithDecimals, scaledAmount } from './scaling.ts'
import { usePortioning } from './use-portioning.ts'

type Props = {
  recipe: CalculatedRecipe
  decimals: number
  language: Language
  texts: CalculatorTexts
  /** How the recipe is put on a lunch menu, on a site that has one. */
  lunchMenu?: MenuEntry | undefined
}

/** The ingredients of a recipe for as many portions of a size as the kitchen needs. */
export function PortionCalculator({ recipe, decimals, language, texts, lunchMenu }: Props) {
  const { own, unit, totalYieldKg, steps } = recipe
  const [chosen, choose] = usePortioning(own)
  const controls = useRef<HTMLDivElement>(null)
  const limits = portionLimits(own)
  const isChanged = !isSame(chosen, own)
  const amountOf = (amount: number, unit: string) => {
    const text = amountWithDecimals(scaledAmount(amount, own, chosen), decimals, language)
    return text === null ? '' : `${text}\u00a0${unit.replaceAll(' ', '\u00a0')}`.trim()
  }
  const readableOf = (amount: number, unit: string) => readableAmount(scaledAmount(amount, own, chosen), unit, language)
  const total = totalYieldKg === undefined ? '' : amountOf(totalYieldKg, 'kg')
  const size = chosen.size === undefined ? '' : `${chosen.size}\u00a0${unit}`
  const inWords = [`${texts.portions} ${chosen.portions}`, size && `${texts.size} ${size}`].filter(Boolean).join(', ')

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
          range={limits.portions}
          texts={{ fewer: texts.fewerPortions, more: texts.morePortions, ignored: texts.portionsIgnored }}
          onChange={(portions) => choose({ ...chosen, portions })}
        />
        {limits.size && chosen.size !== undefined && (
          <PortionStepper
            label={texts.size}
            unit={unit}
            value={chosen.size}
            range={limits.size}
            texts={{ fewer: texts.smaller, more: texts.larger, ignored: texts.sizeIgnored }}
            onChange={(size) => choose({ ...chosen, size })}
          />
        )}
        <div className="portions-buttons">
          <button type="button" className="small-button" onClick={() => window.print()}>
            {texts.print}
          </button>
          {isChanged && (
            <button type="button" className="small-button" onClick={reset}>
              {texts.reset}
            </button>
          )}
        </div>
      </div>
      {lunchMenu && <AddToMenu {...lunchMenu} language={language} />}
      <p className="portions-printed">{inWords}</p>
      {total && (
        <p className="portions-total">
          {texts.totalYield} <b>{readableOf(totalYieldKg ?? 0, 'kg')}</b> <span className="recipe-exact">{total}</span>
        </p>
      )}
      <Announced text={isChanged ? texts.calculated.replace('{portions}', inWords) : ''} />
      {steps.map(
        ({ heading, ingredients }, at) =>
          ingredients.length > 0 && (
            // biome-ignore lint/suspicious/noArrayIndexKey: steps have no other key, and their order never changes.
            <div className="recipe-ingredients recipe-calculated" key={at}>
              {heading && <h3>{heading}</h3>}
              <ul>
                {ingredients.map(({ name, amount, unit, href }) => (
                  <li key={name}>
                    <b>{readableOf(amount, unit)}</b> {href ? <a href={href}>{name}</a> : <span>{name}</span>}{' '}
                    <span className="recipe-amount recipe-exact">{amountOf(amount, unit)}</span>
                  </li>
                ))}
              </ul>
            </div>
          ),
      )}
    </section>
  )
}

const ANNOUNCE_AFTER_MS = 700

/** Says what was calculated when the visitor has come to rest, and not at each step. */
function Announced({ text }: { text: string }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (text === said) return
    const say = debounce(setSaid, ANNOUNCE_AFTER_MS)
    say(text)
    return say.cancel
  }, [text, said])
  return (
    <p role="status" className="visually-hidden">
      {said}
    </p>
  )
}
