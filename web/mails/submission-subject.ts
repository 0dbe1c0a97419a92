import type { ContactFormName } from '#contract/forms/forms.ts'

type Values = Readonly<Record<string, unknown>>

/** The values that distinguish mails of a form in a list; default: the sender's name. */
const about: Partial<Record<ContactFormName, (values: Values) => unknown[]>> = {
  complaint: ({ ProductName, City }) => [ProductName, City],
  feedback: ({ ProductName, City }) => [ProductName, City],
  sponsorship: ({ Groupname }) => [Groupname],
  question: ({ Message }) => [Message],
  'export-contact': ({ Company, Subject }) => [Company, Subject],
  'food-service-question': (values) => [values.FullName, values.Company],
  sales: (values) => [(values.product as { title: string } | null)?.title, values.organization || nameIn(values)],
  'job-application': (values) => [values.Job, nameIn(values)],
  'school-order': (values) => [values.School || nameIn(values), values.Region],
}

const MAX_PART_LENGTH = 60

/** 'Reklamaatio: Keittokinkku 300 g, Seinäjoki' */
export function subjectOf(title: string, { form, values }: { form: ContactFormName; values: Values }): string {
  const parts = (about[form]?.(values) ?? [nameIn(values)]).map(onOneLine).filter(Boolean)
  return parts.length > 0 ? `${title}: ${parts.join(', ')}` : title
}

function nameIn(values: Values): string {
  const named = (wanted: string) => Object.entries(values).find(([name]) => name.toLowerCase() === wanted)?.[1]
  return [named('firstname'), named('lastname'), named('fullname')].filter(Boolean).join(' ')
}

/** Line breaks have no place in a header. */
function onOneLine(part: unknown): string {
  const text = typeof part === 'string' ? part.replace(/[\s\p{Cc}]+/gu, ' ').trim() : ''
  return text.length > MAX_PART_LENGTH ? `${text.slice(0, MAX_PART_LENGTH - 1).trimEnd()}…` : text
}
