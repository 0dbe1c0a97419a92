import type { ReactNode } from 'react'
import { changed } from './address.ts'
import type { SearchConfig } from './search-config.ts'
import type { SearchState } from './search-state.ts'

type Props = {
  /** What the search is after a press. */
  to: SearchState
  config: Pick<SearchConfig, 'defaults'>
  address: string
  act: () => void
  className: string
  busy?: boolean
  children: ReactNode
}

/** A button that changes the search. Without scripts it is a form that leads to the changed one. */
export function StateButton({ to, config, address, act, className, busy, children }: Props) {
  return (
    <form action={address}>
      {changed(to, config.defaults).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button
        type="submit"
        className={className}
        aria-disabled={busy || undefined}
        onClick={(event) => {
          event.preventDefault()
          act()
        }}
      >
        {children}
      </button>
    </form>
  )
}
