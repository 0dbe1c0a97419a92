import { type ReactNode, useEffect, useId, useRef, useState } from 'react'

type Props = {
  /** A text, or a link when `toggleLabel` is set. */
  heading: ReactNode
  level?: 2 | 3
  /** Accessible name of a separate toggle beside the heading. Required when the heading is a link. */
  toggleLabel?: string
  /** Whether it is initially open. */
  expanded?: boolean
  /** Limits the content to 100 px instead of 800; longer content scrolls. */
  small?: boolean
  /** List items above the content. */
  list?: ReactNode
  children?: ReactNode
}

/** A heading that expands and collapses the content below it. In print and without JavaScript it is expanded. */
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
  // In Safari the keyboard scrolls only focusable elements.
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
