import { expect, it, vi } from 'vitest'
import type { CallOutcome } from '#contract/call-types.ts'
import { campaign } from '#contract/forms/campaign.form.ts'
import { complaint } from '#contract/forms/complaint.form.ts'
import { addressForm, loginForm } from '#contract/forms/customer.forms.ts'
import { feedback } from '#contract/forms/feedback.form.ts'
import type { Form } from '#contract/forms/form.ts'
import { newsRelease } from '#contract/forms/news-release.form.ts'
import { newsletter } from '#contract/forms/newsletter.form.ts'
import { question } from '#contract/forms/question.form.ts'
import { filledIn } from '#contract/forms/testing/filled-in.ts'
import type { Draft } from '../sending/draft.ts'
import { type FormNeeds, FormStore } from './form-store.ts'

type Sent = { body: Record<string, unknown>; repeatKey: string; captchaToken: string }
type Answer = CallOutcome<unknown, string>

const accepted: Answer = { ok: true, value: { isSuccess: true } }
const lost: Answer = { ok: false, code: 'OFFLINE' }

const aFile = {
  key: 'a',
  name: 'kuva.jpg',
  type: 'image/jpeg' as const,
  bytes: 10,
  data: 'data:image/jpeg;base64,AA==',
  preview: null,
}

function open(form: Form, answers: Answer[] = [accepted], needs: Partial<FormNeeds> = {}) {
  const sent: Sent[] = []
  const onSent = vi.fn()
  const drafts: { kept: Draft | null } = { kept: null }
  let tokens = 0
  let keys = 0
  const store = new FormStore({
    form,
    ruleTexts: { required: 'pakollinen' },
    send: async (body, { repeatKey, captchaToken }) => {
      sent.push({ body: body as Sent['body'], repeatKey, captchaToken })
      return answers[Math.min(sent.length, answers.length) - 1] as Answer
    },
    captchaToken: async () => `token-${++tokens}`,
    newRepeatKey: () => `key-${++keys}`,
    drafts: {
      read: () => drafts.kept,
      write: (draft) => {
        drafts.kept = draft
      },
      erase: () => {
        drafts.kept = null
      },
    },
    onSent,
    ...needs,
  })
  return { store, sent, onSent, drafts }
}

const ask = { Message: 'Miten tämä säilyy?' }

it('FO-01 FO-35 sends Data, Files and the captcha token', async () => {
  const { store, sent } = open(complaint)
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
  const { store, onSent } = open(question, [], { send: () => waiting })
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
  const { store, sent } = open(question, [accepted], { captchaToken: async () => null })
  store.change(ask)
  await store.submit()
  expect([sent, store.getState().failure?.code, store.getState().phase]).toEqual([[], 'CAPTCHA_UNAVAILABLE', 'editing'])
})

it('FO-03 reads the token when it is sent, and replaces one that the server refuses, once', async () => {
  const refused: Answer = { ok: false, code: 'CAPTCHA_FAILED', message: 'Varmistus puuttuu' }
  const once = open(question, [refused, accepted])
  once.store.change(ask)
  await once.store.submit()
  expect(once.sent.map(({ captchaToken }) => captchaToken)).toEqual(['token-1', 'token-2'])
  expect(once.sent.map(({ repeatKey }) => repeatKey)).toEqual(['key-1', 'key-1'])
  expect(once.store.getState().phase).toBe('sent')

  const always = open(question, [refused])
  always.store.change(ask)
  await always.store.submit()
  expect([always.sent.length, always.store.getState().failure?.code]).toEqual([2, 'CAPTCHA_FAILED'])
})

it.each([newsletter, newsRelease, campaign])(
  'FO-03 $name is sent without a captcha, and once more with one in the header when the server asks for it',
  async (form) => {
    const asked: Answer = { ok: false, code: 'CAPTCHA_NEEDED', message: 'Varmista, ettet ole robotti' }
    const { store, sent } = open(form, [asked, accepted])
    store.change(filledIn(form))
    await store.submit()
    expect(sent.map(({ captchaToken }) => captchaToken)).toEqual(['', 'token-1'])
    expect(sent.map(({ repeatKey }) => repeatKey)).toEqual(['key-1', 'key-1'])
    expect(sent[1]?.body).toEqual(sent[0]?.body)
    expect(JSON.stringify(sent[1]?.body)).not.toContain('token-1')
    expect(store.getState().phase).toBe('sent')
  },
)

it('FO-11 loses nothing when sending fails, and a retry has the same key; a changed form has another', async () => {
  const { store, sent, drafts, onSent } = open(question, [lost, lost, accepted])
  store.change(ask)
  await store.submit()
  expect(store.getState()).toMatchObject({ phase: 'editing', values: ask, failure: { code: 'OFFLINE' } })
  expect(drafts.kept).toMatchObject({ values: ask, repeatKey: 'key-1' })
  await store.submit()
  store.change({ Message: 'Toinen kysymys' })
  expect(store.getState().failure).toBeNull()
  await store.submit()
  expect(sent.map(({ repeatKey }) => repeatKey)).toEqual(['key-1', 'key-1', 'key-2'])
  expect([drafts.kept, onSent.mock.calls.length]).toEqual([null, 1])
})

it('FO-11 brings back what was typed, with the key of its last attempt; what is in the fields already wins', async () => {
  const { store, sent, drafts } = open(feedback)
  drafts.kept = { values: { ...filledIn(feedback), Message: 'vanha' }, repeatKey: 'key-0', hadFiles: false }
  store.start({})
  expect(store.getState()).toMatchObject({ values: { Message: 'vanha' }, restored: 'values' })
  store.change({ HealthDataProcessingConsent: true })
  store.change({ Message: 'vanha' })
  await store.submit()
  expect(sent[0]?.repeatKey).toBe('key-1')

  const other = open(feedback)
  other.drafts.kept = { values: { Message: 'vanha' }, hadFiles: true }
  other.store.start({ Message: 'uusi' })
  expect(other.store.getState()).toMatchObject({ values: { Message: 'uusi' }, restored: 'files' })
})

