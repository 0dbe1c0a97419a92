import type { RefObject } from 'react'
import { useKey } from './use-key.ts'

/** `j` and `k` move from row to row of a list: to its link, which Enter then opens. */
export function useRowKeys(body: RefObject<HTMLTableSectionElement | null>): void {
  const move = (step: 1 | -1) => {
    const rows = [...(body.current?.rows ?? [])]
    const at = rows.findIndex((row) => row.contains(document.activeElement))
    const next = at === -1 ? (step === 1 ? 0 : rows.length - 1) : Math.min(Math.max(at + step, 0), rows.length - 1)
    rows[next]?.querySelector<HTMLElement>('a, button, input')?.focus()
  }
  useKey('j', () => move(1))
  useKey('k', () => move(-1))
}
