import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { followArrowKeys } from './arrow-keys.ts'
import { partsAround, showSlides, takeOver } from './parts.ts'
import { around, placesOf, type Step, within } from './positions.ts'
import { followSwipes } from './swipe.ts'

type Options = {
  count: number
  /** Slides that are seen beside each other. */
  visible?: number
  /** Whether the last slide is followed by the first. One that ends moves on by all the slides that are seen. */
  wraps?: boolean
}

/** Moves the server's slides by buttons, arrow keys and swipes. `controls` is to be the element that holds the buttons. */
export function useCarousel({ count, visible = 1, wraps = true }: Options) {
  const controls = useRef<HTMLDivElement>(null)
  const [asked, goTo] = useState<number>()
  const places = placesOf(count, visible)
  const at = within(asked ?? 0, places)

  const move = (by: Step) => goTo(wraps ? around(at, by, places) : within(at + by * visible, places))
  const onStep = useEffectEvent(move)

  useEffect(() => {
    const parts = partsAround(controls.current)
    const listening = new AbortController()
    const scrolledTo = takeOver(parts)
    if (scrolledTo > 0) goTo(scrolledTo)
    followArrowKeys(parts.root, onStep, listening.signal)
    followSwipes(parts, onStep, listening.signal)
    return () => listening.abort()
  }, [])

  useEffect(() => showSlides(partsAround(controls.current), at, visible), [at, visible])

  return { controls, at, moved: asked !== undefined, move, goTo }
}

/** Has screen readers say the slide that comes, unless slides come by themselves. */
export function useAnnouncing(controls: { current: Element | null }, announces = true): void {
  useEffect(() => {
    partsAround(controls.current).view.setAttribute('aria-live', announces ? 'polite' : 'off')
  }, [controls, announces])
}
