import { useEffect, useRef, useState } from 'react'
import type { ColumnsByWidth } from '#web/cards/card-pictures.ts'
import { debounce } from '#web/ui/timing.ts'
import { layoutWidthOf } from '#web/ui/window-width.ts'
import { CARDS_CHANGED, shownList } from './grid-elements.ts'

type Props = { label: string; rows: number; columns: ColumnsByWidth }

/** How long the window must have kept its size before the grid follows it, in milliseconds. */
const RESIZE_PAUSE = 100

/** Reveals the grid's cards one chunk of rows at a time. The cards are others'; this decides which of them are seen. */
export function ShowMore({ label, rows, columns }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const [chunks, setChunks] = useState(1)
  const [allShown, setAllShown] = useState(false)

  useEffect(() => {
    const grid = button.current?.closest('.card-grid')
    if (!grid) return
    const show = () => {
      const cards = shownList(grid)
      const shown = chunks * rows * columns[layoutWidthOf(window.innerWidth)]
      for (const [index, card] of cards.entries()) card.hidden = index >= shown
      grid.setAttribute('data-revealing', '')
      setAllShown(shown >= cards.length)
    }
    const begin = () => {
      if (chunks === 1) show()
      else setChunks(1)
    }
    const follow = debounce(show, RESIZE_PAUSE)
    show()
    window.addEventListener('resize', follow)
    grid.addEventListener(CARDS_CHANGED, begin)
    return () => {
      follow.cancel()
      window.removeEventListener('resize', follow)
      grid.removeEventListener(CARDS_CHANGED, begin)
    }
  }, [chunks, rows, columns])

  const reveal = () => {
    const grid = button.current?.closest('.card-grid')
    const waiting = grid ? shownList(grid).filter(({ hidden }) => hidden) : []
    setChunks(chunks + 1)
    // After the cards are shown: they unfold, and the keyboard goes on where they begin.
    requestAnimationFrame(() => {
      for (const card of waiting) if (!card.hidden) unfold(card)
      waiting[0]?.querySelector('a')?.focus()
    })
  }

  return (
    <button ref={button} type="button" className="button button-quiet" hidden={allShown} onClick={reveal}>
      {label}
    </button>
  )
}

/** Once: a card that is hidden and shown again, as the window changes, does not unfold anew. */
function unfold(card: HTMLElement): void {
  card.classList.add('card-grid-unfolding')
  card.addEventListener('animationend', () => card.classList.remove('card-grid-unfolding'), { once: true })
}
