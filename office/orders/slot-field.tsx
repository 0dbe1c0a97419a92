import { useQuery } from '@tanstack/react-query'
import { officeQuery } from '#office/frame/queries.ts'
import { dayText, timeText } from '#office/ui/day-and-time.ts'
import { Notice } from '#office/ui/notice.tsx'
import { Select } from '#office/ui/select.tsx'
import type { StaffOrder } from './staff-order.ts'

export type Slot = { date: string; time: string }

export function useSlots(number: number, postalCode?: string) {
  const query = postalCode ? { postalCode } : {}
  return useQuery(officeQuery('GET /api/office/orders/:number/slots', { params: { number }, query })).data
}

type Props = {
  order: StaffOrder
  postalCode?: string
  slot: Slot | undefined
  onChange: (slot: Slot) => void
}

/** A time with room, in the area of a postal code. Whether all products can be delivered then, the plan says. */
export function SlotField({ order, postalCode, slot, onChange }: Props) {
  const slots = useSlots(order.number, postalCode)
  if (slots?.rows.length === 0) return <Notice kind="warning">Tälle alueelle ei ole vapaita toimitusaikoja.</Notice>
  const options = (slots?.rows ?? []).map(({ date, time, placesLeft }) => ({
    id: `${date} ${time}`,
    label: `${dayText(date)} ${timeText(time)}`,
    hint: `${placesLeft} paikkaa vapaana`,
  }))
  return (
    <Select
      label="Uusi toimitusaika"
      options={options}
      value={slot && `${slot.date} ${slot.time}`}
      onChange={(id) => {
        const [date = '', time = ''] = id.split(' ')
        onChange({ date, time })
      }}
    />
  )
}
