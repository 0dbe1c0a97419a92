import type { z } from 'zod'
import type { sliceGaugeSchema } from './slice-gauge.schema.ts'

type Stops = z.input<typeof sliceGaugeSchema>['stops']

const stops: Stops = [
  {
    mm: 1,
    name: 'Silkkipaperi',
    suits: 'Rasva ehtii sulaa kielellä.',
    say: 'Meetvurstia millin siivuina.',
    product: { label: 'Meetvursti', link: '/tuotteet' },
    meat: 'dark',
    area: 24,
  },
  {
    mm: 2,
    name: 'Leipäsiivu',
    suits: 'Kestää leivällä lounaaseen asti.',
    say: 'Kinkkua leivälle, kaksi milliä.',
    product: { label: 'Palvikinkku', link: '/tuotteet' },
    meat: 'pink',
    area: 85,
  },
  {
    mm: 8,
    name: 'Pannusiivu',
    suits: 'Ruskistuu pinnalta ja pysyy sisältä mehukkaana, kun pannu on kuuma ja kokki malttaa.',
    say: 'Kinkkua pannulle, sentin siivuina, olkaa hyvä, ja yksi maistiainen ohuempana.',
    product: { label: 'Palvikinkku kokonaisena palana tiskiltä', link: '/tuotteet' },
    meat: 'red',
    area: 120,
  },
]

export const sliceGaugeExamples: Record<string, z.input<typeof sliceGaugeSchema>> = {
  'from thin to thick': { heading: 'Montako milliä?', start: 2, sheet: 'Paperiin, ei muoviin. '.repeat(6), stops },
  'on the dark tone, with an introduction': {
    tone: 'deep',
    heading: 'Siivun paksuus',
    text: 'Vedä siivu ohueksi tai paksuksi.',
    from: 1,
    to: 12,
    start: 8,
    sheet: 'Herkkutiski',
    stops,
  },
}
