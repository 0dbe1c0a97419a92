import { useId } from 'react'

type Props = {
  label: string
  options: readonly { name: string; describedBy?: string }[]
  /** The index of the chosen option. */
  chosen: number
  onChoose: (index: number) => void
}

/** One of a few, as radio buttons that look like chips. */
export function ChoiceChips({ label, options, chosen, onChoose }: Props) {
  const group = useId()
  return (
    <fieldset className="choice-chips">
      <legend>{label}</legend>
      {options.map(({ name, describedBy }, index) => (
        <label key={name}>
          <input
            type="radio"
            name={group}
            checked={index === chosen}
            aria-describedby={describedBy}
            onChange={() => onChoose(index)}
          />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  )
}
