import { type ReactNode, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { isHidden } from '#contract/forms/validate-form.ts'
import { MAX_QUERY_LENGTH } from '#contract/search/search-limits.ts'
import { prepareVerification } from '#web/calls/verification.ts'
import { eraseDraft, readDraft, writeDraft } from '../sending/draft.ts'
import { sendForm } from '../sending/send-form.ts'
import { finish } from './after-sending.ts'
import { ConsentNotice } from './consent-notice.tsx'
import { ErrorSummary, type SummaryItem } from './error-summary.tsx'
import { FormActions } from './form-actions.tsx'
import { FormField } from './form-field.tsx'
import { type FormState, FormStore, needsCaptcha, type Values } from './form-store.ts'
import type { FieldView, FormView } from './form-view.ts'
import { forgetSent, markSent, wasSentFromHere } from './sent-mark.ts'
import { Thanks } from './thanks.tsx'
import { forgetTyped, typedValues } from './typed-values.ts'
import { useCaptcha } from './use-captcha.ts'
import { useLeaveCheck } from './use-leave-check.ts'

/** The sent values and the answer. */
export type Sent = { answer: unknown; values: Values }

type Props = {
  view: FormView
  /** Values that are not typed, read when it is checked or sent. */
  added?: () => Values
  /** Called after sending, in place of what the contract says. */
  onSent?: (sent: Sent) => void
  children?: ReactNode
}

/** A form that is drawn from data: fields, checks, captcha, drafts, sending, and what follows. */
export function FormSheet({ view, added, onSent, children }: Props) {
  const id = useId()
  const element = useRef<HTMLFormElement>(null)
  const widget = useRef<HTMLDivElement>(null)
  const captcha = useCaptcha(widget)
  const latest = useRef({ added, onSent })
  latest.current = { added, onSent }
  const [store] = useState(() =>
    newStore(view, latest, captcha.take, (reference, sent) => {
      if (latest.current.onSent) return latest.current.onSent(sent)
      markSent(view.form.name)
      finish(view, element.current, reference)
    }),
  )
  // The parent may create a view at each render; the form starts only once.
  const [firstView] = useState(view)
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState)
  const checkLeft = useLeaveCheck(store, view.sendsWhenComplete === true)
  const { texts, headings: Heading = 'h3' } = view
  const fields = view.sections.flatMap((section) => section.fields)
  const saysThatItWasSent = onSent === undefined
  const fieldId = (name: string) => `${id}-${name}`

  useEffect(() => {
    if (element.current) start(store, element.current, firstView)
    // A dialog that is opened again, and a page that comes back from the browser's cache, begin with an empty form.
    const open = () => store.beginAgain(null)
    const comeBack = ({ persisted }: PageTransitionEvent) =>
      persisted && store.beginAgain(saysThatItWasSent ? 'sent' : null)
    const leave = () => store.forgetCleared()
    const dialog = element.current?.closest('dialog')
    dialog?.addEventListener('close', open)
    window.addEventListener('pageshow', comeBack)
    window.addEventListener('pagehide', leave)
    return () => {
      dialog?.removeEventListener('close', open)
      window.removeEventListener('pageshow', comeBack)
      window.removeEventListener('pagehide', leave)
    }
  }, [store, firstView, saysThatItWasSent])

  const isSending = state.phase !== 'editing'
  if (state.phase === 'sent' && !onSent && staysHere(view)) return <Thanks view={view} reference={state.reference} />
  return (
    <form
      ref={element}
      className="form"
      noValidate
      aria-busy={isSending}
      onFocus={({ target }) => {
        // Not on the submit button: the captcha could move it away, and the press would be lost.
        if (needsCaptcha(view.form) && !target.closest('[type=submit]')) captcha.prepare()
        if (view.form.verified) prepareVerification()
      }}
      onBlur={checkLeft}
      onSubmit={(event) => {
        event.preventDefault()
        store.submit()
      }}
    >
      {state.notice === 'sent' && <p className="form-restored">{texts.wasSent}</p>}
      {state.restored && (
        <p className="form-restored" role="status">
          {state.restored === 'files' ? texts.draft?.restoredFiles : texts.draft?.restored}
        </p>
      )}
      {fields.length > 1 && <p className="form-hint">{texts.requiredNote}</p>}
      {view.sections.map(({ heading, fields }, index) => (
        <div key={heading ?? index} className="form-section">
          {heading && <Heading>{heading}</Heading>}
          {fields
            .filter((field) => isShown(view, field, state))
            .map((field) => (
              <div key={field.name} className={field.half ? 'form-half' : 'form-whole'}>
                <FormField of={field} id={fieldId(field.name)} view={view} state={state} store={store} />
              </div>
            ))}
        </div>
      ))}
      {children}
      <div ref={widget} className="form-captcha-widget" />
      <ErrorSummary
        level={Heading}
        heading={texts.summary}
        items={showsSummary(view, state) ? summaryItems(fields, state, texts.removeSpecialCharacters, fieldId) : []}
        attempt={state.refusedAttempts}
      />
      <FormActions view={view} state={state} store={store} />
      {/* Below the button, which must not move while it is pressed. */}
      {texts.captcha && (
        <p className="form-captcha" role="status">
          {captcha.state === 'idle' ? '' : texts.captcha[captcha.state]}
        </p>
      )}
      <p className="form-failed" role="alert">
        {state.failure && failureText(view, state)}
      </p>
      {view.privacy && (
        <p className="form-hint">
          <a href={view.privacy.link}>{view.privacy.label}</a>
        </p>
      )}
      {state.asksForConsent && texts.consent && (
        <ConsentNotice texts={texts.consent} onClose={() => store.closeConsentNotice()} />
      )}
    </form>
  )
}

