import type { Card as CardData } from '#contract/content/card.ts'
import type { Language } from '#contract/site.ts'
import { Card } from '#web/cards/card.tsx'
import { pageCardContext } from '#web/cards/page-card-context.tsx'
import { keyOf } from '#web/cards/shown-cards.ts'
import { message, type TextKey } from '#web/messages/message.ts'

/** Cards of other pages below one heading. */
export type RelatedRow = { heading: TextKey; cards: readonly CardData[] }

/** On phones a row is swiped sideways. Two and three cards fill it, too; one alone has a picture that is half as wide as a tablet. */
const columnsFor = (count: number) => ({
  xs: 1,
  sm: 2,
  md: count === 1 ? 2 : 3,
  lg: count === 1 ? 3 : count === 2 || count === 3 ? count : 4,
})

/** What to look at next, after the page of an item. */
export function Related({ rows, language }: { rows: readonly RelatedRow[]; language: Language }) {
  return rows.map(({ heading, cards }) => (
    <section key={heading} className="related section tone-surface">
      <div className="wrap">
        <h2>{message(language, heading)}</h2>
        <ul className="related-cards">
          {cards.map((card) => (
            <li key={keyOf(card)}>
              <Card
                card={card}
                context={pageCardContext({ language, columns: columnsFor(cards.length), headed: true })}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  ))
}
