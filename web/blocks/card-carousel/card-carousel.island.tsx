import { useEffect, useRef, useSyncExternalStore } from 'react'
import { CarouselButton } from '#web/ui/carousel/buttons.tsx'
import { clampPosition, positionCount, type Step } from '#web/ui/carousel/positions.ts'
import { useCarousel } from '#web/ui/carousel/use-carousel.ts'
import { visibleByBreakpoint, visibleIn } from './visible-cards.ts'

type Props = { count: number; visible: number; labels: { previous: string; next: string } }

export function CardCarouselControls({ count, visible, labels }: Props) {
  const visibleNow = useSyncExternalStore(
    subscribeToResize,
    () => visibleIn(window.innerWidth, visible),
    () => visible,
  )
  const { controls, at, moved, move } = useCarousel({ count, visible: visibleNow, wraps: false })
  const previous = useRef<HTMLButtonElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const atEnd = at === positionCount(count, visibleNow) - 1

  // Moves the focus away from an arrow that becomes hidden.
  useEffect(() => {
    const focused = document.activeElement
    if (atEnd && focused === next.current) previous.current?.focus()
    if (at === 0 && focused === previous.current) next.current?.focus()
  }, [at, atEnd])

  return (
    <div ref={controls} className="carousel-buttons">
      <CarouselButton
        ref={previous}
        shape="previous"
        label={labels.previous}
        shownAt={breakpointsToMove(-1, at, count, visible)}
        onPress={() => move(-1)}
      />
      <CarouselButton
        ref={next}
        shape="next"
        label={labels.next}
        shownAt={breakpointsToMove(1, at, count, visible)}
        onPress={() => move(1)}
      />
      <p className="visually-hidden" role="status">
        {moved && `${at + 1}–${Math.min(at + visibleNow, count)} / ${count}`}
      </p>
    </div>
  )
}

/** The breakpoints with more cards in that direction. Styles show the arrow at these, so that it is right before hydration. */
function breakpointsToMove(by: Step, at: number, count: number, visible: number): string {
  const byWidth = visibleByBreakpoint(visible)
  const canMove = (width: 'sm' | 'md' | 'lg') => {
    const positions = positionCount(count, byWidth[width])
    return clampPosition(at + by, positions) !== clampPosition(at, positions)
  }
  return (['sm', 'md', 'lg'] as const).filter(canMove).join(' ')
}

function subscribeToResize(onChange: () => void): () => void {
  window.addEventListener('resize', onChange)
  return () => window.removeEventListener('resize', onChange)
}
