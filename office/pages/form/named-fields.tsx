import { ComboBox } from '#office/ui/combo-box.tsx'
import type { FieldProps } from '#office/ui/fields.tsx'
import { useEditing } from './editing.ts'

type Props = FieldProps & { value: string | undefined; onChange: (value: string | undefined) => void }

const withUnknown = (options: { id: string; label: string; hint?: string }[], value: string | undefined) =>
  !value || options.some(({ id }) => id === value) ? options : [...options, { id: value, label: value }]

/** One of our sites. */
export function SiteField({ value, ...field }: Props) {
  const { forms } = useEditing()
  const options = forms.sites.map(({ id, name }) => ({ id, label: name }))
  return <ComboBox {...field} value={value} options={withUnknown(options, value)} />
}

/** A product of the meat shop, by its name or code. */
export function OfferField({ value, ...field }: Props) {
  const { choices } = useEditing()
  const options = (choices?.offers ?? []).map(({ code, name }) => ({ id: code, label: `${name} ${code}` }))
  return <ComboBox {...field} value={value} options={withUnknown(options, value)} />
}
