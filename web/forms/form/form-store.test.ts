import { expect, it } from 'vitest'
import { campaign } from '#contract/forms/campaign.form.ts'
import { complaint } from '#contract/forms/complaint.form.ts'
import { addressForm, loginForm } from '#contract/forms/customer.forms.ts'
import { feedback } from '#contract/forms/feedback.form.ts'
import { newsRelease } from '#contract/forms/news-release.form.ts'
import { newsletter } from '#contract/forms/newsletter.form.ts'
import { question } from '#contract/forms/question.form.ts'
import { filledIn } from '#contract/forms/testing/filled-in.ts'
import { type Answer, accepted, aFile, openStore } from '../testing/opened-store.ts'

const ask = { Message: 'Miten tämä säilyy?' }

it('FO-01 FO-35 sends Data, Files and the captcha token', async () => {
  const { store, sent } = openStore(complaint)
  store.change(filledIn(complaint))
  store.change({ HealthDataProcessingConsent: true })
  store.changeFiles([aFile])
  await store.submit()
  expect(sent[0]?.body).toMatchObject({
    Data: { ProductName: 'Kaskimaa Lauantaimakkara', ExpirationDate: '2026-11-20' },
    Files: [{ Name: 'kuva.jpg', Data: 'data:image/jpeg;base64,AA==' }],
    MTCaptchaToken: 'token-1',
  })
})

it('FO-02 goes from editing to sending to sent, and a double click sends once', async () => {
  let answer = (_outcome: Answer) => {}
  const waiting = new Promise<Answer>((resolve) => {
    answer = resolve
  })
  const { store, onSent } = openStore(question, [], { send: () => waiting })
  store.change(ask)
  const first = store.submit()
  expect(store.getState().phase).toBe('sending')
  store.change({ Message: 'jotain muuta' })
  await Promise.all([store.submit(), store.submit(), Promise.resolve()])
  answer(accepted)
  await first
  expect([store.getState().phase, onSent.mock.calls.length]).toEqual(['sent', 1])
  expect(store.getState().values).toMatchObject({ Message: '' })
})

it('FO-03 sends nothing without a token, and says so', async () => {
  const { store, sent } = openStore(question, [accepted], { captchaToken: async () => null })
  store.change(ask)
  await store.submit()
  expect([sent, store.getState().failure?.code, store.getState().phase]).toEqual([[], 'CAPTCHA_UNAVAILABLE', 'editing'])
})

it('FO-03 reads the token when it is sent, and replaces one that the server refuses, once', async () => {
  const refused: Answer = { ok: false, code: 'CAPTCHA_FAILED', message: 'Varmistus puuttuu' }
  const once = openStore(question, [refused, accepted])
  once.store.change(ask)
  await once.store.submit()
  expect(once.sent.map(({ captchaToken }) => captchaToken)).toEqual(['token-1', 'token-2'])
  expect(once.sent.map(({ repeatKey }) => repeatKey)).toEqual(['key-1', 'key-1'])
  expect(once.store.getState().phase).toBe('sent')

  const always = openStore(question, [refused])
  always.store.change(ask)
  await always.store.submit()
  expect([always.sent.length, always.store.getState().failure?.code]).toEqual([2, 'CAPTCHA_FAILED'])
})

it.each([newsletter, newsRelease, campaign])(
  'FO-03 $name is sent without a captcha, and once more with one in the header when the server asks for it',
  async (form) => {
    const asked: Answer = { ok: false, code: 'CAPTCHA_NEEDED', message: 'Varmista, ettet ole robotti' }
    const { store, sent } = openStore(form, [asked, accepted])
    store.change(filledIn(form))
    await store.submit()
    expect(sent.map(({ captchaToken }) => captchaToken)).toEqual(['', 'token-1'])
    expect(sent.map(({ repeatKey }) => repeatKey)).toEqual(['key-1', 'key-1'])
    expect(sent[1]?.body).toEqual(sent[0]?.body)
    expect(JSON.stringify(sent[1]?.body)).not.toContain('token-1')
    expect(store.getState().phase).toBe('sent')
  },
)

