import { useMay } from '#office/frame/me.ts'
import { AddOne } from '#office/media/add-one.tsx'
import { sizeText } from '#office/media/item-texts.ts'
import { ComboBox } from '#office/ui/combo-box.tsx'
import type { FieldProps } from '#office/ui/fields.tsx'
import { useEditing } from './editing.ts'

type File = { id: string; name: string; bytes: number }
type Props = FieldProps & { ending: string; value: unknown; onChange: (value: File | undefined) => void }

/** One of the files of the library, by its name; or a new one. */
export function FileField({ ending, value, onChange, ...field }: Props) {
  const { choices, isReadOnly } = useEditing()
  const mayAdd = useMay(['editor']) && !isReadOnly
  const given = value as File | undefined
  const known = (choices?.files ?? []).filter(({ name }) => name.endsWith(`.${ending}`))
  const files = given && !known.some(({ id }) => id === given.id) ? [...known, given] : known
  const options = files.map(({ id, name, bytes }) => ({ id, label: name, hint: sizeText(bytes) }))
  return (
    <div className="stack">
      <ComboBox
        {...field}
        options={options}
        value={given?.id}
        onChange={(id) => onChange(files.find((file) => file.id === id))}
      />
      {mayAdd && (
        <AddOne
          label="Lataa uusi"
          accept={`.${ending}`}
          onAdded={({ current, name, bytes }) => {
            if (bytes !== null && name.endsWith(`.${ending}`)) onChange({ id: current, name, bytes })
          }}
        />
      )}
    </div>
  )
}
