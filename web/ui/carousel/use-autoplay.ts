import { type RefObject, useEffect, useEffectEvent, useReducer, useState } from 'react'
import { partsAround } from './parts.ts'

type Options = {
  controls: RefObject<HTMLElement | null>
  /** Milliseconds for which each slide is shown. */
  interval: number
  /** The slide that is shown: each has its full time. */
  at: number
  next: () => void
}

type Circumstances = {
  hovered: boolean
  /** What has the focus of the keyboard, inside the carousel. */
  focused: Element | null
  hidden: boolean
  /** Whether the visitor's system asks for less motion. */
  reduced: boolean
}

const known: Circumstances = { hovered: false, focused: null, hidden: false, reduced: false }
const note = (before: Circumstances, change: Partial<Circumstances>) => ({ ...before, ...change })

/**
 * Shows slide after slide, until the visitor stops it, and not while the visitor is busy with one: by pointer, by focus, or
 * in another tab. Where less motion is asked for, only the visitor starts it.
 */
export function useAutoplay({ controls, interval, at, next }: Options) {
  const [chosen, choose] = useState<boolean>()
  const [now, change] = useReducer(note, known)
  const playing = chosen ?? !now.reduced
  // Who has just pressed 'play' on the keyboard has the focus there still.
  const isBusy = now.focused !== null && !(chosen && now.focused.matches('.carousel-play'))
  const turning = playing && !now.hovered && !isBusy && !now.hidden
  const onTime = useEffectEvent(next)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each slide has its full time.
  useEffect(() => {
    if (!turning) return
    const timer = setTimeout(onTime, interval)
    return () => clearTimeout(timer)
  }, [turning, interval, at])

  useEffect(() => {
    const { root } = partsAround(controls.current)
    const listening = new AbortController()
    watch(root, change, listening.signal)
    return () => listening.abort()
  }, [controls])

  return { playing, turning, toggle: () => choose(!playing) }
}

function watch(root: HTMLElement, change: (circumstances: Partial<Circumstances>) => void, signal: AbortSignal): void {
  const { ownerDocument: document } = root
  const stillness = matchMedia('(prefers-reduced-motion: reduce)')
  const look = () => change({ hidden: document.hidden, reduced: stillness.matches })
  // A click leaves its button focused, but only the keyboard's focus says that somebody is still there.
  const focus = () => change({ focused: root.querySelector(':focus-visible') })

  look()
  focus()
  change({ hovered: root.matches(':hover') })
  root.addEventListener('pointerenter', () => change({ hovered: true }), { signal })
  root.addEventListener('pointerleave', () => change({ hovered: false }), { signal })
  root.addEventListener('focusin', focus, { signal })
  root.addEventListener('focusout', () => change({ focused: null }), { signal })
  document.addEventListener('visibilitychange', look, { signal })
  stillness.addEventListener('change', look, { signal })
}
