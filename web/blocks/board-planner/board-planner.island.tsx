import { useEffect, useState } from 'react'
import type { Link } from '#contract/content/content.ts'
import type { Language } from '#contract/site.ts'
import { amountText } from '#web/format/amount-text.ts'
import type { BoardPlannerTexts } from '#web/messages/pages/board-planner.texts.ts'
import type { ShareTexts } from '#web/messages/pages/share.texts.ts'
import { pluralForm } from '#web/messages/plural.ts'
import { ChoiceChips } from '#web/ui/choice-chips.tsx'
import { QuantityStepper } from '#web/ui/quantity-stepper.tsx'
import { type Shared, sharePage } from '#web/ui/share-page.ts'
import { addressWith, eveningIn, pathWith } from './board-address.ts'
import { BoardDrawing } from './board-drawing.tsx'
import { BoardLists } from './board-lists.tsx'
import { type BoardRules, type Evening, planBoard } from './board-plan.ts'

type Props = {
  title: string
  rules: BoardRules
  counted: string
  page?: Link | undefined
  language: Language
  texts: BoardPlannerTexts
  sharing: ShareTexts
}

/** A board for the guests, hours and appetite of an evening, with a list to shop by. */
export function BoardPlanner({ title, rules, counted, page, language, texts, sharing }: Props) {
  const [evening, setEvening] = useState(() => eveningIn('', rules))
  const [shared, setShared] = useState<Shared>('shared')
  // The server renders the page for everyone; the values of the address are applied afterwards.
  useEffect(() => {
    if (!page) setEvening(eveningIn(location.search, rules))
  }, [rules, page])
  const { guests, hours, appetite } = evening
  const change = (choice: Partial<Evening>) => {
    const next = {
      guests: choice.guests ?? guests,
      hours: choice.hours ?? hours,
      appetite: choice.appetite ?? appetite,
    }
    setEvening(next)
    setShared('shared')
    if (!page) history.replaceState(history.state, '', addressWith(location.href, next))
  }
  const plan = planBoard(rules, evening)
  const inWords = pluralForm(texts.summary, guests, language)
    .replace('{count}', String(guests))
    .replace('{amount}', amountText({ amount: plan.counted, unit: 'g' }, language))
    .replace('{counted}', counted)
  const rounds = (plan.rounds === 1 ? texts.atOnce : texts.inRounds)
    .replace('{count}', String(plan.rounds))
    .replace('{hours}', String(rules.hoursOnTable))
  return (
    <div className="board-planner">
      <div className="board-planner-choices">
        <p>
          <span aria-hidden="true">{texts.guests}</span>
          <QuantityStepper
            value={guests}
            min={rules.guests.min}
            max={rules.guests.max}
            label={texts.guests}
            fewer={texts.fewerGuests}
            more={texts.moreGuests}
            onChange={(guests) => change({ guests })}
          />
        </p>
        <p>
          <span aria-hidden="true">{texts.hours}</span>
          <QuantityStepper
            value={hours}
            min={rules.hours.min}
            max={rules.hours.max}
            label={texts.hours}
            fewer={texts.fewerHours}
            more={texts.moreHours}
            onChange={(hours) => change({ hours })}
          />
        </p>
        <ChoiceChips
          label={texts.appetite}
          options={rules.appetites.map(({ name }) => ({ name }))}
          chosen={appetite}
          onChoose={(appetite) => change({ appetite })}
        />
      </div>
      <div className="board-planner-board">
        <BoardDrawing plan={plan} />
        <p className="board-planner-sum">
          <output>{inWords}</output> <span>{rounds}</span>
        </p>
      </div>
      <BoardLists plan={plan} language={language} texts={texts} />
      <p className="board-planner-actions">
        {page ? (
          <a className="button" href={pathWith(page.link, evening)}>
            {page.label}
          </a>
        ) : (
          <>
            <button type="button" className="button" onClick={() => window.print()}>
              {texts.print}
            </button>
            <button
              type="button"
              className="button button-quiet"
              onClick={async () => setShared(await sharePage(title))}
            >
              {texts.share}
            </button>
            <span role="status">{shared === 'shared' ? '' : sharing[shared]}</span>
          </>
        )}
      </p>
    </div>
  )
}
