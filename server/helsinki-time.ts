// Made once: making one takes longer than using it a thousand times.
const days = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Helsinki', dateStyle: 'short' })

/** The date in Finland at a moment, as `2026-11-15`. */
export function helsinkiDay(moment: Date): string {
  return days.format(moment)
}

/** When the next day begins in Finland. */
export function nextHelsinkiDay(moment: Date): Date {
  const today = helsinkiDay(moment)
  const hour = 3_600_000
  // By hours, since a day may have 23 or 25 of them.
  let next = new Date(Math.ceil((moment.getTime() + 1) / hour) * hour)
  while (helsinkiDay(next) === today) next = new Date(next.getTime() + hour)
  return next
}
