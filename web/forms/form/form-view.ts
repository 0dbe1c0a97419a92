import type { Form, Rule } from '#contract/forms/form.ts'
import type { Language } from '#contract/site.ts'
import type { DataLayerEvent } from '#web/analytics/data-layer.ts'
import type { FormBaseTexts, ReferenceTexts } from '#web/messages/forms/form.texts.ts'
import type { DateTexts, ProductTexts } from '#web/messages/forms/form-fields.texts.ts'
import type { Option } from '../fields/choice-fields.tsx'
import type { FileTexts } from '../fields/files/file-field.tsx'
import type { ProgressTexts } from './sending-progress.tsx'

/** How a field of a form is shown; its kind in the contract decides the rest. */
export type FieldView = {
  /** The field's name in the contract; `Files` is the file field. Several flags that are one choice are named by the first. */
  name: string
  label: string
  hint?: string
  /** What the summary calls it when it is missing; default: the label. */
  missing?: string
  /** The options of choices, lists, and flags that are one choice; the values of the latter are the names of the flags. */
  options?: readonly Option[]
  /** A choice of many, or a line that is one of the options: as a drop-down. */
  dropDown?: true
  /** The kind of data that the browser may fill in. */
  autoComplete?: string
  /** Shares a row with its neighbour on wide screens. */
  half?: true
  disabled?: true
  /** Shown for password managers, not to be changed. */
  readOnly?: true
  /** A list: the field that gets what belongs to the chosen options, in their order. */
  linked?: { in: string; values: readonly string[] }
  /** The value that a parameter of the address chooses, by its own values; without such, the text that it brings. */
  fromAddress?: { parameter: string; values?: Readonly<Record<string, string>> }
  /** After the label of a box, such as a link to the rules. */
  link?: { label: string; link: string }
}

export type FormSection = { heading?: string; fields: readonly FieldView[] }

/** Texts of a form in the visitor's language. Those of parts that the form lacks are left out. */
export type FormTexts = FormBaseTexts & {
  rules: Partial<Record<Rule, string>>
  /** For a form that keeps a draft. */
  draft?: Record<'clear' | 'cleared' | 'undo' | 'undone' | 'restored', string> & { restoredFiles?: string }
  product?: ProductTexts
  date?: DateTexts
  files?: FileTexts & ProgressTexts & { stopped: string }
  captcha?: Record<'working' | 'verified' | 'failed', string>
  consent?: Record<'heading' | 'text' | 'back', string>
  password?: Record<'show' | 'hide', string>
  /** For a form whose answer has a number. */
  reference?: ReferenceTexts
  /** For a form in a dialog. */
  close?: string
}

/** The options that depend on where a form is. */
export type ViewOptions = {
  successPage?: string
  /** A link to the page about the processing of personal data. */
  privacy?: { label: string; link: string }
  /** The page's id in API calls. */
  contentId?: number
  /** The level of headings in the form; default: h3, under the heading of a block or dialog. */
  headings?: 'h2' | 'h3'
  /** An event in place of the one that the contract names. */
  event?: DataLayerEvent
}

/** A form as data, from which the browser draws it. */
export type FormView = ViewOptions & {
  form: Form
  language: Language
  sections: readonly FormSection[]
  texts: FormTexts
  /** Values that the form begins with. */
  prefilled?: { readonly [field: string]: string | number | boolean }
  /** The button works when nothing is missing; what is missing is said when a field is left. */
  sendsWhenComplete?: true
  /** The server's own words say why it was refused. */
  showsRefusals?: true
}
