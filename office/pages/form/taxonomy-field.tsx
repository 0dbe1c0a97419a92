import { ComboBox } from '#office/ui/combo-box.tsx'
import type { FieldProps } from '#office/ui/fields.tsx'
import { ChoicesField } from './choices-field.tsx'
import { type Choices, useEditing } from './editing.ts'

type Kind = 'category' | 'categories' | 'facets' | 'facetTags' | 'productGroup'
type Named = { value: number; label: string }

const kindNames = { product: 'tuotteet', recipe: 'reseptit', news: 'uutiset', job: 'työpaikat' } as const

function namesOf(kind: Kind, taxonomy: Choices['taxonomy'] | undefined): Named[] {
  if (!taxonomy) return []
  switch (kind) {
    case 'productGroup':
      return taxonomy.productGroups.map(({ key, value }) => ({ value: key, label: value }))
    case 'facets':
      return taxonomy.facets.map(({ id, name, kind: of }) => ({ value: id, label: `${name} (${kindNames[of]})` }))
    case 'facetTags':
      return taxonomy.facets.flatMap(({ name, facetTags }) =>
        facetTags.map((tag) => ({ value: tag.id, label: `${name}: ${tag.name}` })),
      )
    default:
      return taxonomy.categories.map(({ id, name, kind: of }) => ({ value: id, label: `${name} (${kindNames[of]})` }))
  }
}

type Props = FieldProps & { kind: Kind; value: unknown; onChange: (value: unknown) => void }

/** Ids of the site's taxonomy, by name. An id that it does not know stays, and can be taken out. */
export function TaxonomyField({ kind, value, onChange, ...field }: Props) {
  const { choices } = useEditing()
  const names = namesOf(kind, choices?.taxonomy)
  if (kind === 'category' || kind === 'productGroup')
    return (
      <ComboBox
        {...field}
        options={names.map((each) => ({ id: String(each.value), label: each.label }))}
        value={value === undefined ? undefined : String(value)}
        onChange={(id) => onChange(id === undefined ? undefined : Number(id))}
      />
    )
  const given = (value ?? []) as number[]
  const unknown = choices ? given.filter((id) => !names.some((each) => each.value === id)) : []
  const all = [...names, ...unknown.map((id) => ({ value: id, label: `Poistettu luokka ${id}` }))]
  return <ChoicesField {...field} choices={all} value={given} onChange={onChange} />
}
