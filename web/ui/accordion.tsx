import { type ReactNode, useEffect, useId, useRef, useState } from 'react'

type Props = {
  /** A text, or a link where the name of the toggle says what it opens. */
  heading: ReactNode
  level?: 2 | 3
  /** Given when the heading is a link: the toggle then stands beside it, under this name. */
  toggleLabel?: string
  /** Whether it is open until the visitor says otherwise. */
  expanded?: boolean
  /** Shows at most 100 px of its content, where others show 800; what is longer scrolls inside. */
  small?: boolean
  /** List items that come before the content. */
  list?: ReactNode
  children?: ReactNode
}

/** A heading that opens and closes what stands below it. In print, and where no script runs, it is open. */
export function Accordion({ heading, level = 2, toggleLabel, expanded = false, small = false, list, children }: Props) {
  const [chosen, setChosen] = useState<boolean>()
  const open = chosen ?? expanded
  const id = useId()
  const Heading = `h${level}` as const
  const toggle = (name: ReactNode) => (
    <button
      type="button"
      className="accordion-toggle"
      aria-expanded={open}
      aria-controls={id}
      aria-label={toggleLabel}
      onClick={() => setChosen(!open)}
    >
      {name}
    </button>
  )
  return (
    <div className={open ? 'accordion accordion-open' : 'accordion'}>
      <div className="accordion-head">
        <Heading className="accordion-heading">{toggleLabel ? heading : toggle(heading)}</Heading>
        {toggleLabel && toggle(null)}
      </div>
      <div id={id} className="accordion-fold">
        <div className="accordion-inside">
          {list && <ul className="accordion-list">{list}</ul>}
          {children && <Content small={small}>{children}</Content>}
        </div>
      </div>
    </div>
  )
}

function Content({ small, children }: { small: boolean; children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null)
  const [scrolls, setScrolls] = useState(false)
  // Safari lets the keyboard scroll only what can have the focus.
  useEffect(() => setScrolls((content.current?.scrollHeight ?? 0) > (content.current?.clientHeight ?? 0)), [])
  return (
    <div
      ref={content}
      className={small ? 'accordion-content accordion-content-small' : 'accordion-content'}
      tabIndex={scrolls ? 0 : undefined}
    >
      {children}
    </div>
  )
}
