import type { ReactNode } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import './button.css'

type Props = Omit<AriaButtonProps, 'className' | 'style' | 'children'> & {
  /** `primary`: the one thing that people come for. `danger`: what cannot be undone. `quiet`: beside other things. */
  kind?: 'primary' | 'danger' | 'quiet' | undefined
  children: ReactNode
}

export function Button({ kind, ...props }: Props) {
  return <AriaButton {...props} className={['button', kind].filter(Boolean).join(' ')} />
}
