import { CarouselButton } from '#web/ui/carousel/buttons.tsx'
import { useAnnouncements, useCarousel } from '#web/ui/carousel/use-carousel.ts'

type Props = { count: number; labels: { previous: string; next: string } }

export function HeroCarouselControls({ count, labels }: Props) {
  const { controls, move } = useCarousel({ count })
  useAnnouncements(controls)
  return (
    <div ref={controls} className="carousel-buttons">
      <CarouselButton shape="previous" label={labels.previous} onPress={() => move(-1)} />
      <CarouselButton shape="next" label={labels.next} onPress={() => move(1)} />
    </div>
  )
}
