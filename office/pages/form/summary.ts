import type { Inline } from '#contract/content/content.ts'
import type { FormField } from '#contract/office/editor/form-field.ts'
import { optionOf } from '#contract/office/editor/start-value.ts'

const MOST = 70

/** What a thing is recognised by: its first text. */
export function summaryOf(field: FormField, value: unknown): string {
  const text = firstText(field, value).replace(/\s+/g, ' ').trim()
  return text.length > MOST ? `${text.slice(0, MOST - 1)}…` : text
}

function firstText(field: FormField, value: unknown): string {
  if (value === undefined || value === null) return ''
  switch (field.kind) {
    case 'text':
    case 'path':
    case 'link':
    case 'offer':
      return String(value)
    case 'number':
      return ''
    case 'picture':
      return String((value as { alt?: string }).alt ?? '')
    case 'pdf':
    case 'mp4':
    case 'vtt':
      return String((value as { name?: string }).name ?? '')
    case 'richText':
      return richTextStart(value)
    case 'object': {
      const given = value as Record<string, unknown>
      // What is written says more than where it leads.
      const texts = field.fields.filter(({ field: { kind } }) => kind === 'text')
      for (const each of [...texts, ...field.fields]) {
        const text = firstText(each.field, given[each.name])
        if (text) return text
      }
      return ''
    }
    case 'union': {
      const option = optionOf(field.options, value)
      return option ? firstText(option.field, value) || option.title : ''
    }
    case 'list':
      return Array.isArray(value) ? (value.map((each) => firstText(field.item, each)).find(Boolean) ?? '') : ''
    default:
      return ''
  }
}

function richTextStart(value: unknown): string {
  const [first] = value as { text?: string; children?: Inline[]; items?: Inline[][] }[]
  const children = first?.children ?? first?.items?.[0] ?? []
  return first?.text ?? children.map((child) => (typeof child === 'string' ? child : child.text)).join('')
}
