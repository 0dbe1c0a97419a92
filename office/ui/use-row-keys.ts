import { type RefObject, useEffect } from 'react'
import { useKey } from './use-key.ts'

/** `j` and `k` move from row to row of a list: to its link, which Enter then opens. From the search of the list the down arrow goes to its first row. */
export function useRowKeys(body: RefObject<HTMLTableSectionElement | null>): void {
  const move = (step: 1 | -1) => {
    const rows = [...(body.current?.rows ?? [])]
    const at = rows.findIndex((row) => row.contains(document.activeElement))
    const next = at === -1 ? (step === 1 ? 0 : rows.length - 1) : Math.min(Math.max(at + step, 0), rows.length - 1)
    rows[next]?.querySelector<HTMLElement>('a, button, input')?.focus()
  }
  useKey('j', () => move(1))
  useKey('k', () => move(-1))
  useEffect(() => {
    const leaveSearch = (event: KeyboardEvent) => {
      const { target, key } = event
      const isSearch = target instanceof HTMLInputElement && target.type === 'search'
      if (key !== 'ArrowDown' || !isSearch || target.closest('[role="dialog"]')) return
      event.preventDefault()
      body.current?.querySelector<HTMLElement>('a, button, input')?.focus()
    }
    addEventListener('keydown', leaveSearch)
    return () => removeEventListener('keydown', leaveSearch)
  }, [body])
}
