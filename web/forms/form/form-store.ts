import type { CallOutcome } from '#contract/call-types.ts'
import type { FieldErrors, Form, Rule } from '#contract/forms/form.ts'
import { emptyValues } from '#contract/forms/form-values.ts'
import { payloadOf } from '#contract/forms/payload.ts'
import { validateForm } from '#contract/forms/validate-form.ts'
import type { ChosenFile } from '../fields/files/read-file.ts'
import type { Draft } from '../sending/draft.ts'

export type Values = Readonly<Record<string, unknown>>

/** An error of a field: a rule that the browser checks too, or the text of the server. */
type ShownError = { rule?: Rule; text: string }

/** Why nothing was sent, beyond what the fields say. */
type Failure = { code: string; message?: string | undefined }

export type FormState = {
  values: Values
  files: readonly ChosenFile[]
  /** By field, in the order of the form. */
  errors: Readonly<Record<string, ShownError>>
  phase: 'editing' | 'sending' | 'sent'
  /** How much of the body has been sent, from 0 to 1; null until something has. */
  progress: number | null
  failure: Failure | null
  /** The notice about consent is open. */
  asksForConsent: boolean
  /** What was typed earlier is shown again; `files`: and files have to be attached again. */
  restored: 'values' | 'files' | null
  /** Counts attempts that found errors: each moves the focus to the summary. */
  refusedAttempts: number
}

type Sending = Promise<CallOutcome<unknown, string>>

/** What a form needs from the page that it is on. */
export type FormNeeds = {
  form: Form
  /** Values that the form begins with instead of empty ones. */
  prefilled?: Values | undefined
  /** Adds values that follow from others, before they are checked and sent. */
  complete?: (values: Values) => Values
  ruleTexts: Readonly<Partial<Record<Rule, string>>>
  send: (
    body: unknown,
    how: { repeatKey: string; captchaToken: string; onProgress: (share: number) => void },
  ) => Promise<CallOutcome<unknown, string>>
  /** A fresh token, null if there is none to be had, '' for a form without captcha. */
  captchaToken: () => Promise<string | null>
  newRepeatKey: () => string
  drafts: { read(): Draft | null; write(draft: Draft): void; erase(): void }
  onSent: () => void
}

/** The state of a form and what can be done to it, without React: whatever is on the screen, `submit` reads the latest values. */
export class FormStore {
  readonly #needs: FormNeeds
  readonly #listeners = new Set<() => void>()
  #state: FormState
  #repeatKey: string | undefined
  #consentAsked = false

  constructor(needs: FormNeeds) {
    this.#needs = needs
    this.#state = this.#empty()
  }

