import type { Form } from '#contract/forms/form.ts'

/** What somebody has typed and not sent yet. Consents, captcha and files are never stored. */
export type Draft = {
  values: Readonly<Record<string, unknown>>
  /** The key of the last attempt to send exactly these values, so that a retry after a reload is no second submission. */
  repeatKey?: string | undefined
  /** Whether files were attached, which have to be attached again. */
  hadFiles: boolean
}

const LIFETIME_MS = 24 * 3600 * 1000

export const draftKey = (form: string) => `draft:${form}`

export function readDraft(form: Form, now = Date.now()): Draft | null {
  try {
    const { at, values, repeatKey, hadFiles } = JSON.parse(localStorage.getItem(draftKey(form.name)) ?? 'null')
    if (!(now - at < LIFETIME_MS)) {
      eraseDraft(form)
      return null
    }
    const kept = Object.entries(values).filter(([name, value]) => isStorable(form, name) && fits(form, name, value))
    return { values: Object.fromEntries(kept), repeatKey, hadFiles: hadFiles === true }
  } catch {
    return null
  }
}

export function writeDraft(form: Form, draft: Draft, now = Date.now()): void {
  const values = Object.fromEntries(Object.entries(draft.values).filter(([name]) => isStorable(form, name)))
  try {
    localStorage.setItem(draftKey(form.name), JSON.stringify({ ...draft, values, at: now }))
  } catch {
    // Local storage is full or unavailable: the draft lives as long as the page.
  }
}

export function eraseDraft(form: Form): void {
  try {
    localStorage.removeItem(draftKey(form.name))
  } catch {
    // Nothing was stored.
  }
}

/** Boxes are consents, which have to be given each time; only those that are one choice together are not. */
function isStorable({ fields, exactlyOne = [] }: Form, name: string): boolean {
  const kind = fields[name]?.kind
  const isBox = kind === 'flag' || kind === 'textFlag'
  return (
    kind !== undefined &&
    kind !== 'fixed' &&
    kind !== 'password' &&
    (!isBox || exactlyOne.some((group) => group.includes(name)))
  )
}

/** A draft of an older version of the form may hold something else under the same name. */
function fits({ fields }: Form, name: string, value: unknown): boolean {
  const kind = fields[name]?.kind
  if (kind === 'flag') return typeof value === 'boolean'
  if (kind === 'list') return Array.isArray(value) && value.every((item) => typeof item === 'string')
  if (kind === 'product') return value === null || typeof (value as { title?: unknown }).title === 'string'
  if (kind === 'id') return typeof value === 'number' || typeof value === 'string'
  return typeof value === 'string'
}
