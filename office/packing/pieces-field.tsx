import { Button } from '#office/ui/button.tsx'

type Props = { label: string; value: number; max: number; onChange: (value: number) => void }

/** A small number, by touch. */
export function PiecesField({ label, value, max, onChange }: Props) {
  return (
    <fieldset className="row packing-pieces">
      <legend>{label}</legend>
      <Button aria-label={`${label}: vähemmän`} isDisabled={value <= 1} onPress={() => onChange(value - 1)}>
        −
      </Button>
      <output>{value}</output>
      <Button aria-label={`${label}: enemmän`} isDisabled={value >= max} onPress={() => onChange(value + 1)}>
        +
      </Button>
    </fieldset>
  )
}
