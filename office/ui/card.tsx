import { type ReactNode, useId } from 'react'
import './card.css'

type Props = {
  title: string /** Beside the title: a link to all, a number. */
  beside?: ReactNode
  isWide?: boolean
  children: ReactNode
}

/** A part of a page with a heading. */
export function Card({ title, beside, isWide, children }: Props) {
  const id = useId()
  return (
    <section className={isWide ? 'card wide' : 'card'} aria-labelledby={id}>
      <div className="card-head">
        <h2 id={id}>{title}</h2>
        {beside}
      </div>
      {children}
    </section>
  )
}
