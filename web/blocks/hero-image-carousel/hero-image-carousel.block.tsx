import { defineBlock, type ViewProps } from '#web/block-kit/define-block.ts'
import { Island } from '#web/islands/island.tsx'
import { heroImageCarouselTexts } from '#web/messages/pages/carousel.texts.ts'
import { textsOf } from '#web/messages/texts.ts'
import carouselCss from '#web/ui/carousel/carousel.css?inline'
import { Carousel } from '#web/ui/carousel/carousel.tsx'
import { LinkRow } from '#web/ui/link-row.tsx'
import { Picture } from '#web/ui/picture.tsx'
import css from './hero-image-carousel.css?inline'
import { heroImageCarouselExamples } from './hero-image-carousel.examples.ts'
import { HeroImageCarouselControls } from './hero-image-carousel.island.tsx'
import { heroImageCarouselSchema } from './hero-image-carousel.schema.ts'

function HeroImageCarousel({ props, anchor, language, first }: ViewProps<typeof heroImageCarouselSchema, undefined>) {
  const { title, text, links, interval, slides } = props
  const Heading = first ? 'h1' : 'h2'
  const labels = textsOf(language, heroImageCarouselTexts)
  const controls = slides.length > 1 && (
    <Island
      name="hero-image-carousel"
      component={HeroImageCarouselControls}
      props={{ count: slides.length, intervalSeconds: interval, labels }}
    />
  )
  const words = (
    <div className="hero-image-words">
      <Heading className="hero-image-title">{title}</Heading>
      {text && <p className="hero-image-text">{text}</p>}
      <LinkRow links={links} />
    </div>
  )
  return (
    <Carousel
      id={anchor}
      className="hero-image-carousel"
      label={title}
      language={language}
      words={words}
      controls={controls}
    >
      {slides.map(({ image }, index) => (
        <Picture
          key={image.id}
          of={image}
          presets={['medium', 'default']}
          sizes="(min-width: 1024px) max(62vw, 125vh), 110vw"
          eager={first && index === 0}
          wide
        />
      ))}
    </Carousel>
  )
}

export const heroImageCarousel = defineBlock({
  type: 'hero-image-carousel',
  schema: heroImageCarouselSchema,
  view: HeroImageCarousel,
  css: [carouselCss, css],
  examples: heroImageCarouselExamples,
})
