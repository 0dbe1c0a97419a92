import type { z } from 'zod'
import { defineBlock, type ViewProps } from '#web/block-kit/define-block.ts'
import { Island } from '#web/islands/island.tsx'
import { message } from '#web/messages/message.ts'
import { heroCarouselTexts } from '#web/messages/pages/carousel.texts.ts'
import { textsOf } from '#web/messages/texts.ts'
import carouselCss from '#web/ui/carousel/carousel.css?inline'
import { Carousel } from '#web/ui/carousel/carousel.tsx'
import { LinkRow } from '#web/ui/link-row.tsx'
import { Picture } from '#web/ui/picture.tsx'
import css from './hero-carousel.css?inline'
import { heroCarouselExamples } from './hero-carousel.examples.ts'
import { HeroCarouselControls } from './hero-carousel.island.tsx'
import { heroCarouselSchema } from './hero-carousel.schema.ts'

/** Longer texts have a smaller font. */
const MAX_TITLE_CHARACTERS = 50

type HeroSlideData = z.output<typeof heroCarouselSchema>['slides'][number]

function HeroCarousel({ props, anchor, language, first }: ViewProps<typeof heroCarouselSchema, undefined>) {
  const { slides } = props
  const labels = textsOf(language, heroCarouselTexts)
  const controls = slides.length > 1 && (
    <Island name="hero-carousel" component={HeroCarouselControls} props={{ count: slides.length, labels }} />
  )
  return (
    <Carousel
      id={anchor}
      className="hero-carousel"
      label={message(language, 'carouselHighlights')}
      language={language}
      controls={controls}
    >
      {slides.map((slide, index) => (
        <HeroSlide key={`${slide.image.id} ${slide.text}`} slide={slide} first={first && index === 0} />
      ))}
    </Carousel>
  )
}

function HeroSlide({ slide, first }: { slide: HeroSlideData; first: boolean }) {
  const { image, imgText, text, textAlignment, darken, links } = slide
  const Heading = first ? 'h1' : 'h2'
  const kinds = [darken && 'hero-slide-darkened', textAlignment === 'Center' && 'hero-slide-centred']
  return (
    <div className={['hero-slide', ...kinds].filter(Boolean).join(' ')}>
      <div className="hero-slide-words">
        <Heading className={`hero-slide-text${text.length > MAX_TITLE_CHARACTERS ? ' hero-slide-long' : ''}`}>
          {text}
        </Heading>
        <LinkRow links={links} />
      </div>
      <Picture
        className="hero-slide-picture"
        of={{ ...image, alt: imgText ?? image.alt }}
        presets={['medium', 'default']}
        // With a fixed height, a 16:10 picture is rendered wider than its box and cropped at the sides.
        sizes="(min-width: 768px) max(100vw, 125vh), 120vw"
        eager={first}
        wide
      />
    </div>
  )
}

export const heroCarousel = defineBlock({
  type: 'hero-carousel',
  schema: heroCarouselSchema,
  view: HeroCarousel,
  css: [carouselCss, css],
  examples: heroCarouselExamples,
})
