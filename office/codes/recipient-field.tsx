import { TextField } from '#office/ui/fields.tsx'

type Props = { value: string; onChange: (value: string) => void; error: string | undefined }

/** To whom the code of a gift card is mailed. */
export function RecipientField({ value, onChange, error }: Props) {
  return (
    <TextField
      label="Saajan sähköposti"
      type="email"
      value={value}
      onChange={onChange}
      error={error}
      help="Koodi lähtee saajalle. Tyhjä: koodi näytetään sinulle kerran."
    />
  )
}
