import { type ReactNode, useEffect } from 'react'
import { setPageTitle } from './page-title.ts'
import './page-head.css'

type Props = {
  title: string
  /** What is around the title: a state, a link back. */
  beside?: ReactNode
  /** Buttons at the end. */
  actions?: ReactNode
}

/** The heading of a page, which is also the title of the window. */
export function PageHead({ title, beside, actions }: Props) {
  useEffect(() => setPageTitle(title), [title])
  return (
    <header className="page-head">
      <h1 tabIndex={-1}>{title}</h1>
      {beside}
      {actions && <div className="row page-actions">{actions}</div>}
    </header>
  )
}

/** Before a form begins again, so that the focus is not lost with its button. */
export function focusOnHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus()
}
