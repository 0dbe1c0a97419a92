import type { CSSProperties } from 'react'
import { defineBlock, type ViewProps } from '#web/block-kit/define-block.ts'
import { Card } from '#web/cards/card.tsx'
import { cardStyles } from '#web/cards/card-styles.ts'
import { type CardsData, loadCards } from '#web/cards/cards.load.ts'
import { pageCardContext } from '#web/cards/page-card-context.tsx'
import { shownCards } from '#web/cards/shown-cards.ts'
import { Island } from '#web/islands/island.tsx'
import { message } from '#web/messages/message.ts'
import { cardCarouselTexts } from '#web/messages/pages/carousel.texts.ts'
import { textsOf } from '#web/messages/texts.ts'
import carouselCss from '#web/ui/carousel/carousel.css?inline'
import { Carousel } from '#web/ui/carousel/carousel.tsx'
import css from './card-carousel.css?inline'
import { cardCarouselExamples } from './card-carousel.examples.ts'
import { CardCarouselControls } from './card-carousel.island.tsx'
import { cardCarouselSchema } from './card-carousel.schema.ts'
import { visibleByBreakpoint } from './visible-cards.ts'

function CardCarousel({ props, data, anchor, language, first }: ViewProps<typeof cardCarouselSchema, CardsData>) {
  const { tone, heading, text, shape, visible } = props
  const cards = shownCards(props, data)
  const Heading = first ? 'h1' : 'h2'
  const context = pageCardContext({ language, columns: visibleByBreakpoint(visible), headed: !!heading, shape })
  const labels = textsOf(language, cardCarouselTexts)
  const controls = cards.length > 1 && (
    <Island name="card-carousel" component={CardCarouselControls} props={{ count: cards.length, visible, labels }} />
  )
  const words = (heading || text) && (
    <div className="card-carousel-words">
      {heading && <Heading>{heading}</Heading>}
      {text && <p className="lead">{text}</p>}
    </div>
  )
  return (
    <section id={anchor} className={`section tone-${tone}`}>
      <div className="wrap">
        <Carousel
          className="card-carousel"
          label={heading ?? message(language, 'carouselHighlights')}
          language={language}
          words={words}
          controls={controls}
          style={{ '--cards': visible } as CSSProperties}
          list
        >
          {cards.map((card, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes.
            <li key={index} className="carousel-slide">
              <Card card={card} context={context} />
            </li>
          ))}
        </Carousel>
      </div>
    </section>
  )
}

export const cardCarousel = defineBlock({
  type: 'card-carousel',
  schema: cardCarouselSchema,
  view: CardCarousel,
  load: loadCards,
  css: [carouselCss, css],
  cssFor: (props, data) => cardStyles(shownCards(props, data).map(({ type }) => type)),
  examples: cardCarouselExamples,
})
