import type { DeliveryWindow } from '#contract/shop/shop-data.ts'

type DemoArea = {
  id: string
  name: string
  codes: readonly [from: string, until?: string][]
  windows: DeliveryWindow[]
}

const [MON, TUE, WED, THU, FRI, SAT] = [1, 2, 3, 4, 5, 6] as const

const windows = (weekdays: readonly number[], from: string, until: string, capacity: number, workingDays = 1) =>
  weekdays.map((weekday) => ({ weekday, from, until, capacity, cutOff: { workingDays, time: '12:00' } }))

/** Where and when the demo shop delivers. Every area has a Tuesday and a Friday: some products are delivered on these alone. */
export const areas: readonly DemoArea[] = [
  {
    id: 'helsinki',
    name: 'Helsinki',
    codes: [['00100', '00990']],
    windows: [
      ...windows([MON, TUE, WED, THU, FRI], '16:00', '18:00', 40),
      ...windows([MON, TUE, WED, THU, FRI], '18:00', '21:00', 60),
      ...windows([SAT], '10:00', '14:00', 40),
    ],
  },
  {
    id: 'espoo',
    name: 'Espoo ja Kauniainen',
    codes: [['02100', '02980']],
    windows: [...windows([TUE, WED, THU, FRI], '16:00', '20:00', 50), ...windows([SAT], '10:00', '14:00', 30)],
  },
  {
    id: 'vantaa',
    name: 'Vantaa',
    codes: [['01200', '01770']],
    windows: windows([TUE, THU, FRI], '16:00', '20:00', 50),
  },
  {
    id: 'tampere',
    name: 'Tampere ja Pirkkala',
    codes: [['33100', '33980']],
    windows: [
      ...windows([TUE, THU], '16:00', '20:00', 40),
      ...windows([FRI], '12:00', '16:00', 30),
      ...windows([FRI], '16:00', '20:00', 40),
    ],
  },
  {
    id: 'tampereen-seutu',
    name: 'Kangasala ja Nokia',
    codes: [
      ['36200', '36240'],
      ['37100', '37150'],
    ],
    windows: windows([TUE, FRI], '15:00', '20:00', 25, 2),
  },
  {
    id: 'turku',
    name: 'Turku ja Kaarina',
    codes: [['20100', '20960']],
    windows: windows([TUE, WED, FRI], '16:00', '20:00', 40),
  },
  { id: 'raisio', name: 'Raisio', codes: [['21200', '21280']], windows: windows([TUE, FRI], '16:00', '20:00', 20) },
  {
    id: 'seinajoki',
    name: 'Seinäjoki ja lähikunnat',
    codes: [['60100', '60800'], ['61300'], ['62100', '62200']],
    windows: [
      ...windows([MON, TUE, WED, THU, FRI], '08:00', '12:00', 30),
      ...windows([TUE, THU, FRI], '16:00', '20:00', 30),
    ],
  },
  { id: 'vaasa', name: 'Vaasa', codes: [['65100', '65380']], windows: windows([TUE, FRI], '15:00', '19:00', 25, 2) },
]

/** Days that differ from the calendar: the last deliveries before Christmas run as on Fridays. */
export const exceptions: readonly { date: string; area: string; runsAs: number | null }[] = [
  { date: '2026-12-23', area: '', runsAs: FRI },
  { date: '2026-12-31', area: '', runsAs: null },
]
