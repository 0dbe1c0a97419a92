import { useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { CardType } from '#contract/content/card-types.ts'
import type { DropdownItem, FilteredCards } from '#contract/content/filtered-cards.ts'
import type { Language } from '#contract/site.ts'
import type { CardContext } from '#web/cards/card-context.ts'
import type { CardFilterTexts } from '#web/messages/pages/cards.texts.ts'
import { pluralForm } from '#web/messages/plural.ts'
import { hiddenAt } from './columns.ts'
import { Dropdown } from './dropdown.tsx'
import { readFilteredCards } from './filtered-cards.ts'
import type { FilteredList } from './filtered-list.tsx'
import { CARDS_CHANGED } from './grid-elements.ts'

type Props = {
  items: readonly DropdownItem[]
  /** The category that the server has filtered by. */
  chosen?: DropdownItem | undefined
  cardType: CardType
  address: string
  rows: number
  context: Omit<CardContext, 'like' | 'buy'>
  texts: CardFilterTexts
}

type Found = { cards: FilteredCards; List: typeof FilteredList }
type State = { shown: DropdownItem | undefined; wanted?: DropdownItem | undefined; failed?: boolean; said: string }

/**
 * Selects the category that the grid shows. Without JavaScript its buttons lead to the page filtered by the server; with it the cards are
 * fetched and replace the page's own, which stay in the DOM, hidden.
 */
export function CardFilter({ items, chosen, cardType, address, rows, context, texts }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const request = useRef<AbortController>(undefined)
  const [state, setState] = useState<State>({ shown: chosen, said: '' })
  const [found, setFound] = useState<Found>()
  const cards = found?.cards
  const [list, setList] = useState<HTMLElement>()
  const addressOf = (item: DropdownItem | undefined) => (item ? `${address}?suodatin=${item.Id}` : address)

  useLayoutEffect(() => {
    const grid = root.current?.closest('.card-grid')
    const own = grid?.querySelector<HTMLElement>('.card-grid-cards')
    if (!grid || !own || (!cards && !list)) return
    if (cards && !list) setList(createListBeside(own))
    own.hidden = cards !== undefined
    if (list) list.hidden = cards === undefined
    const count = cards?.length ?? own.children.length
    const moreAt = hiddenAt(count - 1, rows, context.columns).join(' ')
    grid.querySelector('.card-grid-more')?.setAttribute('data-at', moreAt)
    grid.dispatchEvent(new Event(CARDS_CHANGED))
  }, [cards, list, rows, context.columns])

  const show = (item: DropdownItem | undefined, next: Found | undefined) => {
    setFound(next)
    setState({
      shown: item,
      said: next ? countText(texts, next.cards.length, context.language) : (item?.Label ?? texts.all),
    })
    history.replaceState(history.state, '', addressOf(item))
  }

  const choose = async (item: DropdownItem | undefined) => {
    request.current?.abort()
    // The cards of the initial category are already on the page.
    if (item?.Id === chosen?.Id) return show(item, undefined)
    if (!item) return location.assign(address)
    request.current = new AbortController()
    const { signal } = request.current
    setState(({ shown }) => ({ shown, wanted: item, said: texts.loading }))
    const next = await find({ id: item.Id, cardType, language: context.language }, signal)
    if (signal.aborted) return
    if (next) show(item, next)
    else setState(({ shown }) => ({ shown, wanted: item, failed: true, said: texts.failed }))
  }

  const tryAgain = () => {
    // The button goes away.
    root.current?.querySelector('summary')?.focus()
    void choose(state.wanted)
  }

  const { shown, wanted, failed, said } = state
  return (
    <div ref={root} className="card-filter">
      <Dropdown
        label={texts.label}
        address={address}
        name="suodatin"
        options={[undefined, ...items].map((item) => ({
          value: String(item?.Id ?? ''),
          label: item?.Label ?? texts.all,
          chosen: item?.Id === shown?.Id,
          choose: () => void choose(item),
        }))}
      />
      <p role="status" className={failed || wanted ? 'card-filter-said' : 'visually-hidden'}>
        {said}
      </p>
      {failed && (
        <button type="button" className="button button-quiet" onClick={tryAgain}>
          {texts.retry}
        </button>
      )}
      {list &&
        found &&
        createPortal(<found.List cards={found.cards} rows={rows} context={context} none={texts.none} />, list)}
    </div>
  )
}

/** Creates an empty list next to the grid's own. */
function createListBeside(own: HTMLElement): HTMLElement {
  const list = document.createElement('ul')
  list.className = own.className
  own.after(list)
  return list
}

/** The cards of a category and what draws them; null when either fails. */
async function find(...query: Parameters<typeof readFilteredCards>): Promise<Found | null> {
  const drawing = import('./filtered-list.tsx').catch(() => null)
  const [cards, module] = await Promise.all([readFilteredCards(...query), drawing])
  return cards && module && { cards, List: module.FilteredList }
}

function countText({ none, count }: Props['texts'], cards: number, language: Language): string {
  return cards === 0 ? none : pluralForm(count, cards, language).replace('{count}', String(cards))
}
