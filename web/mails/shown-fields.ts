import type { Form } from '#contract/forms/form.ts'
import type { ContactFormName } from '#contract/forms/forms.ts'
import { isBlank } from '#contract/forms/validate-field.ts'
import type { Language } from '#contract/site.ts'
import { contactViews } from '#web/forms/contact-views.ts'
import type { FieldView } from '#web/forms/form/form-view.ts'
import { yesOrNo } from '#web/messages/forms/form-mails.ts'
import type { MailPart } from './mail-parts.ts'

type Values = Readonly<Record<string, unknown>>
/** Label, value, and the addresses in the value that are links. */
export type Row = readonly [label: string, value: string, ...links: string[]]
type Filled = { form: Form; values: Values; language: Language; fileNames: readonly string[] }
export type SentForm = { form: ContactFormName; values: Values; fileNames: readonly string[] }

/** What was filled in, in the order and the words of the form. */
export function shownFields({ form: name, values, fileNames }: SentForm, language: Language): MailPart[] {
  const { form, sections } = contactViews[name](language)
  const filled: Filled = { form, values, language, fileNames }
  return sections.flatMap(({ heading, fields }): MailPart[] => {
    const rows = fields.flatMap((field): Row[] => {
      const row = rowOf(field, filled)
      return row ? [row] : []
    })
    if (rows.length === 0) return []
    return [...(heading ? [{ kind: 'heading', text: heading } as const] : []), { kind: 'fields', rows }]
  })
}

/** Whether visitors see a field of the form. */
export function showsField(form: ContactFormName, name: string, language: Language): boolean {
  return contactViews[form](language).sections.some(({ fields }) => fields.some((field) => field.name === name))
}

function rowOf(view: FieldView, { form, values, language, fileNames }: Filled): Row | undefined {
  const { name, label, options = [] } = view
  if (name === 'Files') return fileNames.length > 0 ? [label, fileNames.join('\n')] : undefined
  const field = form.fields[name]
  const value = values[name]
  const labelOf = (chosen: unknown) => options.find((option) => option.value === chosen)?.label ?? String(chosen)
  const flags = form.exactlyOne?.find(([first]) => first === name)
  if (flags) {
    const ticked = flags.find((flag) => values[flag] === true)
    return ticked === undefined ? undefined : [label, labelOf(ticked)]
  }
  // A submission from before the field was added has no value for it; others are never sent.
  if (!field || value === undefined) return undefined
  if (field.kind === 'flag') return [label, yesOrNo(language, value === true)]
  if (isBlank(field, value)) return undefined
  switch (field.kind) {
    case 'choice':
      return [label, labelOf(value)]
    case 'date':
      return [label, (value as string).split('-').reverse().join('.')]
    case 'product':
      return [label, productText(value as Product)]
    case 'id':
      return [label, productText({ productId: value as string, title: String(values[field.titleIn ?? ''] ?? '') })]
    case 'list':
      return listRow(label, value as string[], (values[field.linksIn ?? ''] ?? []) as string[])
    default:
      return [label, String(value)]
  }
}

type Product = { productId: string | number; title: string }

function productText({ productId, title }: Product): string {
  return title === '' ? String(productId) : `${title} (${productId})`
}

function listRow(label: string, items: readonly string[], links: readonly string[]): Row {
  const lines = items.map((item, at) => [item, links[at]].filter(Boolean).join('\n'))
  return [label, lines.join('\n'), ...links]
}
