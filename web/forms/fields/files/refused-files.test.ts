import { beforeEach, expect, it, vi } from 'vitest'
import { languages } from '#contract/site.ts'
import { complaintView } from '#web/forms/complaint-and-feedback/contact.views.ts'
import { sponsorshipView } from '#web/forms/sponsorship/sponsorship.view.ts'
import { type RefusedFile, refusedTexts } from './refused-files.ts'

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'fi' } })
})

const huge: RefusedFile = { name: 'IMG_1.png', bytes: 19_084_083, refusal: 'fileTooLarge', reason: 'tooLarge' }
const text: RefusedFile = { name: 'muistio$&.docx', bytes: 12_000, refusal: 'fileUnreadable', reason: 'wrongType' }
const heic: RefusedFile = { name: 'IMG_2.HEIC', bytes: 2_000_000, refusal: 'fileUnreadable', reason: 'heic' }

it('names each refused file with the reason and what would work, after the text of the document', () => {
  const { files } = complaintView('fi', {}).texts
  if (!files) throw new Error('The complaint takes files.')
  expect(refusedTexts([huge, text, heic], files, 3)).toEqual([
    {
      refusal: 'Tiedosto liian suuri (> 15MB)',
      reasons: ['IMG_1.png on 18,2 MB. Pienennä kuvaa tai tallenna se JPEG-muodossa, ja valitse se uudelleen.'],
    },
    {
      refusal: 'File data could not be read',
      reasons: [
        'muistio$&.docx ei ole JPEG- eikä PNG-kuva. Tallenna se JPEG-kuvana tai lähetä siitä kuvakaappaus.',
        expect.stringContaining('Asetukset → Kamera → Formaatit → Yhteensopivin'),
      ],
    },
  ])
})

it.each(languages)('says it in every language, by what the form takes: %s', (language) => {
  const reasons = [complaintView, sponsorshipView].map((view) => view(language, {}).texts.files?.reasons)
  for (const texts of reasons) {
    for (const reason of Object.values(texts ?? {})) expect(reason).toContain('{name}')
    expect(texts?.tooLarge).toContain('{size}')
  }
  expect([reasons[0]?.wrongType.includes('JPEG'), reasons[1]?.wrongType.includes('PDF')]).toEqual([true, true])
})
