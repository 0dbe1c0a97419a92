import type { z } from 'zod'
import { file } from '#web/block-kit/example-media.ts'
import type { fileListSchema } from './file-list.schema.ts'

const sheets = ['tunti-1-opettajalle.pdf', 'tunti-1-oppilaalle.pdf', 'tunti-2-opettajalle.pdf'].map((name) =>
  file(name),
)

export const fileListExamples: Record<string, z.input<typeof fileListSchema>> = {
  'reports of a company': {
    heading: 'Raportit',
    text: 'Raportit ovat saavutettavia PDF-tiedostoja.',
    files: sheets.map((file, index) => ({
      name: ['Osavuosikatsaus', 'Puolivuosikatsaus', 'Tilinpäätöstiedote'][index] ?? '',
      file,
      date: `2026-0${9 - index}-05`,
    })),
  },
  'one file without a date': { heading: 'Esite', files: sheets.slice(0, 1).map((file) => ({ name: 'Esite', file })) },
  'a long name, on the brand colour': {
    tone: 'brand',
    heading: 'Kaikki ne asiakirjat, jotka yhtiökokoukseen osallistuvan osakkeenomistajan on hyvä lukea',
    files: sheets.slice(0, 2).map((file) => ({
      file,
      date: '2026-03-26',
      name: 'Varsinaisen yhtiökokouksen pöytäkirja liitteineen, valtakirjamalli ja selvitys palkitsemisesta',
    })),
  },
}
