import { useRef } from 'react'
import type { Language } from '#contract/site.ts'
import type { CookModeTexts } from '#web/messages/kitchen/recipe.texts.ts'
import { CookDialog } from './cooking/cook-dialog.tsx'
import { TimerList } from './cooking/timer-list.tsx'
import { useCookPlace } from './cooking/use-cook-place.ts'
import { useTimers } from './cooking/use-timers.ts'
import { useTitleOf } from './cooking/use-title.ts'
import type { CookedRecipe } from './home-cooking.ts'
import type { Portioning } from './scaling.ts'

type Props = {
  recipe: CookedRecipe
  /** What the amounts are for. */
  own: Portioning
  maxPortions: number
  language: Language
  texts: CookModeTexts
}

/** Shows the method one step at a time in large letters, with its amounts and timers, and keeps the screen on meanwhile. */
export function CookMode(props: Props) {
  const { recipe, texts } = props
  const place = useCookPlace(recipe.steps.length)
  const timers = useTimers()
  useTitleOf(timers)
  const opener = useRef<HTMLButtonElement>(null)
  const leave = () => {
    place.close()
    // After a reload nobody has opened it, so the browser has no place to give the focus back to.
    opener.current?.focus()
  }
  return (
    <>
      <button ref={opener} type="button" className="cook-open button" onClick={place.open}>
        {texts.open}
      </button>
      {place.isOpen ? (
        <CookDialog {...props} place={place} timers={timers} onClose={leave} />
      ) : (
        <TimerList timers={timers} texts={texts} />
      )}
    </>
  )
}