it('FO-11 retries after a reload with the same key, unless files were attached', async () => {
  const { store, sent, drafts } = open(question)
  drafts.kept = { values: ask, repeatKey: 'key-0', hadFiles: false }
  store.start({})
  await store.submit()
  expect(sent[0]?.repeatKey).toBe('key-0')

  const withFiles = open(complaint, [lost])
  withFiles.store.change({ ...filledIn(complaint), HealthDataProcessingConsent: true })
  withFiles.store.changeFiles([aFile])
  await withFiles.store.submit()
  expect(withFiles.drafts.kept).toMatchObject({ hadFiles: true, repeatKey: undefined })
})

it('FO-11 empties the form and forgets the draft when asked to; an untouched form leaves none', () => {
  const { store, drafts } = open(question)
  store.change(ask)
  expect(drafts.kept).not.toBeNull()
  store.clear()
  expect([drafts.kept, store.getState().values]).toEqual([null, { Message: '' }])
  store.change(ask)
  store.change({ Message: '' })
  expect(drafts.kept).toBeNull()
})

it('FO-09 shows what the server refuses, at its field, until that is changed', async () => {
  const { store } = open(question, [
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
  const { store, sent } = open(feedback)
  store.change(filledIn(feedback))
  await store.submit()
  expect([store.getState().asksForConsent, sent.length]).toEqual([true, 0])
  store.closeConsentNotice()
  expect(store.getState().asksForConsent).toBe(false)
  await store.submit()
  expect(sent[0]?.body).toMatchObject({ Data: { HealthDataProcessingConsent: false } })
})

it('FO-16 does not ask who has given the consent', async () => {
  const { store, sent } = open(feedback)
  store.change({ ...filledIn(feedback), HealthDataProcessingConsent: true })
  await store.submit()
  expect(sent[0]?.body).toMatchObject({ Data: { HealthDataProcessingConsent: true } })
})

it('FO-15 sends no e-mail and phone of somebody who wants no reply', async () => {
  const { store, sent } = open(feedback)
  store.change({ ...filledIn(feedback), HealthDataProcessingConsent: true })
  store.change({ ContactByEmail: false, NoContact: true })
  await store.submit()
  expect(sent[0]?.body).toMatchObject({ Data: { Email: '', Phone: '', NoContact: true }, Files: null })
})

it('SH-21: a login takes a captcha token only when the server asks for one, and once', async () => {
  const needed: Answer = { ok: false, code: 'CAPTCHA_NEEDED' }
  const typed = { email: 'maija@example.fi', password: ' with spaces ' }
  const first = open(loginForm)
  first.store.change(typed)
  await first.store.submit()
  expect(first.sent.map(({ body }) => body)).toEqual([{ ...typed, captchaToken: '' }])
  const asked = open(loginForm, [needed, accepted])
  asked.store.change(typed)
  await asked.store.submit()
  expect(asked.sent.map(({ body }) => body.captchaToken)).toEqual(['', 'token-1'])
  expect(asked.store.getState().phase).toBe('sent')
  const still = open(loginForm, [needed])
  still.store.change(typed)
  await still.store.submit()
  expect([still.sent.length, still.store.getState().failure?.code]).toEqual([2, 'CAPTCHA_NEEDED'])
})

it('SH-20: an address is complete when nothing is missing; what is wrong is said when a field is left', () => {
  const { store } = open(addressForm)
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

it('brings back all that was cleared, with files and consents, until something is typed', () => {
  const { store, drafts } = open(complaint)
  const values = { ...filledIn(complaint), HealthDataProcessingConsent: true }
  store.change(values)
  store.changeFiles([aFile])
  store.clear()
  expect(store.getState()).toMatchObject({ notice: 'cleared', files: [], values: { Message: '' } })
  expect(drafts.kept).toBeNull()
  store.undo()
  expect(store.getState()).toMatchObject({ notice: 'undone', files: [aFile], values })
  expect(drafts.kept).toMatchObject({ hadFiles: true, values: { Message: values.Message } })
  store.clear()
  store.change({ Message: 'Uusi' })
  store.undo()
  expect(store.getState()).toMatchObject({ notice: null, files: [], values: { Message: 'Uusi', Firstname: '' } })
})

it('offers nothing to undo where nothing was filled in, and nothing to somebody who comes back to the page', () => {
  const { store } = open(question)
  store.clear()
  expect(store.getState().notice).toBeNull()
  store.change(ask)
  store.clear()
  store.forgetCleared()
  store.undo()
  expect(store.getState()).toMatchObject({ notice: null, values: { Message: '' } })
})

it('is empty once it was sent, and says so to somebody who comes back, until something is typed', async () => {
  const { store, drafts } = open(question)
  store.change(ask)
  await store.submit()
  expect(store.getState()).toMatchObject({ phase: 'sent', values: { Message: '' } })
  store.beginAgain('sent')
  expect(store.getState()).toMatchObject({ phase: 'editing', notice: 'sent', values: { Message: '' } })
  store.change(ask)
  expect(store.getState().notice).toBeNull()
  expect(drafts.kept).toMatchObject({ values: ask })
})

it('stops sending and keeps everything; the next attempt has the same key', async () => {
  const keys: string[] = []
  const { store } = open(complaint, [], {
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
