import type { CarouselTexts } from '#web/messages/pages/carousel.texts.ts'
import { CarouselButton, CarouselDots } from './buttons.tsx'
import { useAnnouncements, useCarousel } from './use-carousel.ts'

type Props = { count: number; labels: CarouselTexts }

/** The buttons of a carousel of pictures, which wraps around. */
export function PictureCarouselControls({ count, labels }: Props) {
  const { controls, at, move, goTo } = useCarousel({ count })
  useAnnouncements(controls)
  return (
    <div ref={controls} className="carousel-buttons">
      <CarouselButton shape="previous" label={labels.previous} onPress={() => move(-1)} />
      <CarouselDots count={count} at={at} label={labels.choose} onChoose={goTo} />
      <CarouselButton shape="next" label={labels.next} onPress={() => move(1)} />
    </div>
  )
}
