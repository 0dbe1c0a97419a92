import type { Form } from '#contract/forms/form.ts'
import { readDate } from '../fields/date/dates.ts'
import { searchValues } from '../fields/product/product-value.ts'
import type { Values } from './form-store.ts'

/** What somebody has typed, chosen or ticked in the fields before the form came to life. */
export function typedValues(element: HTMLFormElement, form: Form): Values {
  const typed: Record<string, unknown> = {}
  for (const control of element.elements) {
    if (control instanceof HTMLSelectElement) {
      const initial = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0]
      if (control.value !== initial?.value) typed[control.name] = control.value
      continue
    }
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) continue
    if (control instanceof HTMLInputElement && control.type === 'file') continue
    if (control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox')) {
      if (control.checked && !control.defaultChecked) Object.assign(typed, ticked(form, control, typed))
    } else if (control.value !== control.defaultValue) {
      Object.assign(typed, valuesIn(form, control.name, control.value))
    }
  }
  return typed
}

function valuesIn({ fields }: Form, name: string, text: string): Values {
  const field = fields[name]
  return searchValues(name, field, text) ?? { [name]: field?.kind === 'date' ? (readDate(text) ?? text) : text }
}

function ticked({ fields, exactlyOne = [] }: Form, { name, value }: HTMLInputElement, typed: Values): Values {
  const flags = exactlyOne.find(([first]) => first === name)
  if (flags) return Object.fromEntries(flags.map((flag) => [flag, flag === value]))
  const kind = fields[name]?.kind
  if (kind === 'flag') return { [name]: true }
  if (kind === 'textFlag') return { [name]: 'true' }
  if (kind === 'list') return { [name]: [...((typed[name] as string[] | undefined) ?? []), value] }
  return kind === 'choice' ? { [name]: value } : {}
}

/** Empties the fields of what the browser has filled in. */
export function forgetTyped(element: HTMLFormElement): void {
  for (const control of element.elements) {
    // By their properties, which React watches: after `reset()` it would miss the same text typed again.
    if (control instanceof HTMLSelectElement) {
      for (const option of control.options) option.selected = option.defaultSelected
    } else if (control instanceof HTMLTextAreaElement) control.value = control.defaultValue
    else if (!(control instanceof HTMLInputElement)) continue
    else if (control.type === 'radio' || control.type === 'checkbox') control.checked = control.defaultChecked
    else if (control.type !== 'file') control.value = control.defaultValue
  }
}
