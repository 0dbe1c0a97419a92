import { useEffect, useRef, useSyncExternalStore } from 'react'
import { CarouselButton } from '#web/ui/carousel/buttons.tsx'
import { placesOf, type Step, within } from '#web/ui/carousel/positions.ts'
import { useCarousel } from '#web/ui/carousel/use-carousel.ts'
import { visibleByWidth, visibleIn } from './visible-cards.ts'

type Props = { count: number; visible: number; labels: { previous: string; next: string } }

export function CardCarouselControls({ count, visible, labels }: Props) {
  const seen = useSyncExternalStore(
    followWidth,
    () => visibleIn(window.innerWidth, visible),
    () => visible,
  )
  const { controls, at, moved, move } = useCarousel({ count, visible: seen, wraps: false })
  const previous = useRef<HTMLButtonElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const atEnd = at === placesOf(count, seen) - 1

  // The focus does not stay on an arrow that is no longer shown.
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
        shownAt={widthsToMove(-1, at, count, visible)}
        onPress={() => move(-1)}
      />
      <CarouselButton
        ref={next}
        shape="next"
        label={labels.next}
        shownAt={widthsToMove(1, at, count, visible)}
        onPress={() => move(1)}
      />
      <p className="visually-hidden" role="status">
        {moved && `${at + 1}–${Math.min(at + seen, count)} / ${count}`}
      </p>
    </div>
  )
}

/** At which widths there are cards in that direction. Styles choose among them, so that the server's arrows are right already. */
function widthsToMove(by: Step, at: number, count: number, visible: number): string {
  const byWidth = visibleByWidth(visible)
  const canMove = (width: 'sm' | 'md' | 'lg') => {
    const places = placesOf(count, byWidth[width])
    return within(at + by, places) !== within(at, places)
  }
  return (['sm', 'md', 'lg'] as const).filter(canMove).join(' ')
}

function followWidth(onChange: () => void): () => void {
  window.addEventListener('resize', onChange)
  return () => window.removeEventListener('resize', onChange)
}
