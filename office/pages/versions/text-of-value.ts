import type { Inline, RichText } from '#contract/content/content.ts'
import type { FormField } from '#contract/office/editor/form-field.ts'
import { optionOf } from '#contract/office/editor/start-value.ts'
import { formatDay } from './format-day.ts'

/** A value as a person reads it: no names of code, and lines for lists. */
export function textOfValue(field: FormField | undefined, value: unknown): string {
  if (value === undefined || value === null || value === '') return ''
  if (!field) return typeof value === 'string' ? value : ''
  switch (field.kind) {
    case 'yes':
      return value === true ? 'Kyllä' : 'Ei'
    case 'choice':
      return field.choices.find((choice) => choice.value === value)?.label ?? ''
    case 'choices':
      return (value as unknown[])
        .map((one) => field.choices.find((choice) => choice.value === one)?.label ?? '')
        .join(', ')
    case 'date':
      return formatDay(String(value))
    case 'number':
      return String(value).replace('.', ',')
    case 'richText':
      return (value as RichText).map(lineOf).join('\n')
    case 'list':
      return (value as unknown[]).map((each) => textOfValue(field.item, each)).join('\n')
    case 'object': {
      const given = value as Record<string, unknown>
      const lines = field.fields.map((each) => [each.title, textOfValue(each.field, given[each.name])] as const)
      return lines.flatMap(([title, text]) => (text ? [`${title}: ${text}`] : [])).join('\n')
    }
    case 'union': {
      const option = optionOf(field.options, value)
      return option ? `${option.title}\n${textOfValue(option.field, value)}` : ''
    }
    case 'picture': {
      const { name, alt } = value as { name: string; alt: string }
      return alt ? `Kuva ${name}: ${alt}` : `Kuva ${name}`
    }
    case 'pdf':
    case 'mp4':
    case 'vtt':
      return (value as { name: string }).name
    case 'fixed':
      return ''
    default:
      return Array.isArray(value) ? value.join(', ') : String(value)
  }
}

const words = (children: readonly Inline[]) =>
  children
    .map((child) => (typeof child === 'string' ? child : child.link ? `${child.text} (${child.link})` : child.text))
    .join('')

function lineOf(part: RichText[number]): string {
  if (part.kind === 'paragraph') return words(part.children)
  if (part.kind === 'list')
    return part.items.map((item, at) => `${part.ordered ? `${at + 1}.` : '•'} ${words(item)}`).join('\n')
  if (part.kind === 'quote') return part.source ? `”${part.text}” ${part.source}` : `”${part.text}”`
  return part.text
}
