import type { Form } from './form.ts'
import { emptyValue, type FormValues, type Payload, type SentFile } from './form-values.ts'
import { isHidden } from './validate-form.ts'

type Filled<F extends Form> = { values: FormValues<F>; files?: readonly SentFile[]; captchaToken?: string }

/** The body of the form's call. Fields that the visitor cannot see are sent empty. */
export function payloadOf<F extends Form>(form: F, { values, files = [], captchaToken = '' }: Filled<F>): Payload<F> {
  const sent = sentValues(form, values)
  const filesPart = { Files: form.files ? files : null }
  const top = form.atTopToo?.map((name) => [name, sent[name]]) ?? []
  return {
    ...(form.fieldsIn === 'top'
      ? sent
      : { Data: form.filesInDataToo ? { ...sent, ...filesPart } : sent, ...filesPart, ...Object.fromEntries(top) }),
    ...form.constants,
    ...(form.captcha ? { [form.captcha]: captchaToken } : {}),
  } as Payload<F>
}

function sentValues(form: Form, values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const fields = Object.entries(form.fields).filter(([, { sent }]) => sent !== false)
  return Object.fromEntries(
    fields.map(([name, field]) => [name, isHidden(field, values) ? emptyValue(field) : values[name]]),
  )
}
