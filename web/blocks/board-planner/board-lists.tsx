import type { Language } from '#contract/site.ts'
import { amountText } from '#web/format/amount-text.ts'
import type { BoardPlannerTexts } from '#web/messages/pages/board-planner.texts.ts'
import type { BoardPlan } from './board-plan.ts'

type Props = { plan: BoardPlan; language: Language; texts: BoardPlannerTexts }

/** What is tasted in which order, and what to buy. */
export function BoardLists({ plan, language, texts }: Props) {
  const grams = (amount: number) => amountText({ amount, unit: 'g' }, language)
  return (
    <div className="board-planner-lists">
      <section>
        <h3>{texts.order}</h3>
        <ol className="board-planner-order">
          {plan.lines.map(({ item, grams: needed }) => (
            <li key={item.name}>
              <strong>{item.name}</strong> <span className="board-planner-grams">{grams(needed)}</span>
              <p>{item.note}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className="board-planner-shopping">
        <h3>{texts.shopping}</h3>
        <ul>
          {plan.lines.map(({ item, grams: needed, packs }) => (
            <li key={item.name}>
              <span className="board-planner-tick" aria-hidden="true" />
              <span>{item.link ? <a href={item.link}>{item.name}</a> : item.name}</span>
              <span className="board-planner-grams">
                {packs === undefined || !item.pack ? grams(needed) : `${packs} × ${grams(item.pack)}`}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
