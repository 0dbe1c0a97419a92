import { z } from 'zod'
import type { Field, FieldErrors, Form } from './form.ts'
import { emptyValue, type Payload } from './form-values.ts'
import { ReceivedFile } from './received-file.ts'
import { isHidden, validateForm } from './validate-form.ts'

/** A form as the server got it: checked, trimmed, without unknown and hidden fields. What is in the files is checked later. */
export type Submission = {
  form: Form
  values: Readonly<Record<string, unknown>>
  files: readonly SubmittedFile[]
}

/** The name is the sender's. */
export type SubmittedFile = { name: string; received: ReceivedFile }

type PayloadOfEach<F extends Form> = F extends Form ? Payload<F> : never

type Read = { submission: Submission; errors: FieldErrors }

/**
 * The body of a form's call. Each error is an issue whose `params.rule` names the broken rule, so the server can say it in the visitor's
 * language. With several forms the first whose fixed fields fit is meant.
 */
export function formBody<const Forms extends readonly [Form, ...Form[]]>(...forms: Forms) {
  return z.custom<PayloadOfEach<Forms[number]>>().transform((payload, context): Submission => {
    const { submission, errors } = readForm(formOf(forms, payload), payload)
    for (const [field, rule] of Object.entries(errors)) {
      context.addIssue({ code: 'custom', path: [field], params: { rule } })
    }
    return submission
  })
}

function formOf(forms: readonly [Form, ...Form[]], payload: unknown): Form {
  const fits = ({ fields, fieldsIn }: Form) => {
    const given = fieldsOf(fieldsIn, payload)
    return Object.entries(fields).every(([name, field]) => field.kind !== 'fixed' || given[name] === field.value)
  }
  return forms.find(fits) ?? (forms.at(-1) as Form)
}

/** Reads whatever was sent; nothing in it is trusted. */
export function readForm(form: Form, payload: unknown): Read {
  const given = fieldsOf(form.fieldsIn, payload)
  const sent = Object.entries(form.fields).filter(([, field]) => field.sent !== false)
  const values = Object.fromEntries(sent.map(([name, field]) => [name, tidied(given[name], field)]))
  const errors = validateForm(form, values, 'server')
  for (const [name, field] of sent) if (isHidden(field, values)) values[name] = emptyValue(field)
  const { files, error } = readFiles(form, record(payload).Files ?? (form.filesInDataToo ? given.Files : null))
  return { submission: { form, values, files }, errors: error ? { ...errors, Files: error } : errors }
}

const fieldsOf = (place: Form['fieldsIn'], payload: unknown) =>
  place === 'Data' ? record(record(payload).Data) : record(payload)

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

/** Text is trimmed, except passwords; what is missing is empty. */
function tidied(value: unknown, field: Field): unknown {
  if (value === undefined || value === null) return emptyValue(field)
  return typeof value === 'string' && field.kind !== 'password' ? value.trim() : value
}

const MAX_FILE_NAME_LENGTH = 255

function readFiles({ files: field }: Form, given: unknown): { files: SubmittedFile[]; error?: FieldErrors[string] } {
  if (given === null || given === undefined || !field) return { files: [] }
  if (!Array.isArray(given)) return { files: [], error: 'type' }
  if (given.length > field.maxFiles) return { files: [], error: 'tooManyFiles' }
  const files = given.map((item) => ({ name: record(item).Name, received: record(item).Data }))
  const isFile = (file: Record<keyof SubmittedFile, unknown>): file is SubmittedFile =>
    typeof file.name === 'string' && file.name.length <= MAX_FILE_NAME_LENGTH && file.received instanceof ReceivedFile
  return files.every(isFile) ? { files } : { files: [], error: 'fileUnreadable' }
}
