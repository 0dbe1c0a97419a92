import type { CallOutcome } from '#contract/calls/call-types.ts'
import type { Form } from '#contract/forms/form.ts'
import { emptyValues } from '#contract/forms/form-values.ts'
import { payloadOf } from '#contract/forms/payload.ts'
import { validateForm } from '#contract/forms/validate-form.ts'
import type { ChosenFile } from '../fields/files/read-file.ts'
import type { Draft } from '../sending/draft.ts'
import { sendWithCaptcha } from '../sending/send-with-captcha.ts'
import { errorTexts, type RuleTexts, type ShownErrors, stillWrong } from './form-errors.ts'
import { referenceIn } from './reference.ts'

export type Values = Readonly<Record<string, unknown>>

/** Why sending failed, in addition to the errors of fields. */
type Failure = { code: string; message?: string | undefined }

/** What has just happened to the form, said until it changes: somebody came back to it after it was sent, or pressed a button. */
type Notice = 'sent' | 'cleared' | 'undone' | 'stopped'

export type FormState = {
  values: Values
  files: readonly ChosenFile[]
  errors: ShownErrors
  phase: 'editing' | 'sending' | 'sent'
  /** How much of the body has been sent, from 0 to 1; null until something has. */
  progress: number | null
  failure: Failure | null
  notice: Notice | null
  /** The number of what was sent. */
  reference: string | null
  /** The notice about consent is open. */
  asksForConsent: boolean
  /** What was typed earlier is shown again; `files`: and files have to be attached again. */
  restored: 'values' | 'files' | null
  /** Counts attempts that found errors: each moves the focus to the summary. */
  refusedAttempts: number
}

type Sending = Promise<CallOutcome<unknown, string>>

/** What a form needs from its page. */
export type FormNeeds = {
  form: Form
  /** Values that the form begins with instead of empty ones. */
  prefilled?: Values | undefined
  /** Adds values that follow from others, before they are checked and sent. */
  complete?: (values: Values) => Values
  ruleTexts: RuleTexts
  send: (
    body: unknown,
    how: { repeatKey: string; captchaToken: string; onProgress: (share: number) => void; signal: AbortSignal },
  ) => Promise<CallOutcome<unknown, string>>
  /** A fresh captcha token; null if there is none. */
  captchaToken: () => Promise<string | null>
  newRepeatKey: () => string
  drafts: { read(): Draft | null; write(draft: Draft): void; erase(): void }
  /** `reference`: the number of what was sent, where the call gives one. */
  onSent: (reference: string | null, sent: { answer: unknown; values: Values }) => void
}

/** The state of a form and what can be done to it, without React: whatever is on the screen, `submit` reads the latest values. */
export class FormStore {
  readonly #needs: FormNeeds
  readonly #listeners = new Set<() => void>()
  #state: FormState
  #repeatKey: string | undefined
  #consentAsked = false
  /** Changes before `start`, while React took over the fields. */
  #early: Values | undefined = {}
  /** The state before `clear`, for `undo`. */
  #cleared: FormState | undefined
  #sending: AbortController | undefined

  constructor(needs: FormNeeds) {
    this.#needs = needs
    this.#state = this.#empty()
  }

  readonly getState = (): FormState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /**
   * Takes up what was typed before: first the draft, then what the address chooses, then what is in the fields already. `wasSent`:
   * somebody came back to it.
   */
  start(typed: Values, { wasSent = false, chosen = {} }: { wasSent?: boolean; chosen?: Values } = {}): void {
    const draft = this.#needs.drafts.read()
    const isWorthSaying = draft !== null && this.#differs(draft.values)
    const begun = { ...this.#early, ...typed }
    this.#early = undefined
    const isAsLastTime = Object.entries(begun).every(([name, value]) => value === draft?.values[name])
    this.#repeatKey = isAsLastTime ? draft?.repeatKey : undefined
    this.#update({
      values: { ...this.#state.values, ...draft?.values, ...this.#needs.prefilled, ...chosen, ...begun },
      restored: isWorthSaying ? (draft.hadFiles ? 'files' : 'values') : null,
      notice: wasSent ? 'sent' : null,
    })
    if (Object.keys(begun).length > 0) this.#saveDraft()
  }

