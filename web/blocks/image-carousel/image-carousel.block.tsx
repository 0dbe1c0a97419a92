import { defineBlock, type ViewProps } from '#web/block-kit/define-block.ts'
import { Island } from '#web/islands/island.tsx'
import { message } from '#web/messages/message.ts'
import { carouselTexts } from '#web/messages/pages/carousel.texts.ts'
import { textsOf } from '#web/messages/texts.ts'
import carouselCss from '#web/ui/carousel/carousel.css?inline'
import { Carousel } from '#web/ui/carousel/carousel.tsx'
import { PictureCarouselControls } from '#web/ui/carousel/picture-carousel.island.tsx'
import { Picture } from '#web/ui/picture.tsx'
import css from './image-carousel.css?inline'
import { imageCarouselExamples } from './image-carousel.examples.ts'
import { imageCarouselSchema } from './image-carousel.schema.ts'

function ImageCarousel({ props, anchor, language, first }: ViewProps<typeof imageCarouselSchema, undefined>) {
  const { tone, heading, text, slides } = props
  const Heading = first ? 'h1' : 'h2'
  const labels = textsOf(language, carouselTexts)
  const controls = slides.length > 1 && (
    <Island name="picture-carousel" component={PictureCarouselControls} props={{ count: slides.length, labels }} />
  )
  return (
    <section id={anchor} className={`section tone-${tone}`}>
      <div className="wrap">
        {heading && <Heading>{heading}</Heading>}
        {text && <p className="lead">{text}</p>}
        <Carousel
          className="image-carousel"
          label={heading ?? message(language, 'carouselPictures')}
          language={language}
          controls={controls}
        >
          {slides.map(({ image, text }, index) => (
            <figure key={`${image.id} ${text}`}>
              <Picture
                of={image}
                presets={['third', 'medium', 'default']}
                sizes="min(100vw, 80rem)"
                eager={first && index === 0}
              />
              {text && <figcaption>{text}</figcaption>}
            </figure>
          ))}
        </Carousel>
      </div>
    </section>
  )
}

export const imageCarousel = defineBlock({
  type: 'image-carousel',
  schema: imageCarouselSchema,
  view: ImageCarousel,
  css: [carouselCss, css],
  examples: imageCarouselExamples,
})
