import type { FilteredCards } from '#contract/content/filtered-cards.ts'
import { browserCardContext } from '#web/cards/browser-card-context.tsx'
import { Card } from '#web/cards/card.tsx'
import type { CardContext } from '#web/cards/card-context.ts'
import { keyOf } from '#web/cards/shown-cards.ts'
import { hiddenAt } from './columns.ts'

type Props = { cards: FilteredCards; rows: number; context: Omit<CardContext, 'like' | 'buy'>; none: string }

/** The cards of a category, drawn in the browser. A module of its own: it is loaded when somebody chooses one. */
export function FilteredList({ cards, rows, context, none }: Props) {
  const live = browserCardContext(context)
  if (cards.length === 0) return <li className="card-grid-none">{none}</li>
  return cards.map((card, index) => (
    <li key={keyOf(card)} data-hidden-at={hiddenAt(index, rows, context.columns).join(' ') || undefined}>
      <Card card={card} context={live} />
    </li>
  ))
}
