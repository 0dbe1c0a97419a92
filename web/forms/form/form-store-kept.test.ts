import { expect, it } from 'vitest'
import { complaint } from '#contract/forms/complaint.form.ts'
import { feedback } from '#contract/forms/feedback.form.ts'
import { question } from '#contract/forms/question.form.ts'
import { filledIn } from '#contract/forms/testing/filled-in.ts'
import { accepted, aFile, lost, openStore } from '../testing/opened-store.ts'

const ask = { Message: 'Miten tämä säilyy?' }

it('FO-11 loses nothing when sending fails, and a retry has the same key; a changed form has another', async () => {
  const { store, sent, drafts, onSent } = openStore(question, [lost, lost, accepted])
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
  const { store, sent, drafts } = openStore(feedback)
  drafts.kept = { values: { ...filledIn(feedback), Message: 'vanha' }, repeatKey: 'key-0', hadFiles: false }
  store.start({})
  expect(store.getState()).toMatchObject({ values: { Message: 'vanha' }, restored: 'values' })
  store.change({ HealthDataProcessingConsent: true })
  store.change({ Message: 'vanha' })
  await store.submit()
  expect(sent[0]?.repeatKey).toBe('key-1')

  const other = openStore(feedback)
  other.drafts.kept = { values: { Message: 'vanha' }, hadFiles: true }
  other.store.start({ Message: 'uusi' })
  expect(other.store.getState()).toMatchObject({ values: { Message: 'uusi' }, restored: 'files' })
})

it('keeps what is typed while React takes over the fields, over a draft and over what the form begins with', async () => {
  const { store, sent, drafts } = openStore(feedback, [accepted], { prefilled: { FirstName: '' }, isStarted: false })
  drafts.kept = { values: { ...filledIn(feedback), Message: 'vanha' }, repeatKey: 'key-0', hadFiles: false }
  store.change({ FirstName: 'Maija' })
  store.start({ Message: 'uusi' })
  const values = { ...filledIn(feedback), FirstName: 'Maija', Message: 'uusi' }
  expect([store.getState().values, drafts.kept.values]).toMatchObject([values, values])
  store.change({ HealthDataProcessingConsent: true })
  await store.submit()
  expect(sent[0]?.repeatKey).toBe('key-1')
})

it('FO-11 retries after a reload with the same key, unless files were attached', async () => {
  const { store, sent, drafts } = openStore(question)
  drafts.kept = { values: ask, repeatKey: 'key-0', hadFiles: false }
  store.start({})
  await store.submit()
  expect(sent[0]?.repeatKey).toBe('key-0')

  const withFiles = openStore(complaint, [lost])
  withFiles.store.change({ ...filledIn(complaint), HealthDataProcessingConsent: true })
  withFiles.store.changeFiles([aFile])
  await withFiles.store.submit()
  expect(withFiles.drafts.kept).toMatchObject({ hadFiles: true, repeatKey: undefined })
})

it('FO-11 empties the form and forgets the draft when asked to; an untouched form leaves none', () => {
  const { store, drafts } = openStore(question)
  store.change(ask)
  expect(drafts.kept).not.toBeNull()
  store.clear()
  expect([drafts.kept, store.getState().values]).toEqual([null, { Message: '' }])
  store.change(ask)
  store.change({ Message: '' })
  expect(drafts.kept).toBeNull()
})

it('brings back all that was cleared, with files and consents, until something is typed', () => {
  const { store, drafts } = openStore(complaint)
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
  const { store } = openStore(question)
  store.clear()
  expect(store.getState().notice).toBeNull()
  store.change(ask)
  store.clear()
  store.forgetCleared()
  store.undo()
  expect(store.getState()).toMatchObject({ notice: null, values: { Message: '' } })
})

it('is empty once it was sent, and says so to somebody who comes back, until something is typed', async () => {
  const { store, drafts } = openStore(question)
  store.change(ask)
  await store.submit()
  expect(store.getState()).toMatchObject({ phase: 'sent', values: { Message: '' } })
  store.beginAgain('sent')
  expect(store.getState()).toMatchObject({ phase: 'editing', notice: 'sent', values: { Message: '' } })
  store.change(ask)
  expect(store.getState().notice).toBeNull()
  expect(drafts.kept).toMatchObject({ values: ask })
})
