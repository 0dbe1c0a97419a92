import { useState } from 'react'
import { type FieldProps, TextField } from '#office/ui/fields.tsx'

type Props = FieldProps & {
  isWhole: boolean
  value: number | undefined
  onChange: (value: number | undefined) => void
}

const textOf = (value: number | undefined) => (value === undefined ? '' : String(value).replace('.', ','))

/** A number as it is written in Finnish, with a comma. What is written stays as it is while it is no number. */
export function DecimalField({ isWhole, value, onChange, error, ...field }: Props) {
  const [text, setText] = useState(textOf(value))
  const [shown, setShown] = useState(value)
  if (shown !== value) {
    setShown(value)
    setText(textOf(value))
  }
  const pattern = isWhole ? /^[-−]?\d{1,12}$/ : /^[-−]?\d{1,12}([.,]\d{1,6})?$/
  const isNumber = pattern.test(text.trim())
  const change = (next: string) => {
    setText(next)
    const plain = next.trim().replace(',', '.').replace('−', '-')
    if (plain !== '' && !pattern.test(next.trim())) return
    const read = plain === '' ? undefined : Number(plain)
    setShown(read)
    onChange(read)
  }
  const wrong = isWhole ? 'Kirjoita kokonaisluku.' : 'Kirjoita luku, esimerkiksi 2,5.'
  const own = text.trim() !== '' && !isNumber ? wrong : undefined
  return <TextField {...field} value={text} onChange={change} inputMode="decimal" error={own ?? error} />
}
