import { useEffect, useId, useState } from 'react'
import { acceptedNumber, type Range, stepped } from './portion-limits.ts'

type Props = {
  label: string
  unit?: string
  value: number
  range: Range
  texts: { fewer: string; more: string; ignored: string }
  onChange: (value: number) => void
}

/** A number that can be typed or stepped through. What is out of range is ignored, and says so. */
export function PortionStepper({ label, unit = '', value, range, texts, onChange }: Props) {
  const id = useId()
  const [text, setText] = useState(String(value))
  const [isIgnored, setIgnored] = useState(false)
  useEffect(() => setText(String(value)), [value])

  const type = (typed: string) => {
    setText(typed)
    const number = acceptedNumber(typed, range)
    setIgnored(number === undefined && typed !== '')
    if (number !== undefined) onChange(number)
  }
  const button = (by: 1 | -1, name: string) => {
    const next = stepped(value, by, range)
    return (
      // Not `disabled`: the keyboard focus would be lost at the last step.
      <button
        type="button"
        className="stepper-button"
        aria-label={name}
        aria-disabled={next === undefined}
        onClick={() => {
          setIgnored(false)
          if (next === undefined) setText(String(value))
          else onChange(next)
        }}
      >
        {by < 0 ? '−' : '+'}
      </button>
    )
  }
  return (
    <div className="portions-field">
      <label htmlFor={id}>{unit ? `${label} (${unit})` : label}</label>
      <span className="stepper">
        {button(-1, texts.fewer)}
        <input
          id={id}
          className="stepper-value"
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={text}
          aria-invalid={isIgnored || undefined}
          aria-describedby={isIgnored ? `${id}-ignored` : undefined}
          onChange={({ target }) => type(target.value)}
          onBlur={() => setText(String(value))}
          onKeyDown={(event) => {
            const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : undefined
            if (!by) return
            event.preventDefault()
            const next = stepped(value, by, range)
            if (next !== undefined) onChange(next)
          }}
        />
        {button(1, texts.more)}
      </span>
      <span id={`${id}-ignored`} role="status" className="portions-ignored">
        {isIgnored ? texts.ignored.replace('{min}', String(range.min)).replace('{max}', String(range.max)) : ''}
      </span>
    </div>
  )
}
