import type { FormField } from '#contract/office/editor/form-field.ts'
import type { FieldPath } from '#contract/office/pages/edited-page.ts'
import type { Forms } from './editing.ts'

type Named = { blockTitle: string; title: string; field: FormField | undefined }

/** What people call the field at a path: 'Kohdat 2: Otsikko'. */
export function fieldNamed(forms: Forms, type: string | null, path: FieldPath): Named {
  const form = forms.blocks.find((each) => each.type === type)
  const blockTitle = type === null ? 'Sivun tiedot' : (form?.title ?? 'Lohko')
  const [first, ...rest] = path
  if (type !== null && first === 'anchor') return { blockTitle, title: 'Ankkuri', field: undefined }
  if (type === null && first === 'item') {
    const found = Object.values(forms.items).map((item) => titlesOf([item], rest))
    const best = found.find(({ titles }) => titles.length > 0) ?? { titles: [], field: undefined }
    return { blockTitle, title: best.titles.join(': '), field: best.field }
  }
  const { titles, field } = titlesOf(
    type === null ? [forms.page] : form ? [form.form] : [],
    type === null ? path : rest,
  )
  return { blockTitle, title: titles.join(': '), field }
}

/** Of a union, whatever option has the name. */
export function titlesOf(
  fields: readonly FormField[],
  path: FieldPath,
): { titles: string[]; field: FormField | undefined } {
  const [name, ...rest] = path
  if (name === undefined) return { titles: [], field: fields[0] }
  const inner = fields.flatMap((field) =>
    field.kind === 'union' ? field.options.map((option) => option.field) : [field],
  )
  if (typeof name === 'number') {
    const items = inner.flatMap((field) => (field.kind === 'list' ? [field.item] : []))
    const { titles, field } = titlesOf(items, rest)
    return { titles: [String(name + 1), ...titles], field }
  }
  const named = inner
    .flatMap((field) => (field.kind === 'object' ? field.fields : []))
    .filter((each) => each.name === name)
  if (named.length === 0) return { titles: [], field: undefined }
  const below = titlesOf(
    named.map(({ field }) => field),
    rest,
  )
  return { titles: [named[0]?.title ?? '', ...below.titles].filter(Boolean), field: below.field }
}
