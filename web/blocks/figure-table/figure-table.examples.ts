import type { z } from 'zod'
import type { figureTableSchema } from './figure-table.schema.ts'

export const figureTableExamples: Record<string, z.input<typeof figureTableSchema>> = {
  'a hundred portions': {
    heading: 'Sata annosta',
    text: 'Raakapaino, kypsä paino ja vuoat.',
    of: 'Ruoka',
    columns: ['Raakana', 'Kypsänä', 'Muista'],
    rows: [
      { name: 'Lihapata', values: ['12 kg', '8,4 kg', '20 litraa, kaksi GN 1/1-100-vuokaa'] },
      { name: 'Uunipaisti', values: ['15 kg', '11 kg', ''] },
    ],
    note: 'Häviöt on mitattu yhdistelmäuunissa.',
  },
  'one column, on the brand colour': {
    tone: 'brand',
    heading: 'Painohäviöt',
    of: 'Raaka-aine',
    columns: ['Häviö'],
    rows: [
      { name: 'Naudan kuutio', values: ['30 %'] },
      { name: 'Jauheliha', values: ['20 %'] },
    ],
  },
  'the longest words': {
    tone: 'deep',
    heading: 'Ruokapalvelukeskusten uudelleenkuumennuslämpötilat',
    of: 'Ruoka',
    columns: ['Keittiössä', 'Kuljetuksessa', 'Linjastossa', 'Jäähdytettynä'],
    rows: [
      {
        name: 'Kermaperunalisäkkeellinen lihapullapannu',
        values: ['vähintään 75 °C', 'vähintään 60 °C', 'vähintään 60 °C', 'neljässä tunnissa enintään 6 °C'],
      },
    ],
  },
}
