import { type CalendarDate, parseDate, parseTime, type Time } from '@internationalized/date'
import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Calendar, CalendarCell, CalendarGrid } from 'react-aria-components/Calendar'
import { DateInput, DateSegment } from 'react-aria-components/DateField'
import { DatePicker } from 'react-aria-components/DatePicker'
import { Dialog } from 'react-aria-components/Dialog'
import { Group } from 'react-aria-components/Group'
import { Heading } from 'react-aria-components/Heading'
import { Popover } from 'react-aria-components/Popover'
import { TimeField as AriaTimeField } from 'react-aria-components/TimeField'
import { FieldHelp, FieldLabel, type FieldProps } from './fields.tsx'
import './date-field.css'

type DateProps = FieldProps & {
  /** `2026-11-18`, in Finland. */
  value: string | undefined
  onChange: (date: string | undefined) => void
  min?: string
  max?: string
}

const dateOf = (text: string | undefined): CalendarDate | null => (text ? parseDate(text) : null)

/** While a year is written it is 2, then 20, then 202: no day that anybody means. */
const FIRST_YEAR = 1000

/** A day: written in its parts, or chosen from a calendar. */
export function DateField({
  label,
  error,
  help,
  isRequired,
  value,
  onChange,
  min,
  max,
  isDisabled = false,
}: DateProps) {
  const [half, setHalf] = useState<CalendarDate | null>(null)
  const write = (date: CalendarDate | null) => {
    const isHalf = date !== null && date.year < FIRST_YEAR
    setHalf(isHalf ? date : null)
    onChange(isHalf ? undefined : date?.toString())
  }
  return (
    <DatePicker
      className="field date-field"
      value={dateOf(value) ?? half}
      onChange={write}
      minValue={dateOf(min)}
      maxValue={dateOf(max)}
      isInvalid={Boolean(error)}
      isDisabled={isDisabled}
      shouldForceLeadingZeros={false}
    >
      <FieldLabel label={label} isRequired={isRequired} />
      <Group className="input input-group">
        <DateInput className="date-input">
          {(segment) => <DateSegment segment={segment} className="date-part" />}
        </DateInput>
        <Button className="button quiet" aria-label="Avaa kalenteri">
          <span aria-hidden="true">▾</span>
        </Button>
      </Group>
      <FieldHelp help={help} error={error} />
      <Popover className="popover">
        <Dialog className="calendar">
          <Calendar>
            <header className="row">
              <Button slot="previous" className="button quiet">
                ‹
              </Button>
              <Heading />
              <Button slot="next" className="button quiet">
                ›
              </Button>
            </header>
            <CalendarGrid>{(date) => <CalendarCell date={date} className="calendar-day" />}</CalendarGrid>
          </Calendar>
        </Dialog>
      </Popover>
    </DatePicker>
  )
}

type TimeProps = FieldProps & {
  /** `16:00` */
  value: string | undefined
  onChange: (time: string | undefined) => void
}

const timeText = (time: Time) => time.toString().slice(0, 5)

export function TimeField({ label, error, help, isRequired, value, onChange, isDisabled = false }: TimeProps) {
  return (
    <AriaTimeField
      className="field date-field"
      value={value ? parseTime(value) : null}
      onChange={(time) => onChange(time ? timeText(time as Time) : undefined)}
      hourCycle={24}
      isInvalid={Boolean(error)}
      isDisabled={isDisabled}
    >
      <FieldLabel label={label} isRequired={isRequired} />
      <DateInput className="input date-input">
        {(segment) => <DateSegment segment={segment} className="date-part" />}
      </DateInput>
      <FieldHelp help={help} error={error} />
    </AriaTimeField>
  )
}