  change(changed: Values): void {
    if (this.#state.phase !== 'editing') return
    if (this.#early) this.#early = { ...this.#early, ...changed }
    this.#repeatKey = undefined
    this.#cleared = undefined
    const values = { ...this.#state.values, ...changed }
    const { form, ruleTexts: texts } = this.#needs
    const errors = stillWrong({ form, texts }, this.#state.errors, values, changed)
    this.#update({ values, errors, failure: null, notice: null })
    this.#saveDraft()
  }

  changeFiles(files: readonly ChosenFile[]): void {
    if (this.#state.phase !== 'editing') return
    this.#repeatKey = undefined
    this.#cleared = undefined
    const { Files: _fixed, ...errors } = this.#state.errors
    this.#update({ files, errors, failure: null, notice: null })
    this.#saveDraft()
  }

  /** Empties the form and forgets the draft; `undo` brings back all of it, until something is typed. */
  clear(): void {
    const { values, files } = this.#state
    const hadContent = files.length > 0 || this.#differs(values)
    this.#cleared = hadContent ? this.#state : undefined
    this.#begin({ notice: hadContent ? 'cleared' : null })
  }

  undo(): void {
    if (!this.#cleared || this.#state.phase !== 'editing') return
    const { refusedAttempts } = this.#state
    this.#update({ ...this.#cleared, refusedAttempts, restored: null, notice: 'undone' })
    this.#cleared = undefined
    this.#saveDraft()
  }

  /** Begins with an empty form after it was sent. `notice`: somebody came back to it, and may wonder. */
  beginAgain(notice: 'sent' | null): void {
    if (this.#state.phase === 'sent') this.#begin({ notice })
  }

  /** What was cleared is gone for somebody who comes back to the page. */
  forgetCleared(): void {
    this.#cleared = undefined
    if (this.#state.notice === 'cleared') this.#update({ notice: null })
  }

  /** Stops sending. If it arrived all the same, the next attempt has the same key and stores nothing twice. */
  stop(): void {
    this.#sending?.abort()
  }

  /** Says what is wrong with a field that was left; a missing value, too. */
  check(name: string): void {
    const broken = this.#broken(this.#state.values)[name]
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
    const broken = this.#broken(this.#completed())
    if (Object.keys(broken).length > 0) return this.#refuse(broken)
    if (this.#needsConsent()) return
    this.#cleared = undefined
    this.#update({ phase: 'sending', progress: null, failure: null, errors: {}, notice: null })
    this.#repeatKey ??= this.#needs.newRepeatKey()
    // Files are gone after a reload, and then it is another submission.
    if (files.length === 0) this.#saveDraft()
    const outcome = await this.#send(this.#repeatKey)
    if (outcome.ok) {
      this.#needs.drafts.erase()
      const reference = referenceIn(outcome.value)
      this.#needs.onSent(reference, { answer: outcome.value, values: this.#state.values })
      // Emptied before the page is left: browsers fill in what stood there when somebody comes back.
      this.#begin({ phase: 'sent', reference })
      return
    }
    const isStopped = outcome.code === 'ABORTED'
    this.#update({ phase: 'editing', progress: null, notice: isStopped ? 'stopped' : null })
    if (isStopped) return
    const fields = Object.entries(outcome.fields ?? {}).map(([name, text]) => [name, { text }])
    if (fields.length > 0) this.#refuse(Object.fromEntries(fields))
    else this.#update({ failure: { code: outcome.code, message: outcome.message } })
  }

  #send(repeatKey: string): Sending {
    const { form, captchaToken: takeToken } = this.#needs
    const files = this.#state.files.map(({ name, data }) => ({ Name: name, Data: data }))
    const values = this.#completed()
    const onProgress = (progress: number) => this.#update({ progress })
    this.#sending = new AbortController()
    const { signal } = this.#sending
    return sendWithCaptcha({
      takeToken,
      isNeeded: needsCaptcha(form),
      send: (captchaToken) => {
        const body = payloadOf(form, { values, files, captchaToken } as never)
        return this.#needs.send(body, { repeatKey, captchaToken, onProgress, signal })
      },
    })
  }

  /** Asks once for a consent that was not given; what the visitor does then is up to them. */
  #needsConsent(): boolean {
    const { consent } = this.#needs.form
    if (!consent || this.#consentAsked || this.#state.values[consent.field] === true) return false
    this.#consentAsked = true
    this.#update({ asksForConsent: true })
    return true
  }

  #refuse(errors: ShownErrors): void {
    this.#update({ errors, failure: null, notice: null, refusedAttempts: this.#state.refusedAttempts + 1 })
  }

  #broken(values: Values): ShownErrors {
    return errorTexts(validateForm(this.#needs.form, values), this.#needs.ruleTexts)
  }

  #completed(): Values {
    const { values } = this.#state
    return { ...values, ...this.#needs.complete?.(values) }
  }

  /** Whether a value differs from the initial one. */
  #differs(values: Values): boolean {
    const { values: initial } = this.#empty()
    return Object.entries(values).some(([name, value]) => JSON.stringify(value) !== JSON.stringify(initial[name]))
  }

  #saveDraft(): void {
    // The earlier draft has not been read yet.
    if (this.#early) return
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
      notice: null,
      reference: null,
      asksForConsent: false,
      restored: null,
      refusedAttempts: 0,
    }
  }

  #begin(changes: Partial<FormState>): void {
    this.#repeatKey = undefined
    this.#needs.drafts.erase()
    this.#update({ ...this.#empty(), ...changes })
  }

  #update(changes: Partial<FormState>): void {
    this.#state = { ...this.#state, ...changes }
    for (const listener of this.#listeners) listener()
  }
}

/** Whether it is sent with a captcha token from the first attempt on. */
export function needsCaptcha({ captcha, captchaWhen }: Form): boolean {
  return captcha !== null && captchaWhen !== 'asked'
}
