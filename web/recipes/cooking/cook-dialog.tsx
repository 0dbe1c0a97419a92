import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { Language } from '#contract/site.ts'
import type { CookModeTexts } from '#web/messages/kitchen/recipe.texts.ts'
import { useModal } from '#web/ui/use-modal.ts'
import type { CookedRecipe } from '../home-cooking.ts'
import type { Portioning } from '../scaling.ts'
import { usePortioning } from '../use-portioning.ts'
import { useWakeLock } from '../use-wake-lock.ts'
import { CookStep } from './cook-step.tsx'
import { Gathering } from './gathering.tsx'
import { TimerList } from './timer-list.tsx'
import { timesMade } from './times-made.ts'
import type { CookPlace } from './use-cook-place.ts'
import { useSwipe } from './use-swipe.ts'
import type { Timers } from './use-timers.ts'

type Props = {
  recipe: CookedRecipe
  own: Portioning
  maxPortions: number
  language: Language
  texts: CookModeTexts
  place: CookPlace
  timers: Timers
  onClose: () => void
}

const steps: Record<string, 1 | -1> = { ArrowRight: 1, PageDown: 1, ArrowLeft: -1, PageUp: -1 }

/** The whole window for one step, to be propped up beside the stove. */
export function CookDialog({ recipe, own, maxPortions, language, texts, place, timers, onClose }: Props) {
  const { at, last, go } = place
  const { dialog, close } = useModal({ opensAtOnce: true, onClose })
  const [chosen, choose] = usePortioning(own)
  const isAwake = useWakeLock()
  const swipe = useSwipe((by) => go(at + by))
  const middle = useRef<HTMLDivElement>(null)
  const factor = timesMade(own, chosen)
  const step = recipe.steps[at - 1]
  const position = texts.position.replace('{step}', String(at)).replace('{count}', String(last))
  const ofStep = { language, texts, factor, ingredients: recipe.ingredients }

  // biome-ignore lint/correctness/useExhaustiveDependencies: each step begins at its top.
  useEffect(() => {
    middle.current?.scrollTo?.(0, 0)
  }, [at])
  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    const by = steps[key]
    if (by && !(target instanceof HTMLInputElement)) go(at + by)
  }
  return (
    <dialog {...dialog} className="cook" aria-label={texts.open} onKeyDown={onKeyDown}>
      <div className="cook-inside">
        <div className="cook-head">
          <p>{at === 0 ? texts.gather : position}</p>
          <p className="cook-awake">{isAwake ? texts.awake : ''}</p>
          <button type="button" className="cook-close" onClick={close}>
            {texts.close}
          </button>
        </div>
        <progress className="cook-progress" max={last} value={at} aria-label={position} />
        <div className="cook-middle" ref={middle} {...swipe}>
          {step ? (
            <CookStep step={step} at={at} timers={timers} {...ofStep} />
          ) : (
            <Gathering own={own} chosen={chosen} choose={choose} maxPortions={maxPortions} {...ofStep} />
          )}
          {step && factor !== 1 && <p className="cook-note">{texts.scaled.replace('{own}', String(own.portions))}</p>}
        </div>
        <TimerList timers={timers} texts={texts} />
        <button type="button" className="cook-turn cook-back" aria-disabled={at === 0} onClick={() => go(at - 1)}>
          {texts.previous}
        </button>
        <button type="button" className="cook-turn cook-on" aria-disabled={at === last} onClick={() => go(at + 1)}>
          {texts.next}
        </button>
      </div>
    </dialog>
  )
}