  readonly getState = (): FormState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Takes up what was typed before: first the draft, then what is in the fields already. */
  start(typed: Values): void {
    const draft = this.#needs.drafts.read()
    this.#repeatKey = draft?.repeatKey
    const isWorthSaying = draft !== null && this.#differs(draft.values)
    this.#update({
      values: { ...this.#state.values, ...draft?.values, ...this.#needs.prefilled, ...typed },
      restored: isWorthSaying ? (draft.hadFiles ? 'files' : 'values') : null,
    })
    if (Object.keys(typed).length > 0) this.#saveDraft()
  }

  change(changed: Values): void {
    if (this.#state.phase !== 'editing') return
    this.#repeatKey = undefined
    const values = { ...this.#state.values, ...changed }
    this.#update({ values, errors: this.#stillWrong(values, changed), failure: null })
    this.#saveDraft()
  }

  changeFiles(files: readonly ChosenFile[]): void {
    if (this.#state.phase !== 'editing') return
    this.#repeatKey = undefined
    const { Files: _fixed, ...errors } = this.#state.errors
    this.#update({ files, errors, failure: null })
    this.#saveDraft()
  }

  /** Empties the form and forgets the draft. */
  clear(): void {
    this.#repeatKey = undefined
    this.#needs.drafts.erase()
    this.#update(this.#empty())
  }

  /** Says what is wrong with a field that was left; a missing value, too. */
  check(name: string): void {
    const broken = this.#texts(validateForm(this.#needs.form, this.#state.values))[name]
    if (broken && this.#state.phase === 'editing') this.#update({ errors: { ...this.#state.errors, [name]: broken } })
  }

  /** Whether nothing is missing. */
  isComplete(): boolean {
    const broken = Object.values(validateForm(this.#needs.form, this.#completed()))
    return !broken.some((rule) => rule === 'required')
  }

  closeConsentNotice(): void {
    this.#update({ asksForConsent: false })
  }

  async submit(): Promise<void> {
    const { phase, files } = this.#state
    if (phase !== 'editing') return
    const broken = validateForm(this.#needs.form, this.#completed())
    if (Object.keys(broken).length > 0) return this.#refuse(this.#texts(broken))
    if (this.#needsConsent()) return
    this.#update({ phase: 'sending', progress: null, failure: null, errors: {} })
    this.#repeatKey ??= this.#needs.newRepeatKey()
    // Files are gone after a reload, and then it is another submission.
    if (files.length === 0) this.#saveDraft()
    const outcome = await this.#send(this.#repeatKey)
    if (outcome.ok) {
      this.#needs.drafts.erase()
      this.#needs.onSent()
      this.#update({ phase: 'sent' })
      return
    }
    this.#update({ phase: 'editing', progress: null })
    const fields = Object.entries(outcome.fields ?? {}).map(([name, text]) => [name, { text }])
    if (fields.length > 0) this.#refuse(Object.fromEntries(fields))
    else this.#update({ failure: { code: outcome.code, message: outcome.message } })
  }

  /**
   * Sends with a token that is read now. One that was refused, because it was too old or used, is replaced once. Some forms need a
   * token only when the server asks for it.
   */
  async #send(repeatKey: string, mayRetry = true, isAsked = this.#needs.form.captchaWhen !== 'asked'): Sending {
    const captchaToken = isAsked ? await this.#needs.captchaToken() : ''
    if (captchaToken === null) return { ok: false, code: 'CAPTCHA_UNAVAILABLE' }
    const { files } = this.#state
    const body = payloadOf(this.#needs.form, {
      values: this.#completed(),
      files: files.map(({ name, data }) => ({ Name: name, Data: data })),
      captchaToken,
    } as never)
    const onProgress = (progress: number) => this.#update({ progress })
    const outcome = await this.#needs.send(body, { repeatKey, captchaToken, onProgress })
    if (!outcome.ok && outcome.code === 'CAPTCHA_NEEDED' && !isAsked) return this.#send(repeatKey, mayRetry, true)
    const isStale = !outcome.ok && outcome.code === 'CAPTCHA_FAILED'
    return isStale && mayRetry ? this.#send(repeatKey, false, true) : outcome
  }

  /** Asks once for a consent that was not given; what the visitor does then is up to them. */
  #needsConsent(): boolean {
    const { consent } = this.#needs.form
    if (!consent || this.#consentAsked || this.#state.values[consent.field] === true) return false
    this.#consentAsked = true
    this.#update({ asksForConsent: true })
    return true
  }

  #refuse(errors: FormState['errors']): void {
    this.#update({ errors, failure: null, refusedAttempts: this.#state.refusedAttempts + 1 })
  }

  /** An error disappears when it is corrected; new ones are shown at the next attempt only. */
  #stillWrong(values: Values, changed: Values): FormState['errors'] {
    const broken = this.#texts(validateForm(this.#needs.form, values))
    const kept = Object.entries(this.#state.errors).flatMap(([name, error]) => {
      const now = broken[name]
      if (now) return [[name, now] as const]
      // What the server refused stands until the field changes.
      return error.rule || name in changed ? [] : [[name, error] as const]
    })
    return Object.fromEntries(kept)
  }

  #texts(errors: FieldErrors): FormState['errors'] {
    const { ruleTexts } = this.#needs
    return Object.fromEntries(
      Object.entries(errors).map(([name, rule]) => [name, { rule, text: ruleTexts[rule] ?? rule }]),
    )
  }

  #completed(): Values {
    const { values } = this.#state
    return { ...values, ...this.#needs.complete?.(values) }
  }

  /** Whether somebody has changed a value that the form began with. */
  #differs(values: Values): boolean {
    const { values: initial } = this.#empty()
    return Object.entries(values).some(([name, value]) => JSON.stringify(value) !== JSON.stringify(initial[name]))
  }

  #saveDraft(): void {
    const { values, files } = this.#state
    const hadFiles = files.length > 0
    const repeatKey = hadFiles ? undefined : this.#repeatKey
    if (hadFiles || this.#differs(values)) this.#needs.drafts.write({ values, repeatKey, hadFiles })
    else this.#needs.drafts.erase()
  }

  #empty(): FormState {
    const { form, prefilled } = this.#needs
    return {
      values: { ...emptyValues(form), ...prefilled },
      files: [],
      errors: {},
      phase: 'editing',
      progress: null,
      failure: null,
      asksForConsent: false,
      restored: null,
      refusedAttempts: 0,
    }
  }

  #update(changes: Partial<FormState>): void {
    this.#state = { ...this.#state, ...changes }
    for (const listener of this.#listeners) listener()
  }
}
