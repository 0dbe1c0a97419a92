import { useState } from 'react'
import { dayIn, timeIn } from '#contract/values/days.ts'
import { DateField, TimeField } from '#office/ui/date-field.tsx'

type Props = {
  label: string
  /** Null: nothing is chosen. */
  value: string | null
  onChange: (moment: string | null) => void
  /** The time of a day that was just chosen. */
  usual: string
  isDisabled?: boolean
}

const clock = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Helsinki', timeStyle: 'short' })

/** A day and a time in Finland, as one point in time. */
export function MomentField({ label, value, onChange, usual, isDisabled = false }: Props) {
  const day = value === null ? undefined : dayIn(new Date(value))
  // Kept while the day is written again.
  const [kept, setKept] = useState(usual)
  const time = value === null ? kept : clock.format(new Date(value))
  const at = (chosen: string | undefined, hour: string) =>
    onChange(chosen === undefined ? null : timeIn(chosen, hour).toISOString())
  return (
    <div className="goods-moment">
      <DateField
        label={label}
        value={day}
        onChange={(chosen) => {
          setKept(time)
          at(chosen, time)
        }}
        isDisabled={isDisabled}
      />
      <TimeField
        label={`${label}, klo`}
        value={value === null ? undefined : time}
        onChange={(hour) => day && hour && at(day, hour)}
        isDisabled={isDisabled || day === undefined}
      />
    </div>
  )
}
