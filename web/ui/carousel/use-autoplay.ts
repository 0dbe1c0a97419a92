import { type RefObject, useEffect, useEffectEvent, useReducer, useState } from 'react'
import { getCarouselParts } from './parts.ts'

type Options = {
  controls: RefObject<HTMLElement | null>
  /** How long each slide is shown. */
  intervalMs: number
  /** The current slide. */
  at: number
  next: () => void
}

type PauseConditions = {
  hovered: boolean
  /** The element inside the carousel that has the keyboard focus. */
  focused: Element | null
  hidden: boolean
  /** Whether the visitor prefers reduced motion. */
  reduced: boolean
}

const initialConditions: PauseConditions = { hovered: false, focused: null, hidden: false, reduced: false }
const merge = (before: PauseConditions, change: Partial<PauseConditions>) => ({ ...before, ...change })

/**
 * Advances the slides automatically until the visitor stops it. Pauses while the carousel is hovered or focused, or the tab is
 * hidden. With reduced motion it plays only when the visitor starts it.
 */
export function useAutoplay({ controls, intervalMs, at, next }: Options) {
  const [chosen, choose] = useState<boolean>()
  const [now, change] = useReducer(merge, initialConditions)
  const playing = chosen ?? !now.reduced
  // A visitor who has just pressed 'play' by keyboard still has the focus on that button.
  const isFocused = now.focused !== null && !(chosen && now.focused.matches('.carousel-play'))
  const turning = playing && !now.hovered && !isFocused && !now.hidden
  const onTime = useEffectEvent(next)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `at` restarts the timer, so that each slide is shown for the full time.
  useEffect(() => {
    if (!turning) return
    const timer = setTimeout(onTime, intervalMs)
    return () => clearTimeout(timer)
  }, [turning, intervalMs, at])

  useEffect(() => {
    const { root } = getCarouselParts(controls.current)
    const listening = new AbortController()
    watch(root, change, listening.signal)
    return () => listening.abort()
  }, [controls])

  return { playing, turning, toggle: () => choose(!playing) }
}

function watch(root: HTMLElement, change: (conditions: Partial<PauseConditions>) => void, signal: AbortSignal): void {
  const { ownerDocument: document } = root
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
  const update = () => change({ hidden: document.hidden, reduced: reducedMotion.matches })
  // A click leaves its button focused too; only keyboard focus should pause the carousel.
  const focus = () => change({ focused: root.querySelector(':focus-visible') })

  update()
  focus()
  change({ hovered: root.matches(':hover') })
  root.addEventListener('pointerenter', () => change({ hovered: true }), { signal })
  root.addEventListener('pointerleave', () => change({ hovered: false }), { signal })
  root.addEventListener('focusin', focus, { signal })
  root.addEventListener('focusout', () => change({ focused: null }), { signal })
  document.addEventListener('visibilitychange', update, { signal })
  reducedMotion.addEventListener('change', update, { signal })
}
