import type { FormField, NamedField, UnionOption } from './form-field.ts'

/** What a new value of the field begins with. Nothing, where a person has to choose. */
export function startOf(field: FormField): unknown {
  switch (field.kind) {
    case 'text':
      return ''
    case 'number':
      return Math.max(field.min ?? 0, 0)
    case 'yes':
      return false
    case 'choice':
      return field.choices[0]?.value
    case 'list':
      return Array.from({ length: field.min }, () => startOf(field.item) ?? null)
    case 'object':
      return startOfFields(field.fields)
    case 'union':
      return field.options[0] && startOf(field.options[0].field)
    case 'fixed':
      return field.value
    case 'choices':
    case 'richText':
    case 'categories':
    case 'facets':
    case 'facetTags':
    case 'paths':
      return []
    case 'link':
    case 'path':
      return ''
    default:
      return undefined
  }
}

function startOfFields(fields: readonly NamedField[]): Record<string, unknown> {
  const needed = fields.filter(({ isRequired }) => isRequired)
  const started = needed.map(({ name, field }) => [name, startOf(field)] as const)
  return Object.fromEntries(started.filter(([, value]) => value !== undefined))
}

/** The option of a union that a value is of: by the fields that have one value, or one of a few. */
export function optionOf(options: readonly UnionOption[], value: unknown): UnionOption | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const given = value as Record<string, unknown>
  return options.find(({ field }) =>
    field.fields.every(({ name, field: { kind, ...rest }, isRequired }) => {
      if (kind === 'fixed' && 'value' in rest) return given[name] === rest.value
      if (kind !== 'choice' || !isRequired || !('choices' in rest)) return true
      return rest.choices.some((choice) => choice.value === given[name])
    }),
  )
}
