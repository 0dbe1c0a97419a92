import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useModal } from '#web/ui/use-modal.ts'
import { addDays, addMonths, inWords, today, weekdayOf, weeksOf } from './dates.ts'

export type CalendarTexts = Record<'previousMonth' | 'nextMonth' | 'closeCalendar' | 'chooseDate', string>

type Props = {
  /** The day that the calendar opens with. */
  day: string
  /** BCP 47 */
  language: string
  texts: CalendarTexts
  onChoose: (day: string) => void
  onClose: () => void
}

/** A calendar in a dialog, after the ARIA Authoring Practices: arrows move by days and weeks, Page Up and Down by months. */
export function Calendar({ day, language, texts, onChoose, onClose }: Props) {
  const id = useId()
  const { dialog, close } = useModal({ opensAtOnce: true, onClose })
  const [active, setActive] = useState(day)
  const focusesDay = useRef(true)
  const month = active.slice(0, 7)

  useEffect(() => {
    if (focusesDay.current) dialog.ref.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus()
    focusesDay.current = false
  }, [active, dialog.ref])

  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayAfter(event.key, active, event.shiftKey)
    if (next === undefined) return
    event.preventDefault()
    focusesDay.current = true
    setActive(next)
  }
  const weeks = weeksOf(active)
  const [firstWeek = []] = weeks
  return (
    <dialog {...dialog} className="form-calendar" aria-label={texts.chooseDate}>
      <div className="form-calendar-top">
        <button
          type="button"
          className="form-calendar-step"
          aria-label={texts.previousMonth}
          onClick={() => setActive(addMonths(active, -1))}
        >
          ‹
        </button>
        <p id={id} aria-live="polite">
          {inWords(active, language, { month: 'long', year: 'numeric' })}
        </p>
        <button
          type="button"
          className="form-calendar-step"
          aria-label={texts.nextMonth}
          onClick={() => setActive(addMonths(active, 1))}
        >
          ›
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid pattern builds on a table. */}
      <table role="grid" aria-labelledby={id} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {firstWeek.map((date) => (
              <th key={date} scope="col" abbr={inWords(date, language, { weekday: 'long' })}>
                {inWords(date, language, { weekday: 'short' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <td key={date}>
                  <button
                    type="button"
                    data-day={date}
                    className={date.startsWith(month) ? 'form-day' : 'form-day form-day-outside'}
                    tabIndex={date === active ? 0 : -1}
                    aria-current={date === today() ? 'date' : undefined}
                    aria-pressed={date === day}
                    aria-label={inWords(date, language, {
                      weekday: 'long',
                      day: 'numeric',
                      month: 'long',
                      year: 'numeric',
                    })}
                    onClick={() => {
                      // What is outside an open modal dialog cannot take the focus.
                      close()
                      onChoose(date)
                    }}
                  >
                    {Number(date.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <button type="button" className="form-calendar-close" onClick={close}>
        {texts.closeCalendar}
      </button>
    </dialog>
  )
}

function dayAfter(key: string, day: string, byYears: boolean): string | undefined {
  if (key === 'ArrowRight') return addDays(day, 1)
  if (key === 'ArrowLeft') return addDays(day, -1)
  if (key === 'ArrowDown') return addDays(day, 7)
  if (key === 'ArrowUp') return addDays(day, -7)
  if (key === 'Home') return addDays(day, -weekdayOf(day))
  if (key === 'End') return addDays(day, 6 - weekdayOf(day))
  if (key === 'PageDown') return addMonths(day, byYears ? 12 : 1)
  if (key === 'PageUp') return addMonths(day, byYears ? -12 : -1)
  return undefined
}
