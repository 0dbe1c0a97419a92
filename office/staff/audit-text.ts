import { moment } from '#web/format/moment.ts'
import { shortDate } from '#web/format/short-date.ts'
import { subjectText } from './audit-actions.ts'
import { wordsOfField } from './audit-words.ts'

type Fields = Readonly<Record<string, unknown>>
type ChangedField = { name: string; label: string; before: string; after: string }

/** Lists are cut: an import may have thousands of rows. */
const MOST_NAMED = 20

/** What differs between before and after, field by field where they have fields; names and values as staff read them. */
export function changedFields(action: string, before: unknown, after: unknown): ChangedField[] {
  const [was, is] = [fieldsOf(before), fieldsOf(after)]
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((name) => {
    const texts = { before: valueText(action, name, was[name]), after: valueText(action, name, is[name]) }
    return texts.before === texts.after ? [] : [{ name, label: labelOf(action, name), ...texts }]
  })
}

const PATH_SIGNS = { '+': 'Lisättiin', '-': 'Poistettiin' }

/** What is around pages is named by its place in their content, of which only the editor knows the names. */
function labelOf(action: string, name: string): string {
  if (name === '') return ''
  const words = wordsOfField(action, name)
  if (words) return words.label
  return PATH_SIGNS[name.slice(-1) as keyof typeof PATH_SIGNS] ?? 'Muutettiin'
}

function valueText(action: string, name: string, value: unknown): string {
  if (value === undefined || value === null || value === '') return ''
  if (Array.isArray(value)) return listText(value.map((each) => valueText(action, name, each)))
  const text = wordsOfField(action, name)?.text?.(value)
  if (text !== undefined) return text
  if (typeof value === 'boolean') return value ? 'kyllä' : 'ei'
  if (typeof value === 'object') return objectText(action, name, value as Fields)
  return plainText(String(value))
}

function objectText(action: string, name: string, value: Fields): string {
  if (name === 'rows' || name === 'moves')
    return [value.name, value.field, `${value.from} → ${value.to}`].filter(Boolean).join(' ')
  if (name === 'windows') return windowText(value)
  return Object.entries(value)
    .sort(([one], [other]) => Number(other === 'price') - Number(one === 'price'))
    .map(([part, each]) => [partLabel(action, name, part), valueText(action, part, each)])
    .flatMap(([label, text]) => (text ? [[label, text].filter(Boolean).join(' ')] : []))
    .join(', ')
}

/** Texts by language have the language's name; what the editor alone can name has none. */
function partLabel(action: string, name: string, part: string): string {
  if (name === 'alts') return valueText(action, 'language', part)
  return wordsOfField(action, part)?.label.toLowerCase() ?? ''
}

function windowText(value: Fields): string {
  const { weekday, from, until, capacity } = value
  return `${valueText('delivery.area', 'weekday', weekday)} ${from}–${until}, ${capacity} paikkaa`
}

function listText(texts: readonly string[]): string {
  const more = texts.length - MOST_NAMED
  return [...texts.slice(0, MOST_NAMED), ...(more > 0 ? [`ja ${more} muuta`] : [])].join('; ')
}

function plainText(text: string): string {
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text)) return moment(text, 'fi')
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return shortDate(text, 'fi')
  return text === 'moved' ? 'siirrettiin' : subjectText(text)
}

function fieldsOf(value: unknown): Fields {
  if (value === null || value === undefined) return {}
  return typeof value === 'object' && !Array.isArray(value) ? (value as Fields) : { '': value }
}
