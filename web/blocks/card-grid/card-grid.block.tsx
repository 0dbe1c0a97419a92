import type { z } from 'zod'
import type { Picture as PictureData } from '#contract/content.ts'
import { Island } from '#web/islands/island.tsx'
import { message } from '#web/messages/message.ts'
import { Picture } from '#web/ui/picture.tsx'
import { defineBlock, type ViewProps } from '../define-block.ts'
import css from './card-grid.css?inline'
import { cardGridExamples } from './card-grid.examples.ts'
import { loadShownPages, type ShownPages } from './card-grid.load.ts'
import { cardGridSchema } from './card-grid.schema.ts'
import { cardPresets, cardSizes } from './card-pictures.ts'
import { type Columns, hiddenAt } from './columns.ts'
import { ShowMore } from './show-more.island.tsx'

type Props = z.output<typeof cardGridSchema>
type ShownCard = {
  header: string
  label?: string | undefined
  text?: string | undefined
  link: string
  image?: PictureData | undefined
}

function CardGrid({ props, data, anchor, language }: ViewProps<typeof cardGridSchema, ShownPages>) {
  const { tone, heading, text, shape, columns, rows } = props
  const cards = shownCards(props, data)
  const moreAt = hiddenAt(cards.length - 1, rows, columns)
  return (
    <section id={anchor} className={`section tone-${tone}`}>
      <div className="card-grid wrap">
        {heading && <h2>{heading}</h2>}
        {text && <p className="lead">{text}</p>}
        <ul className={`card-grid-cards card-grid-${columns ?? 'by-width'}`}>
          {cards.map((card, index) => (
            <Card
              key={`${card.link} ${card.header}`}
              card={card}
              shape={shape}
              columns={columns}
              hiddenAt={hiddenAt(index, rows, columns)}
              headed={!!heading}
            />
          ))}
        </ul>
        {moreAt.length > 0 && (
          <div className="card-grid-more" data-at={moreAt.join(' ')}>
            <Island
              name="show-more"
              component={ShowMore}
              props={{ label: message(language, 'showMore'), rows, columns }}
            />
          </div>
        )}
      </div>
    </section>
  )
}

type CardProps = {
  card: ShownCard
  shape: Props['shape']
  columns: Columns | undefined
  hiddenAt: string[]
  headed: boolean
}

function Card({ card, shape, columns, hiddenAt, headed }: CardProps) {
  const Heading = headed ? 'h3' : 'h2'
  return (
    <li className={`card card-${shape}`} data-hidden-at={hiddenAt.join(' ') || undefined}>
      {card.image && (
        <Picture
          className="card-image"
          of={card.image}
          presets={cardPresets[shape]}
          sizes={cardSizes(card.image, shape, columns)}
        />
      )}
      {card.label && <p className="card-label">{card.label}</p>}
      <Heading className="card-header">
        <a href={card.link}>{card.header}</a>
      </Heading>
      {card.text && <p className="card-text">{card.text}</p>}
    </li>
  )
}

/** Page cards become what their pages say; a page that does not exist (any more) is left out. */
function shownCards({ cards }: Props, pages: ShownPages): ShownCard[] {
  return cards.flatMap((card): ShownCard[] => {
    if (card.kind === 'link') return [card]
    const page = pages[card.path]
    return page ? [{ header: page.title, text: page.description, link: page.href, image: page.picture }] : []
  })
}

export const cardGrid = defineBlock({
  type: 'card-grid',
  schema: cardGridSchema,
  view: CardGrid,
  load: loadShownPages,
  css,
  examples: cardGridExamples,
})
