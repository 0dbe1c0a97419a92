import type { z } from 'zod'
import type { eventCalendarSchema } from './event-calendar.schema.ts'

export const eventCalendarExamples: Record<string, z.input<typeof eventCalendarSchema>> = {
  'what investors wait for': {
    heading: 'Tapahtumat',
    text: 'Katsaukset julkaistaan aamulla.',
    events: [
      { date: '2037-02-11', time: '08:00', title: 'Tilinpäätöstiedote 2036' },
      { date: '2037-03-25', title: 'Varsinainen yhtiökokous', place: 'Seinäjoki-sali, Seinäjoki' },
      { date: '2037-05-06', title: 'Liiketoimintakatsaus', text: 'Tammi–maaliskuu, suomeksi ja englanniksi.' },
    ],
  },
  'nothing to come, on the brand colour': {
    tone: 'brand',
    heading: 'Tilaisuudet, joihin kaikki omistajat, asiakkaat ja naapurit ovat tervetulleita',
    events: [{ date: '2026-01-01', title: 'Uudenvuoden vastaanotto' }],
  },
}