/** Starts with the values in the fields. After Back, those are the browser's, unless the visitor has changed something. */
function start(store: FormStore, element: HTMLFormElement, { form, sections }: FormView): void {
  const wasSent = wasSentFromHere(form.name)
  if (wasSent && !navigator.userActivation?.hasBeenActive) forgetTyped(element)
  const chosen = sections.flatMap(({ fields }) => fields.flatMap(chosenByAddress))
  store.start(typedValues(element, form), { wasSent, chosen: Object.fromEntries(chosen) })
}

function chosenByAddress({ name, fromAddress }: FieldView): [string, string][] {
  if (!fromAddress) return []
  const asked = new URLSearchParams(location.search).get(fromAddress.parameter) ?? ''
  const { values } = fromAddress
  // As long as a question of the search.
  if (!values) return asked.trim() === '' ? [] : [[name, asked.trim().slice(0, MAX_QUERY_LENGTH)]]
  const value = Object.hasOwn(values, asked) ? values[asked] : undefined
  return value === undefined ? [] : [[name, value]]
}

function newStore(
  view: FormView,
  latest: { current: Pick<Props, 'added'> },
  captchaToken: () => Promise<string | null>,
  onSent: (reference: string | null, sent: Sent) => void,
): FormStore {
  const { form, language, prefilled, texts, sections } = view
  const fields = sections.flatMap((section) => section.fields)
  return new FormStore({
    form,
    prefilled,
    ruleTexts: texts.rules,
    complete: (values) =>
      Object.assign({}, ...fields.map((field) => linkedValues(field, values)), latest.current.added?.()),
    send: (body, how) => sendForm(form, { body, language, ...how }),
    captchaToken,
    newRepeatKey: () => crypto.randomUUID(),
    drafts:
      form.keepsDraft === false
        ? noDrafts
        : {
            read: () => readDraft(form),
            write: (draft) => {
              forgetSent(form.name)
              writeDraft(form, draft)
            },
            erase: () => eraseDraft(form),
          },
    onSent,
  })
}

function linkedValues({ name, linked, options = [] }: FieldView, values: Values): Values {
  if (!linked) return {}
  const chosen = values[name] as readonly string[]
  return { [linked.in]: linked.values.filter((_, index) => chosen.includes(options[index]?.value ?? '')) }
}

function isShown({ form }: FormView, { name }: FieldView, { values }: FormState): boolean {
  const field = form.fields[name]
  return !field || !isHidden(field, values)
}

/** Errors that are said when a field is left stand beside it; nobody has to look for them. */
function showsSummary({ sendsWhenComplete }: FormView, { refusedAttempts }: FormState): boolean {
  return !sendsWhenComplete || refusedAttempts > 0
}

/** Missing fields by their names; other errors with their text; special characters as the document words it. */
function summaryItems(
  fields: readonly FieldView[],
  { errors }: FormState,
  removeSpecialCharacters: string,
  fieldId: (name: string) => string,
): SummaryItem[] {
  return fields.flatMap(({ name, label, missing = label }) => {
    const error = errors[name]
    if (!error) return []
    const { rule, text } = error
    const words =
      rule === 'required'
        ? missing
        : rule?.startsWith('specialCharacters')
          ? removeSpecialCharacters
          : `${label}: ${text}`
    return [{ fieldId: fieldId(name), text: words }]
  })
}

const noDrafts = { read: () => null, write: () => {}, erase: () => {} }

function failureText({ texts, showsRefusals }: FormView, { failure }: FormState): string {
  if (showsRefusals && failure?.message) return failure.message
  if (failure?.code === 'OFFLINE') return `${texts.failed} ${texts.offline}`
  if (failure?.code === 'CAPTCHA_UNAVAILABLE') return texts.captcha?.failed ?? texts.failed
  return failure?.code === 'TOO_MANY_REQUESTS' && failure.message ? `${texts.failed} ${failure.message}` : texts.failed
}

function staysHere({ form, successPage }: FormView): boolean {
  return ['thanks', 'view', 'dialog'].includes(form.success) || (form.success === 'pageOrThanks' && !successPage)
}
