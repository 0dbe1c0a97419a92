import { Button } from '#office/ui/button.tsx'
import { TimeField } from '#office/ui/date-field.tsx'
import { TextField } from '#office/ui/fields.tsx'
import { Select } from '#office/ui/select.tsx'
import { weekdayOptions } from './day-texts.ts'
import type { DeliveryArea } from './delivery-data.ts'

type Window = DeliveryArea['windows'][number]

type Props = { windows: readonly Window[]; onChange: (windows: Window[]) => void }

const fresh: Window = {
  weekday: 2,
  from: '16:00',
  until: '20:00',
  capacity: 20,
  cutOff: { workingDays: 1, time: '12:00' },
}

const whole = (text: string) => Math.min(Number(text.replace(/\D/g, '') || '0'), 99_999)

/** The times of the week of an area. */
export function WindowFields({ windows, onChange }: Props) {
  const change = (at: number, part: Partial<Window>) =>
    onChange(windows.map((window, other) => (other === at ? { ...window, ...part } : window)))
  return (
    <fieldset className="stack">
      <legend>Ajat viikossa</legend>
      {windows.map((window, at) => {
        const { weekday, from, until, capacity, cutOff } = window
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a time is what is written in it, and its place is all that stays.
          <fieldset className="delivery-window" key={at} aria-label={`Aika ${at + 1}`}>
            <Select
              label="Viikonpäivä"
              options={weekdayOptions}
              value={String(weekday)}
              onChange={(id) => change(at, { weekday: Number(id) })}
            />
            <TimeField label="Alkaa" value={from} onChange={(time) => time && change(at, { from: time })} />
            <TimeField label="Päättyy" value={until} onChange={(time) => time && change(at, { until: time })} />
            <TextField
              label="Paikkoja"
              inputMode="numeric"
              value={String(capacity)}
              onChange={(text) => change(at, { capacity: whole(text) })}
            />
            <TextField
              label="Arkipäiviä ennen"
              inputMode="numeric"
              value={String(cutOff.workingDays)}
              onChange={(text) => change(at, { cutOff: { ...cutOff, workingDays: Math.min(whole(text), 20) } })}
            />
            <TimeField
              label="Tilaukset klo"
              value={cutOff.time}
              onChange={(time) => time && change(at, { cutOff: { ...cutOff, time } })}
            />
            <Button
              aria-label={`Poista aika ${at + 1}`}
              onPress={() => onChange(windows.filter((_, other) => other !== at))}
            >
              Poista
            </Button>
          </fieldset>
        )
      })}
      <div>
        <Button onPress={() => onChange([...windows, windows.at(-1) ?? fresh])}>Lisää aika</Button>
      </div>
    </fieldset>
  )
}
