import { CheckBox } from '#office/ui/check-box.tsx'
import { weekdays } from './product-texts.ts'

type Props = {
  /** ISO weekdays; null is every delivery day. */
  value: number[] | null
  onChange: (days: number[] | null) => void
  isDisabled?: boolean
}

/** The weekdays on which a product is delivered; none chosen means all. */
export function DaysField({ value, onChange, isDisabled = false }: Props) {
  const chosen = value ?? []
  const choose = (day: number, isChosen: boolean) => {
    const next = isChosen ? [...chosen, day].sort() : chosen.filter((each) => each !== day)
    onChange(next.length > 0 ? next : null)
  }
  return (
    <fieldset className="goods-days">
      <legend className="field-label">Toimituspäivät (ei valintaa: kaikki)</legend>
      {weekdays.map((name, at) => (
        <CheckBox
          key={name}
          isSelected={chosen.includes(at + 1)}
          isDisabled={isDisabled}
          onChange={(isChosen) => choose(at + 1, isChosen)}
        >
          {name}
        </CheckBox>
      ))}
    </fieldset>
  )
}
