import type { UnionOption } from '#contract/office/editor/form-field.ts'
import { optionOf, startOf } from '#contract/office/editor/start-value.ts'
import { Select } from '#office/ui/select.tsx'
import { type Part, useEditing } from './editing.ts'
import { FieldsView } from './fields-view.tsx'

type Props = Part & { options: readonly UnionOption[]; label: string; value: unknown }

/** One of several kinds of things, each with its own fields. What both kinds have stays when the kind changes. */
export function UnionView({ options, label, value, ...part }: Props) {
  const { isReadOnly } = useEditing()
  const chosen = optionOf(options, value)
  const choose = (title: string) => {
    const next = options.find((option) => option.title === title)
    if (!next || next === chosen) return
    const names = next.field.fields.filter(({ field }) => field.kind !== 'fixed' && field.kind !== 'choice')
    const given = Object.entries((value ?? {}) as object).filter(([key]) => names.some(({ name }) => name === key))
    part.change(part.path, { ...(startOf(next.field) as object), ...Object.fromEntries(given) })
  }
  return (
    <>
      <Select
        label={`${label}: laji`}
        isDisabled={isReadOnly}
        options={options.map(({ title }) => ({ id: title, label: title }))}
        value={chosen?.title}
        onChange={choose}
      />
      {chosen && <FieldsView {...part} fields={chosen.field.fields} value={value} />}
    </>
  )
}
