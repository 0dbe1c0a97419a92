import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { followArrowKeys } from './arrow-keys.ts'
import { getCarouselParts, showSlides, takeOver } from './parts.ts'
import { clampPosition, positionCount, type Step, stepAround } from './positions.ts'
import { followSwipes } from './swipe.ts'

type Options = {
  count: number
  /** The number of visible slides. */
  visible?: number
  /** Whether the first slide follows the last. Without wrapping, a step moves by all visible slides. */
  wraps?: boolean
}

/** Moves the server-rendered slides by buttons, arrow keys and swipes. `controls` is the ref for the element around the buttons. */
export function useCarousel({ count, visible = 1, wraps = true }: Options) {
  const controls = useRef<HTMLDivElement>(null)
  const [chosen, goTo] = useState<number>()
  const positions = positionCount(count, visible)
  const at = clampPosition(chosen ?? 0, positions)

  const move = (by: Step) => goTo(wraps ? stepAround(at, by, positions) : clampPosition(at + by * visible, positions))
  const onStep = useEffectEvent(move)

  useEffect(() => {
    const parts = getCarouselParts(controls.current)
    const listeners = new AbortController()
    const scrolledTo = takeOver(parts)
    if (scrolledTo > 0) goTo(scrolledTo)
    followArrowKeys(parts.root, onStep, listeners.signal)
    followSwipes(parts, onStep, listeners.signal)
    return () => listeners.abort()
  }, [])

  useEffect(() => showSlides(getCarouselParts(controls.current), at, visible), [at, visible])

  return { controls, at, moved: chosen !== undefined, move, goTo }
}

/** Makes screen readers announce the new slide; to be turned off during autoplay. */
export function useAnnouncements(controls: { current: Element | null }, announces = true): void {
  useEffect(() => {
    getCarouselParts(controls.current).view.setAttribute('aria-live', announces ? 'polite' : 'off')
  }, [controls, announces])
}
