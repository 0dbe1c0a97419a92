import type { ReactNode } from 'react'
import { Checkbox } from 'react-aria-components/Checkbox'
import './fields.css'

type Props = {
  isSelected: boolean
  onChange: (isSelected: boolean) => void
  isDisabled?: boolean
  children?: ReactNode
  /** Where there are no words beside it. */
  ariaLabel?: string
}

export function CheckBox({ children, ariaLabel, ...box }: Props) {
  return (
    <Checkbox {...box} className="choice" {...(ariaLabel ? { 'aria-label': ariaLabel } : {})}>
      {({ isSelected }) => (
        <>
          <span className="choice-box" aria-hidden="true">
            {isSelected && '✓'}
          </span>
          {children}
        </>
      )}
    </Checkbox>
  )
}
