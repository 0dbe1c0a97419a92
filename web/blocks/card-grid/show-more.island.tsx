import { useEffect, useRef, useState } from 'react'
import type { ColumnsByBreakpoint } from '#web/cards/picture-sizes.ts'
import { layoutOf } from '#web/ui/breakpoints.ts'
import { debounce } from '#web/ui/timing.ts'
import { CARDS_CHANGED, shownList } from './grid-elements.ts'

type Props = { label: string; rows: number; columns: ColumnsByBreakpoint }

const RESIZE_DEBOUNCE_MS = 100

/** Reveals the grid's cards one chunk of rows at a time. It does not render the cards, only shows and hides them. */
export function ShowMore({ label, rows, columns }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const [chunks, setChunks] = useState(1)
  const [allShown, setAllShown] = useState(false)

  useEffect(() => {
    const grid = button.current?.closest('.card-grid')
    if (!grid) return
    const show = () => {
      const cards = shownList(grid)
      const shown = chunks * rows * columns[layoutOf(window.innerWidth)]
      for (const [index, card] of cards.entries()) card.hidden = index >= shown
      grid.setAttribute('data-revealing', '')
      setAllShown(shown >= cards.length)
    }
    const reset = () => {
      if (chunks === 1) show()
      else setChunks(1)
    }
    const follow = debounce(show, RESIZE_DEBOUNCE_MS)
    show()
    window.addEventListener('resize', follow)
    grid.addEventListener(CARDS_CHANGED, reset)
    return () => {
      follow.cancel()
      window.removeEventListener('resize', follow)
      grid.removeEventListener(CARDS_CHANGED, reset)
    }
  }, [chunks, rows, columns])

  const reveal = () => {
    const grid = button.current?.closest('.card-grid')
    const hiddenCards = grid ? shownList(grid).filter(({ hidden }) => hidden) : []
    setChunks(chunks + 1)
    // After the cards are visible: animate them, and focus the first.
    requestAnimationFrame(() => {
      for (const card of hiddenCards) if (!card.hidden) unfold(card)
      hiddenCards[0]?.querySelector('a')?.focus()
    })
  }

  return (
    <button ref={button} type="button" className="button button-quiet" hidden={allShown} onClick={reveal}>
      {label}
    </button>
  )
}

/** Plays the animation once: a card that is hidden and shown again by a resize is not animated again. */
function unfold(card: HTMLElement): void {
  card.classList.add('card-grid-unfolding')
  card.addEventListener('animationend', () => card.classList.remove('card-grid-unfolding'), { once: true })
}
