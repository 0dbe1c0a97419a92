import { ComboBox } from '#office/ui/combo-box.tsx'
import type { FieldProps } from '#office/ui/fields.tsx'
import { useEditing } from './editing.ts'

type File = { id: string; name: string; bytes: number }
type Props = FieldProps & { ending: string; value: unknown; onChange: (value: File | undefined) => void }

const sizeOf = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kt` : `${(bytes / 1_000_000).toFixed(1).replace('.', ',')} Mt`

/** One of the files that pages have, by its name. */
export function FileField({ ending, value, onChange, ...field }: Props) {
  const { choices } = useEditing()
  const given = value as File | undefined
  const known = (choices?.files ?? []).filter(({ name }) => name.endsWith(`.${ending}`))
  const files = given && !known.some(({ id }) => id === given.id) ? [...known, given] : known
  const options = files.map(({ id, name, bytes }) => ({ id, label: name, hint: sizeOf(bytes) }))
  return (
    <ComboBox
      {...field}
      options={options}
      value={given?.id}
      onChange={(id) => onChange(files.find((file) => file.id === id))}
    />
  )
}
