import { CarouselButton, CarouselDots } from '#web/ui/carousel/buttons.tsx'
import { useAutoplay } from '#web/ui/carousel/use-autoplay.ts'
import { useAnnouncements, useCarousel } from '#web/ui/carousel/use-carousel.ts'

type Props = {
  count: number
  /** How long each picture is shown. */
  intervalSeconds: number
  labels: { pause: string; play: string; choose: string }
}

export function HeroImageCarouselControls({ count, intervalSeconds, labels }: Props) {
  const { controls, at, move, goTo } = useCarousel({ count })
  const { playing, turning, toggle } = useAutoplay({
    controls,
    intervalMs: intervalSeconds * 1000,
    at,
    next: () => move(1),
  })
  useAnnouncements(controls, !turning)
  return (
    <div ref={controls} className="carousel-buttons">
      <CarouselButton
        shape={playing ? 'pause' : 'play'}
        label={playing ? labels.pause : labels.play}
        onPress={toggle}
      />
      <CarouselDots count={count} at={at} label={labels.choose} onChoose={goTo} />
    </div>
  )
}
