import { expect, it } from 'vitest'
import { campaignView } from '../campaign/campaign.view.ts'
import { complaintView, feedbackView } from '../complaint-and-feedback/contact.views.ts'
import { exportContactView } from '../export-contact/export-contact.view.ts'
import { foodServiceQuestionView } from '../food-service-question/food-service-question.view.ts'
import { meatBrandContactView } from '../meat-brand-contact/meat-brand-contact.view.ts'
import { newsReleaseView } from '../news-release/news-release.view.ts'
import { newsletterView } from '../newsletter/newsletter.view.ts'
import { promotionalPhotoView } from '../promotional-photo/promotional-photo.view.ts'
import { questionView } from '../question/question.view.ts'
import { salesView } from '../sales/sales.view.ts'
import { schoolOrderView } from '../school-order/school-order.view.ts'
import { sponsorshipView } from '../sponsorship/sponsorship.view.ts'
import { openForm } from '../testing/opened-form.tsx'

const retail = 'Tapahtui virhe. Yritä uudelleen'

const failureTexts = [
  [complaintView('fi', {}), retail],
  [feedbackView('fi', {}), retail],
  [sponsorshipView('fi', {}), retail],
  [questionView('fi', {}), retail],
  [promotionalPhotoView('fi', { rules: '/' }), retail],
  [meatBrandContactView('fi', {}), retail],
  [salesView('fi', {}), retail],
  [foodServiceQuestionView('fi', {}), 'Jotain meni vikaan'],
  [schoolOrderView('fi', { materials: [], subject: '' }), 'Lähetyksessä tapahtui virhe. Yritä uudelleen'],
  [newsletterView('fi', {}), 'Jotain meni vikaan.'],
  [newsletterView('fi', { failed: 'Tilaus ei onnistunut.' }), 'Tilaus ei onnistunut.'],
  [campaignView('fi', { rules: '/', offersNewsletter: true }), 'Jotain meni vikaan.'],
  [newsReleaseView('fi', {}), 'Jotain meni vikaan.'],
  [exportContactView('en', {}), 'Something went wrong. Please try again.'],
] as const

it.each(failureTexts)('FO-33 FO-38 has its own text for a failure: $form.name', ({ texts }, failed) => {
  expect(texts.failed).toBe(failed)
})

it('FO-38 has the texts of the customer for sending and for a school order', () => {
  expect(exportContactView('en', {}).texts.sending).toBe('Sending...')
  expect(schoolOrderView('fi', { materials: [], subject: '' }).texts.thanks).toContain('Kiitos tilauksestasi!')
})

it('FO-02 says that it is sending, then thanks; a double click sends once', async () => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  const { type, press, buttons, thanks, sent } = await openForm(newsletterView('fi', {}), {
    respond: async () => {
      await held
      return Response.json({ success: true })
    },
  })
  type('Sähköposti', 'maija@example.fi')
  press('Tilaa')
  await expect.poll(buttons).toContain('Lähetetään...')
  press('Lähetetään...')
  expect(document.querySelector('form')?.getAttribute('aria-busy')).toBe('true')
  answer()
  await expect.poll(thanks).toContain('Kiitos!')
  expect(sent.map(({ path, body }) => [path, body])).toEqual([
    ['/api/newsletter/subscribe', { email: 'maija@example.fi' }],
  ])
  expect(sent[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/)
  expect(localStorage.getItem('draft:newsletter')).toBeNull()
})

it.each([
  ['a refusal', () => Response.json({ code: 'INTERNAL', message: 'x', success: false }, { status: 500 })],
  ['an answer that is no success', () => Response.json({ success: false })],
  ['an error page of a proxy', () => new Response('<html>', { status: 502 })],
])('FO-11 FO-33 says under the button that it failed after %s, and keeps what was typed', async (_name, respond) => {
  const { type, press, failure, control } = await openForm(newsletterView('fi', {}), { respond })
  type('Sähköposti', 'maija@example.fi')
  press('Tilaa')
  await expect.poll(failure).toBe('Jotain meni vikaan.')
  expect(control('Sähköposti').value).toBe('maija@example.fi')
  expect(JSON.parse(localStorage.getItem('draft:newsletter') ?? '{}').values).toEqual({ email: 'maija@example.fi' })
})

it('FO-09 shows what the server says about a field, at the field and in the summary', async () => {
  const fields = { email: 'Osoite on estetty.' }
  const { type, press, errors, summary } = await openForm(newsletterView('fi', {}), {
    respond: () => Response.json({ code: 'REQUEST_INVALID', message: 'x', fields, success: false }, { status: 400 }),
  })
  type('Sähköposti', 'maija@example.fi')
  press('Tilaa')
  await expect.poll(errors).toEqual([['Sähköposti', 'Osoite on estetty.']])
  expect(summary().items).toEqual(['Sähköposti: Osoite on estetty.'])
})

it.each([false, true])(
  'FO-11 shows a draft again and says so; that files (%s) have to be attached again too',
  async (hadFiles) => {
    const draft = JSON.stringify({ at: Date.now(), values: { FirstName: 'Maija' }, hadFiles })
    const { control } = await openForm(meatBrandContactView('fi', {}), {
      stored: { 'draft:meat-brand-contact': draft },
    })
    await expect.poll(() => control('Etunimi').value).toBe('Maija')
    const said = document.querySelector('.form-restored')?.textContent ?? ''
    expect(said).toContain('Palautimme tekstin')
    expect(said.includes('Liitä tiedostot uudelleen')).toBe(hadFiles)
  },
)

it('FO-03 sends nothing and says why when no captcha can be had', async () => {
  const { type, press, failure, sent } = await openForm(questionView('fi', {}))
  type('Kysymyksesi', 'Miten tämä säilyy?')
  press('Lähetä')
  await expect.poll(failure).toBe('Varmistus ei onnistunut. Yritä lähettää uudelleen.')
  expect(sent).toEqual([])
})
