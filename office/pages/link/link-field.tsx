import { useState } from 'react'
import { ComboBox } from '#office/ui/combo-box.tsx'
import { type FieldProps, TextField } from '#office/ui/fields.tsx'
import { Select } from '#office/ui/select.tsx'
import { type Forms, useEditing } from '../form/editing.ts'
import { AddressBox } from './address-box.tsx'
import { kindOf, type LinkKind, linkKinds, targetOf, writtenOf } from './link-target.ts'
import '../form/form.css'

type Props = FieldProps & { value: string; onChange: (target: string) => void }

const kinds = Object.entries(linkKinds).map(([id, label]) => ({ id: id as LinkKind, label }))

const examples: Record<Exclude<LinkKind, 'page' | 'site' | 'file'>, string> = {
  web: 'https://www.example.fi',
  mail: 'asiakaspalvelu@example.fi',
  phone: '+358 40 123 4567',
  anchor: 'maku',
}

/** Where a link leads: what kind of place, and which. */
export function LinkField({ label, value, onChange, ...field }: Props) {
  const [chosen, setChosen] = useState<LinkKind>()
  const kind = value === '' ? (chosen ?? 'page') : kindOf(value)
  const pick = (next: LinkKind) => {
    if (next === kind) return
    setChosen(next)
    onChange('')
  }
  return (
    <fieldset className="form-group form-link">
      <legend>{label}</legend>
      <Select label="Minne" options={kinds} value={kind} onChange={pick} isDisabled={field.isDisabled ?? false} />
      <Place {...field} kind={kind} value={value} onChange={onChange} />
    </fieldset>
  )
}

const languagesOf = (forms: Forms, site: string) => forms.sites.find(({ id }) => id === site)?.languages ?? []

type PlaceProps = Omit<Props, 'label'> & { kind: LinkKind }

function Place({ kind, value, onChange, ...field }: PlaceProps) {
  const { site, language, choices, forms } = useEditing()
  switch (kind) {
    case 'page':
      return (
        <AddressBox
          {...field}
          label="Sivu"
          site={site}
          language={language}
          languages={languagesOf(forms, site)}
          value={value}
          onChange={onChange}
        />
      )
    case 'site':
      return <OtherSite {...field} value={value} onChange={onChange} />
    case 'file': {
      const options = (choices?.files ?? []).map(({ id, name }) => ({ id: `/files/${id}/${name}`, label: name }))
      return (
        <ComboBox
          {...field}
          label="Tiedosto"
          options={options}
          value={value || undefined}
          onChange={(id) => onChange(id ?? '')}
        />
      )
    }
    default:
      return (
        <TextField
          {...field}
          label={linkKinds[kind]}
          placeholder={examples[kind]}
          value={writtenOf(value)}
          onChange={(text) => onChange(targetOf(kind, text))}
        />
      )
  }
}

/** `site:lihakauppa/tuotteet` */
function OtherSite({ value, onChange, ...field }: Omit<Props, 'label'>) {
  const { forms, site } = useEditing()
  const [, first, path = '/'] = /^site:([a-z-]+)(\/.*)?$/.exec(value) ?? []
  const [chosen, setChosen] = useState(first)
  const id = first ?? chosen
  const options = forms.sites.filter((each) => each.id !== site).map((each) => ({ id: each.id, label: each.name }))
  const pick = (next: string) => {
    setChosen(next)
    onChange(`site:${next}/`)
  }
  return (
    <>
      <Select label="Sivusto" options={options} value={id} onChange={pick} isDisabled={field.isDisabled ?? false} />
      {id && (
        <AddressBox
          {...field}
          label="Sivu"
          site={id}
          language={undefined}
          languages={languagesOf(forms, id)}
          value={path}
          onChange={(next) => onChange(`site:${id}${next.startsWith('/') ? next : `/${next}`}`)}
        />
      )}
    </>
  )
}
