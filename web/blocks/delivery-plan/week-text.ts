import type { DeliveryPlan } from '#contract/shop/delivery-plan.ts'
import type { Language } from '#contract/site.ts'
import { weekdayName } from '#web/format/weekday.ts'
import { deliveryTimeText } from '#web/messages/shop/delivery-texts.ts'

type Windows = DeliveryPlan['areas'][number]['windows']

/** The week of an area, a row for the weekdays that have the same times: 'ma–pe', 'klo 16–18, klo 18–21'. */
export function weekRows(windows: Windows, language: Language): { days: string; times: string }[] {
  const times = new Map<number, string>()
  for (const weekday of [1, 2, 3, 4, 5, 6, 7]) {
    const ofDay = windows.filter((window) => window.weekday === weekday).map(({ from, until }) => `${from}-${until}`)
    if (ofDay.length > 0)
      times.set(
        weekday,
        ofDay
          .sort()
          .map((time) => deliveryTimeText(language, time))
          .join(', '),
      )
  }
  const rows = Map.groupBy(times.keys(), (weekday) => times.get(weekday) ?? '')
  return [...rows].map(([ofRow, weekdays]) => ({ days: daysText(weekdays, language), times: ofRow }))
}

/** Three or more in a row are a range. */
function daysText(weekdays: readonly number[], language: Language): string {
  const name = (weekday: number) => weekdayName(weekday, language, 'short')
  const runs: number[][] = []
  for (const weekday of weekdays) {
    const run = runs.at(-1)
    if (run?.at(-1) === weekday - 1) run.push(weekday)
    else runs.push([weekday])
  }
  return runs
    .flatMap((run) => (run.length > 2 ? [`${name(run[0] ?? 1)}–${name(run.at(-1) ?? 1)}`] : run.map(name)))
    .join(', ')
}
