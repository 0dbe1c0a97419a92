import { useEffect, useId, useRef, useState } from 'react'
import { FormSheet } from '#web/forms/form/form-sheet.tsx'
import type { FormView } from '#web/forms/form/form-view.ts'

type Choice = { label: string; view: FormView }
type Props = { legend: string; choices: readonly Choice[] }

/** One of several forms; the others keep what was typed in them. */
export function ContactForms({ legend, choices }: Props) {
  const id = useId()
  const [chosen, setChosen] = useState(0)
  const selector = useRef<HTMLFieldSetElement>(null)
  // Chosen before the script came, or by the browser that remembers it of the last visit.
  useEffect(() => {
    // Who comes with a question of the search has another matter than a faulty product.
    if (new URLSearchParams(location.search).has('message')) return setChosen(choices.length - 1)
    const radios = [...(selector.current?.querySelectorAll('input') ?? [])]
    setChosen(
      Math.max(
        0,
        radios.findIndex(({ checked }) => checked),
      ),
    )
  }, [choices.length])
  return (
    <>
      <fieldset className="form-selector" ref={selector}>
        <legend className="visually-hidden">{legend}</legend>
        {choices.map(({ label }, index) => (
          <label key={label}>
            <input
              type="radio"
              className="visually-hidden"
              name={`${id}-form`}
              checked={index === chosen}
              onChange={() => setChosen(index)}
            />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      {choices.map(({ label, view }, index) => (
        <div key={label} hidden={index !== chosen}>
          <FormSheet view={view} />
        </div>
      ))}
    </>
  )
}
