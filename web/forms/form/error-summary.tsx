import { type MouseEvent, useEffect, useId, useRef } from 'react'

export type SummaryItem = { fieldId: string; text: string }

type Props = {
  level: 'h2' | 'h3'
  heading: string
  items: readonly SummaryItem[]
  /** A new number moves the focus here. */
  attempt: number
}

/** What to correct, with links to the fields. It takes the focus after an attempt to send, so that nobody has to look for it. */
export function ErrorSummary({ level: Heading, heading, items, attempt }: Props) {
  const id = useId()
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    if (attempt > 0) box.current?.focus()
  }, [attempt])
  if (items.length === 0) return null
  const go = (event: MouseEvent, fieldId: string) => {
    event.preventDefault()
    const field = document.getElementById(fieldId)
    field?.scrollIntoView({ block: 'center' })
    field?.focus({ preventScroll: true })
  }
  return (
    <section ref={box} className="form-summary" tabIndex={-1} aria-labelledby={id}>
      <Heading id={id}>{heading}</Heading>
      <ul>
        {items.map(({ fieldId, text }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} onClick={(event) => go(event, fieldId)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
