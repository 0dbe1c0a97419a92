import { type ReactNode, useState } from 'react'
import { Button } from './button.tsx'
import './filters.css'

type Props = {
  /** Always in sight. */
  search?: ReactNode
  /** How many are in use: said where they are folded. */
  count: number
  children: ReactNode
}

/** The search and filters of a list. On a phone the filters are behind a button, so that the list begins in sight. */
export function Filters({ search, count, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="filters" data-open={isOpen || undefined}>
      {search}
      <div className="filters-opener">
        <Button aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
          Rajaukset{count > 0 && ` (${count})`}
          <span aria-hidden="true">{isOpen ? '▴' : '▾'}</span>
        </Button>
      </div>
      <div className="filters-fields">{children}</div>
    </div>
  )
}
