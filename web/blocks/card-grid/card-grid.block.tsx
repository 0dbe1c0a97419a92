import type { CardType } from '#contract/content/card-types.ts'
import { defineBlock, type ViewProps } from '#web/block-kit/define-block.ts'
import { Card } from '#web/cards/card.tsx'
import { cardStyles } from '#web/cards/card-styles.ts'
import { pageCardContext } from '#web/cards/page-card-context.tsx'
import { keyOf, shownCards } from '#web/cards/shown-cards.ts'
import { Island } from '#web/islands/island.tsx'
import { message } from '#web/messages/message.ts'
import { cardFilterTexts, cardTexts } from '#web/messages/pages/cards.texts.ts'
import { textsOf } from '#web/messages/texts.ts'
import dropdownCss from '#web/ui/dropdown.css?inline'
import { CardFilter } from './card-filter.island.tsx'
import css from './card-grid.css?inline'
import { cardGridExamples } from './card-grid.examples.ts'
import { type GridData, loadCardGrid } from './card-grid.load.ts'
import { cardGridParams, cardGridSchema } from './card-grid.schema.ts'
import { columnsOf, hiddenAt } from './columns.ts'
import { ShowMore } from './show-more.island.tsx'
import ticketsCss from './tickets.css?inline'

type Props = ViewProps<typeof cardGridSchema, GridData>

function CardGrid({ props, data, anchor, language, address, first }: Props) {
  const { tone, heading, text, shape, rows, tickets } = props
  const cards = data.filtered ?? shownCards(props, data.own)
  if (cards.length === 0 && !data.filter) return null
  const columns = columnsOf(props.columns)
  const moreAt = hiddenAt(cards.length - 1, rows, columns)
  const Heading = first ? 'h1' : 'h2'
  const headed = !!heading && !first
  const context = pageCardContext({ language, columns, shape, headed })
  return (
    <section id={anchor} className={`section tone-${tone}`}>
      <div className="card-grid wrap">
        {heading && <Heading>{heading}</Heading>}
        {text && <p className="lead">{text}</p>}
        <Filter props={props} data={data} language={language} address={address} heading={context.heading} />
        <ul
          className={`card-grid-cards card-grid-${props.columns ?? 'by-width'}${tickets ? ' card-grid-tickets' : ''}`}
        >
          {cards.length === 0 && <li className="card-grid-none">{message(language, 'cardsNone')}</li>}
          {cards.map((card, index) => (
            <li key={keyOf(card)} data-hidden-at={hiddenAt(index, rows, columns).join(' ') || undefined}>
              <Card card={card} context={context} />
            </li>
          ))}
        </ul>
        {(moreAt.length > 0 || data.filter) && (
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

type FilterProps = Pick<Props, 'props' | 'data' | 'language' | 'address'> & { heading: 'h2' | 'h3' }

function Filter({ props: { filter, shape, rows, columns }, data, language, address, heading }: FilterProps) {
  if (!filter || !data.filter || data.filter.items.length === 0) return null
  return (
    <Island
      name="card-filter"
      component={CardFilter}
      props={{
        ...data.filter,
        cardType: filter.cardType,
        address,
        rows,
        context: {
          language,
          columns: columnsOf(columns),
          shape,
          heading,
          texts: textsOf(language, cardTexts),
        },
        texts: { ...textsOf(language, cardFilterTexts), ...(filter.label && { label: filter.label }) },
      }}
    />
  )
}

/** The types of its cards, and of those that a filter can load. */
function typesIn(props: Props['props'], data: GridData): CardType[] {
  const chosen = props.filter ? [props.filter.cardType] : []
  return [...shownCards(props, data.own), ...(data.filtered ?? [])].map(({ type }) => type).concat(chosen)
}

export const cardGrid = defineBlock({
  type: 'card-grid',
  schema: cardGridSchema,
  view: CardGrid,
  load: loadCardGrid,
  params: cardGridParams,
  // Any number is a valid parameter, so the number of versions of a page is unlimited.
  isLongTail: ({ suodatin }) => suodatin !== undefined,
  css: [css],
  cssFor: (props, data) => [
    ...(props.filter ? [dropdownCss] : []),
    ...(props.tickets ? [ticketsCss] : []),
    ...cardStyles(typesIn(props, data)),
  ],
  examples: cardGridExamples,
})
