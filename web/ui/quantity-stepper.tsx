import { useEffect, useState } from 'react'

type Props = {
  value: number
  min?: number
  max: number
  /** Shown as they are and not to be changed, while the last change is under way. */
  busy?: boolean
  label: string
  fewer: string
  more: string
  onChange: (value: number) => void
}

/** A number that can be typed or stepped through. */
export function QuantityStepper({ value, min = 1, max, busy = false, label, fewer, more, onChange }: Props) {
  const [text, setText] = useState(String(value))
  useEffect(() => setText(String(value)), [value])

  const change = (next: number) => {
    const allowed = Math.min(max, Math.max(min, next))
    setText(String(allowed))
    if (allowed !== value) onChange(allowed)
  }
  const type = (typed: string) => {
    setText(typed)
    const number = Number(typed)
    if (Number.isInteger(number) && number >= min && number <= max && number !== value) onChange(number)
  }
  // What is typed may be nothing yet, or too much: it is put right when the visitor goes on.
  const putRight = () => change(Number.isInteger(Number(text)) && text.trim() !== '' ? Number(text) : value)
  const step = (name: string, by: number) => {
    const ends = value + by < min || value + by > max
    return (
      // Not `disabled`: the keyboard focus would be lost at the last step.
      <button
        type="button"
        className="stepper-button"
        aria-label={name}
        aria-disabled={busy || ends}
        onClick={() => !busy && change(value + by)}
      >
        {by < 0 ? '−' : '+'}
      </button>
    )
  }
  return (
    <span className="stepper" aria-busy={busy || undefined}>
      {step(fewer, -1)}
      <input
        className="stepper-value"
        type="number"
        min={min}
        max={max}
        step={1}
        aria-label={label}
        readOnly={busy}
        value={text}
        onChange={({ target }) => type(target.value)}
        onBlur={putRight}
      />
      {step(more, 1)}
    </span>
  )
}
