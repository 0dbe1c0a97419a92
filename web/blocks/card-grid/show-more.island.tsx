import { useEffect, useRef, useState } from 'react'
import { type Columns, columnsAt, widthClassOf } from './columns.ts'

type Props = { label: string; rows: number; columns?: Columns | undefined }

/** Reveals the grid's cards one chunk of rows at a time. The cards are the server's; this decides which of them are seen. */
export function ShowMore({ label, rows, columns }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const [chunks, setChunks] = useState(1)
  const [allShown, setAllShown] = useState(false)

  useEffect(() => {
    const grid = button.current?.closest('.card-grid')
    if (!grid) return
    const cards = [...grid.querySelectorAll<HTMLElement>('.card')]
    const show = () => {
      const shown = chunks * rows * columnsAt(widthClassOf(window.innerWidth), columns)
      for (const [index, card] of cards.entries()) card.hidden = index >= shown
      grid.setAttribute('data-revealing', '')
      setAllShown(shown >= cards.length)
    }
    show()
    window.addEventListener('resize', show)
    return () => window.removeEventListener('resize', show)
  }, [chunks, rows, columns])

  const reveal = () => {
    const firstNew = button.current?.closest('.card-grid')?.querySelector<HTMLElement>('.card[hidden]')
    setChunks(chunks + 1)
    // After the cards are shown: the keyboard goes on where the new ones begin.
    requestAnimationFrame(() => firstNew?.querySelector('a')?.focus())
  }

  return (
    <button ref={button} type="button" className="button button-quiet" hidden={allShown} onClick={reveal}>
      {label}
    </button>
  )
}
