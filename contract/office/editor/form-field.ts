import type { FieldKind } from '#contract/content/field.ts'

export type Choice = { value: string | number; label: string }

/** What the form of an editor shows for a value, made from its schema: see `server/office/editor/`. */
export type FormField =
  | { kind: 'text'; isLong: boolean; max?: number | undefined }
  | { kind: 'number'; isWhole: boolean; min?: number | undefined; max?: number | undefined }
  | { kind: 'yes' | 'date' }
  | { kind: 'choice'; choices: readonly Choice[] }
  | { kind: 'choices'; choices: readonly Choice[] }
  | { kind: 'list'; item: FormField; itemName: string; min: number; max?: number | undefined }
  | { kind: 'object'; fields: readonly NamedField[] }
  | { kind: 'union'; options: readonly UnionOption[] }
  /** Always this value; it is not shown. */
  | { kind: 'fixed'; value: string | number | boolean }
  | { kind: FieldKind }

export type NamedField = {
  name: string
  title: string
  help?: string | undefined
  isRequired: boolean
  /** What counts where nothing is written. */
  byDefault?: unknown
  field: FormField
}

export type UnionOption = { title: string; field: Extract<FormField, { kind: 'object' }> }

export type BlockForm = {
  type: string
  title: string
  help: string
  form: Extract<FormField, { kind: 'object' }>
  /** For the palette: what it looks like when it is filled in. */
  example: Record<string, unknown>
}
