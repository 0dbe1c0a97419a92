import { lazy, Suspense, useRef, useState } from 'react'
import { isDate } from '#contract/forms/text-rules.ts'
import { type Language, langAttribute } from '#contract/site.ts'
import type { DateTexts } from '#web/messages/forms/form-fields.texts.ts'
import { controlAttributes, Field, type FieldProps } from '../field.tsx'
import { readDate, today, writtenDate } from './dates.ts'

// Fetched when it is opened for the first time: most people type.
const Calendar = lazy(async () => ({ default: (await import('./calendar.tsx')).Calendar }))

type Props = FieldProps & {
  /** yyyy-MM-dd, or whatever somebody has typed so far. */
  value: string
  onChange: (value: string) => void
  language: Language
  texts: DateTexts
}

/** A date, typed as dd/MM/yyyy or chosen from a calendar. */
export function DateField({ value, onChange, language, texts, ...field }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  // The text is kept as it is typed: 1.2.2026 is understood too, and shown as 01/02/2026 when the field is left.
  const [text, setText] = useState(() => shownDate(value))
  if ((readDate(text) ?? text) !== value) setText(shownDate(value))
  return (
    <Field {...field} hint={field.hint ?? texts.format}>
      <div className="form-date">
        <input
          className="form-control"
          {...controlAttributes({ ...field, hint: field.hint ?? texts.format })}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            onChange(readDate(target.value) ?? target.value)
          }}
          onBlur={() => setText(shownDate(value))}
        />
        <button
          ref={button}
          type="button"
          className="form-date-button"
          aria-haspopup="dialog"
          aria-label={isDate(value) ? `${texts.open}, ${shownDate(value)}` : texts.open}
          onClick={() => setOpen(true)}
        >
          <span aria-hidden="true" className="form-calendar-icon" />
        </button>
      </div>
      {open && (
        <Suspense fallback={null}>
          <Calendar
            day={isDate(value) ? value : today()}
            language={langAttribute[language]}
            texts={texts}
            onChoose={(iso) => {
              onChange(iso)
              close()
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </Field>
  )
}

function shownDate(value: string): string {
  return isDate(value) ? writtenDate(value) : value
}
