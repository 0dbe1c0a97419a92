import { CheckBox } from '#office/ui/check-box.tsx'
import { DateField } from '#office/ui/date-field.tsx'
import { TextField } from '#office/ui/fields.tsx'
import { Select } from '#office/ui/select.tsx'
import { LinkField } from '../link/link-field.tsx'
import { PageField } from '../link/page-field.tsx'
import { PathsField } from '../link/paths-field.tsx'
import { RichTextField } from '../rich-text/rich-text-field.tsx'
import { ChoicesField } from './choices-field.tsx'
import { DecimalField } from './decimal-field.tsx'
import { useEditing, type ViewProps } from './editing.ts'
import { FieldsView } from './fields-view.tsx'
import { FileField } from './file-field.tsx'
import { ListView } from './list-view.tsx'
import { OfferField, SiteField } from './named-fields.tsx'
import { PictureField } from './picture-field.tsx'
import { TaxonomyField } from './taxonomy-field.tsx'
import { UnionView } from './union-view.tsx'

const NOTHING = ''

/** The field of a form for a value, by its kind. */
export function FieldView({ field, value, path, change, problemAt, View, ...rest }: ViewProps) {
  const { isReadOnly } = useEditing()
  const set = (next: unknown) => change(path, next)
  const part = { path, change, problemAt, View }
  const shown = { ...rest, error: problemAt(path), isDisabled: isReadOnly }
  switch (field.kind) {
    case 'text': {
      const text = typeof value === 'string' ? value : ''
      const write = (next: string) => set(next === '' && !rest.isRequired ? undefined : next)
      const limit = field.max === undefined ? {} : { maxLength: field.max }
      const rows = field.isLong ? { rows: 3 } : {}
      return <TextField {...shown} {...limit} {...rows} value={text} onChange={write} />
    }
    case 'number':
      return <DecimalField {...shown} isWhole={field.isWhole} value={value as number | undefined} onChange={set} />
    case 'yes':
      return (
        <div className="field">
          <CheckBox isSelected={value === true} onChange={set} isDisabled={isReadOnly}>
            {rest.label}
          </CheckBox>
          {rest.help && <span className="field-help">{rest.help}</span>}
        </div>
      )
    case 'date':
      return <DateField {...shown} value={value as string | undefined} onChange={set} />
    case 'choice': {
      const none = rest.isRequired ? [] : [{ id: NOTHING, label: 'Ei valittu' }]
      const options = [...none, ...field.choices.map((choice) => ({ id: String(choice.value), label: choice.label }))]
      const pick = (id: string) => set(field.choices.find((choice) => String(choice.value) === id)?.value)
      return (
        <Select {...shown} options={options} value={value === undefined ? NOTHING : String(value)} onChange={pick} />
      )
    }
    case 'choices':
      return <ChoicesField {...shown} choices={field.choices} value={value as readonly string[]} onChange={set} />
    case 'object':
      return <FieldsView {...part} fields={field.fields} value={value} />
    case 'union':
      return <UnionView {...part} options={field.options} label={rest.label} value={value} />
    case 'list':
      return <ListView {...part} {...shown} field={field} value={value} />
    case 'richText':
      return <RichTextField {...shown} value={value} onChange={set} />
    case 'link':
      return (
        <LinkField
          {...shown}
          value={(value as string) ?? ''}
          onChange={(next) => set(next || emptied(rest.isRequired))}
        />
      )
    case 'path':
      return (
        <PageField
          {...shown}
          value={(value as string) ?? ''}
          onChange={(next) => set(next || emptied(rest.isRequired))}
        />
      )
    case 'paths':
      return (
        <PathsField
          {...shown}
          value={(value as string[]) ?? []}
          onChange={(next) => set(next.length ? next : emptied(false))}
        />
      )
    case 'picture':
      return <PictureField {...shown} value={value} onChange={set} path={path} problemAt={problemAt} />
    case 'pdf':
    case 'mp4':
    case 'vtt':
      return <FileField {...shown} ending={field.kind} value={value} onChange={set} />
    case 'site':
      return <SiteField {...shown} value={value as string | undefined} onChange={set} />
    case 'offer':
      return <OfferField {...shown} value={value as string | undefined} onChange={set} />
    case 'category':
    case 'categories':
    case 'facets':
    case 'facetTags':
    case 'productGroup':
      return <TaxonomyField {...shown} kind={field.kind} value={value} onChange={set} />
    case 'fixed':
      return null
  }
}

/** What an emptied field is: a needed one stays empty and is reported, another is left out. */
const emptied = (isRequired: boolean) => (isRequired ? '' : undefined)
