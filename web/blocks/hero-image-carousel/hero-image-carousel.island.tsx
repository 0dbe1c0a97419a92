import { CarouselButton, CarouselDots } from '#web/ui/carousel/buttons.tsx'
import { useAutoplay } from '#web/ui/carousel/use-autoplay.ts'
import { useAnnouncing, useCarousel } from '#web/ui/carousel/use-carousel.ts'

type Props = {
  count: number
  /** Seconds for which each picture is shown. */
  interval: number
  labels: { pause: string; play: string; choose: string }
}

export function HeroImageCarouselControls({ count, interval, labels }: Props) {
  const { controls, at, move, goTo } = useCarousel({ count })
  const { playing, turning, toggle } = useAutoplay({ controls, interval: interval * 1000, at, next: () => move(1) })
  useAnnouncing(controls, !turning)
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