it('FO-09 shows what the server refuses, at its field, until that is changed', async () => {
  const { store } = openStore(question, [
    { ok: false, code: 'REQUEST_INVALID', message: 'Tarkista tiedot', fields: { Message: 'Liian pitkä' } },
  ])
  store.change(ask)
  await store.submit()
  expect(store.getState()).toMatchObject({
    errors: { Message: { text: 'Liian pitkä' } },
    refusedAttempts: 1,
    failure: null,
  })
  store.change({ Message: 'lyhyt' })
  expect(store.getState().errors).toEqual({})
})

it('FO-16 asks once for the consent; after that the next attempt goes out without it', async () => {
  const { store, sent } = openStore(feedback)
  store.change(filledIn(feedback))
  await store.submit()
  expect([store.getState().asksForConsent, sent.length]).toEqual([true, 0])
  store.closeConsentNotice()
  expect(store.getState().asksForConsent).toBe(false)
  await store.submit()
  expect(sent[0]?.body).toMatchObject({ Data: { HealthDataProcessingConsent: false } })
})

it('FO-16 does not ask who has given the consent', async () => {
  const { store, sent } = openStore(feedback)
  store.change({ ...filledIn(feedback), HealthDataProcessingConsent: true })
  await store.submit()
  expect(sent[0]?.body).toMatchObject({ Data: { HealthDataProcessingConsent: true } })
})

it('FO-15 sends no e-mail and phone of somebody who wants no reply', async () => {
  const { store, sent } = openStore(feedback)
  store.change({ ...filledIn(feedback), HealthDataProcessingConsent: true })
  store.change({ ContactByEmail: false, NoContact: true })
  await store.submit()
  expect(sent[0]?.body).toMatchObject({ Data: { Email: '', Phone: '', NoContact: true }, Files: null })
})

it('SH-21: a login takes a captcha token only when the server asks for one, and once', async () => {
  const needed: Answer = { ok: false, code: 'CAPTCHA_NEEDED' }
  const typed = { email: 'maija@example.fi', password: ' with spaces ' }
  const first = openStore(loginForm)
  first.store.change(typed)
  await first.store.submit()
  expect(first.sent.map(({ body }) => body)).toEqual([{ ...typed, captchaToken: '' }])
  const asked = openStore(loginForm, [needed, accepted])
  asked.store.change(typed)
  await asked.store.submit()
  expect(asked.sent.map(({ body }) => body.captchaToken)).toEqual(['', 'token-1'])
  expect(asked.store.getState().phase).toBe('sent')
  const still = openStore(loginForm, [needed])
  still.store.change(typed)
  await still.store.submit()
  expect([still.sent.length, still.store.getState().failure?.code]).toEqual([2, 'CAPTCHA_NEEDED'])
})

it('SH-20: an address is complete when nothing is missing; what is wrong is said when a field is left', () => {
  const { store } = openStore(addressForm)
  const { isPrivateCustomer: _, ...typed } = filledIn(addressForm)
  expect(store.isComplete()).toBe(false)
  store.change({ ...typed, phoneNumber: '12' })
  expect([store.isComplete(), store.getState().errors]).toEqual([false, {}])
  store.change({ isPrivateCustomer: true })
  expect(store.isComplete()).toBe(true)
  store.check('phoneNumber')
  expect(store.getState().errors).toMatchObject({ phoneNumber: { rule: 'phoneFormat' } })
  store.change({ phoneNumber: '050 123 123' })
  expect(store.getState().errors).toEqual({})
})

it('stops sending and keeps everything; the next attempt has the same key', async () => {
  const keys: string[] = []
  const { store } = openStore(complaint, [], {
    send: (_body, { signal, repeatKey }) => {
      keys.push(repeatKey)
      return new Promise((resolve) => {
        signal.addEventListener('abort', () => resolve({ ok: false, code: 'ABORTED' }))
        if (keys.length > 1) resolve(accepted)
      })
    },
  })
  store.change({ ...filledIn(complaint), HealthDataProcessingConsent: true })
  store.changeFiles([aFile])
  const stopped = store.submit()
  await expect.poll(() => keys.length).toBe(1)
  store.stop()
  await stopped
  expect(store.getState()).toMatchObject({ phase: 'editing', notice: 'stopped', failure: null, files: [aFile] })
  await store.submit()
  expect(store.getState().phase).toBe('sent')
  expect(new Set(keys).size).toBe(1)
})
