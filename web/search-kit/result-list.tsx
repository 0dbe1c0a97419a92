import type { MarkedHit, Marks, SearchHit } from '#contract/search/search.ts'
import { browserCardContext } from '#web/cards/browser-card-context.tsx'
import { Card } from '#web/cards/card.tsx'
import type { CardContext } from '#web/cards/card-context.ts'
import { linkOf } from '#web/cards/shown-cards.ts'
import { Prices } from '#web/shop/prices/prices.tsx'
import { MarkedText } from '#web/ui/marked-text.tsx'
import type { Entry } from './results.ts'

export type ListContext = Omit<CardContext, 'like' | 'buy' | 'marks'>

type Props = {
  entries: readonly Entry[]
  context: ListContext
  /** Like buttons need scripts: before that, only their counts are shown. */
  live: boolean
}

/** The results as cards or, in the site search, as rows. */
export function ResultList({ entries, context, live }: Props) {
  const marks = Object.fromEntries(entries.flatMap((entry) => ('card' in entry ? [markOf(entry)] : [])))
  const shared = browserCardContext(context, live)
  const isCards = entries.some((entry) => 'card' in entry)
  return (
    <ul className={isCards ? `search-cards search-cards-${context.columns.lg}` : 'search-hits'}>
      {entries.map((entry) =>
        'card' in entry ? (
          <li key={entry.id}>
            <Card card={entry.card} context={{ ...shared, marks }} />
          </li>
        ) : (
          <Hit key={entry.id} hit={entry.hit} titles={context.heading} marks={entry.hit.marks} />
        ),
      )}
    </ul>
  )
}

function markOf({ card, marks }: Extract<Entry, { card: unknown }>): [string, Marks] {
  return [linkOf(card), marks]
}

type HitProps = { hit: SearchHit; titles: 'h2' | 'h3'; marks?: MarkedHit['marks'] }

export function Hit({ hit: { url, title, category, teaserText, image, prices }, titles: Title, marks }: HitProps) {
  return (
    <li className="search-hit">
      <span className="search-hit-picture" aria-hidden="true">
        {image ? (
          <img src={image.src} width={image.width} height={image.height} alt="" loading="lazy" decoding="async" />
        ) : (
          title.slice(0, 1)
        )}
      </span>
      <div className="search-hit-words">
        <Title className="search-hit-title">
          <a href={url}>
            <MarkedText text={title} marks={marks?.title ?? []} />
          </a>
        </Title>
        <p className="search-hit-category">{category}</p>
        {prices && <Prices of={prices} />}
        <p>
          <MarkedText text={teaserText} marks={marks?.teaserText ?? []} />
        </p>
      </div>
    </li>
  )
}
