import {
  type Field,
  type FieldErrors,
  type FileField,
  type FileRefusal,
  type FileType,
  type Form,
  MAX_FILE_BYTES,
  type Rule,
  type When,
} from './form.ts'
import { isPhone } from './text-rules.ts'
import { brokenRule, isBlank } from './validate-field.ts'

type Place = 'browser' | 'server'
type Given = Readonly<Record<string, unknown>>

/**
 * The fields that break a rule, in the order of the form; empty if all is well. `on` is 'server' where fields that are never sent are
 * left out.
 */
export function validateForm(form: Form, values: Given, on: Place = 'browser'): FieldErrors {
  const errors: FieldErrors = {}
  for (const [name, field] of Object.entries(form.fields)) {
    if ((on === 'server' && field.sent === false) || isHidden(field, values)) continue
    const broken =
      (on === 'browser' ? unchosenProduct(field, name, values) : undefined) ??
      brokenRule(field, values[name], isRequired(field, values)) ??
      brokenNumber(field, values, name) ??
      brokenTogether(form, name, values)
    if (broken) errors[name] = broken
  }
  return errors
}

/** Text was typed to search for a product, and none was chosen: it would get lost, or be taken for a product. */
function unchosenProduct(field: Field, name: string, values: Given) {
  const value = values[name]
  const typed =
    field.kind === 'id' && field.titleIn
      ? values[field.titleIn]
      : field.kind === 'product' && (value as { title?: unknown } | null)?.title
  if (typeof typed !== 'string' || typed.trim() === '' || !isBlank(field, value)) return undefined
  return isRequired(field, values) ? 'productRequired' : 'productUnchosen'
}

/** Whether the visitor cannot see the field, because of what another field says. */
export function isHidden({ hidden }: Field, values: Given): boolean {
  return hidden !== undefined && holds(hidden, values)
}

/** Whether the field must be filled in now. */
export function isRequired({ required }: Field, values: Given): boolean {
  return required === true || (required !== undefined && holds(required, values))
}

function holds({ field, is }: When, values: Given): boolean {
  return values[field] === is
}

/** A number that somebody is going to call has to be one. */
function brokenNumber(field: Field, values: Given, name: string): Rule | undefined {
  if (field.kind !== 'phone' || !field.called || !holds(field.called, values)) return undefined
  return isPhone(values[name] as string) ? undefined : 'phoneFormat'
}

/** Rules about several fields; each belongs to the first of them. */
function brokenTogether({ exactlyOne = [], atLeastOne, fields }: Form, name: string, values: Given) {
  const group = exactlyOne.find(([first]) => first === name)
  const ticked = group?.filter((flag) => values[flag] === true).length
  if (ticked === 0) return 'required'
  if (ticked !== undefined && ticked > 1) return 'choice'
  if (atLeastOne?.fields[0] !== name) return undefined
  const isFilledIn = (other: string) => {
    const field = fields[other]
    return field !== undefined && values[other] !== undefined && !isBlank(field, values[other])
  }
  return atLeastOne.fields.some(isFilledIn) ? undefined : atLeastOne.rule
}

/** A chosen or received file: its type is what its content says, or what the browser thinks. */
export type CheckedFile = { type: string; bytes: number }

/** Why the files are refused, if they are. No file is fine: every file field is optional. */
export function validateFiles(
  { files }: { files?: FileField },
  chosen: readonly CheckedFile[],
): FileRefusal | undefined {
  if (chosen.length > (files?.maxFiles ?? 0)) return 'tooManyFiles'
  if (chosen.some(({ bytes }) => bytes > MAX_FILE_BYTES)) return 'fileTooLarge'
  const isReadable = ({ type, bytes }: CheckedFile) => bytes > 0 && files?.types.includes(type as FileType)
  return chosen.every(isReadable) ? undefined : 'fileUnreadable'
}
