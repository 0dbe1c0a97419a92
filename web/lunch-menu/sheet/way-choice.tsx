import { useId } from 'react'
import type { Way } from './sheet-frame.tsx'

type Props = {
  way: Way
  onChoose: (way: Way) => void
  texts: Record<'menuPaper' | 'menuUpright' | 'menuLandscape', string>
}

/** Which way up the sheet is. */
export function WayChoice({ way, onChoose, texts }: Props) {
  const name = useId()
  const names = { upright: texts.menuUpright, landscape: texts.menuLandscape }
  return (
    <fieldset className="way-choice">
      <legend>{texts.menuPaper}</legend>
      {(['upright', 'landscape'] as const).map((other) => (
        <label key={other}>
          <input type="radio" name={name} checked={way === other} onChange={() => onChoose(other)} />
          {names[other]}
        </label>
      ))}
    </fieldset>
  )
}
