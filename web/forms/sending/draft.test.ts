import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { complaint } from '#contract/forms/complaint.form.ts'
import { promotionalPhoto } from '#contract/forms/promotional-photo.form.ts'
import { filledIn } from '#contract/forms/testing/filled-in.ts'
import { draftKey, eraseDraft, readDraft, writeDraft } from './draft.ts'

let stored: Map<string, string>

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

const now = Date.parse('2026-11-16T12:00:00Z')
const DAY_MS = 24 * 3600 * 1000

it('FO-11 keeps a draft for 24 hours, under one key for each form', () => {
  writeDraft(complaint, { values: filledIn(complaint), repeatKey: 'key', hadFiles: true }, now)
  expect([...stored.keys()]).toEqual(['draft:complaint'])
  expect(readDraft(complaint, now + DAY_MS - 1)).toMatchObject({
    values: { Message: 'Hyvää päivää, miten tämä säilyy?', ContactByEmail: true, ProductId: 41 },
    repeatKey: 'key',
    hadFiles: true,
  })
  expect(readDraft(promotionalPhoto, now)).toBeNull()
  expect(readDraft(complaint, now + DAY_MS)).toBeNull()
  expect(stored.size).toBe(0)
})

it('FO-11 keeps no consent, which has to be given each time', () => {
  writeDraft(complaint, { values: { ...filledIn(complaint), HealthDataProcessingConsent: true }, hadFiles: false }, now)
  writeDraft(promotionalPhoto, { values: filledIn(promotionalPhoto), hadFiles: false }, now)
  expect([...stored.values()].join()).not.toMatch(/HealthData|Rules/)
  expect(readDraft(promotionalPhoto, now)?.values).toMatchObject({ MethodOfContact: 'email' })
})

it('FO-11 ignores what is broken, and what no longer fits the form', () => {
  for (const text of ['', 'null', '7', '{"at":1', '{}', `{"at":${now}}`]) {
    stored.set(draftKey('complaint'), text)
    expect(readDraft(complaint, now)).toBeNull()
  }
  const values = { Message: 7, Firstname: 'Maija', Gone: 'x', ContactByEmail: 'yes', HealthDataProcessingConsent: true }
  stored.set(draftKey('complaint'), JSON.stringify({ at: now, values }))
  expect(readDraft(complaint, now)?.values).toEqual({ Firstname: 'Maija' })
})

it('FO-11 works on without storage', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('blocked')
    },
  })
  writeDraft(complaint, { values: {}, hadFiles: false }, now)
  eraseDraft(complaint)
  expect(readDraft(complaint, now)).toBeNull()
})
