import { useEffect, useRef, useState } from 'react'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField'
import { useKey } from './use-key.ts'
import './search-field.css'

type Props = {
  label: string
  /** As in the address. */
  value: string
  /** A moment after somebody has stopped writing, and at once on Enter or where the field is left. */
  onChange: (value: string) => void
  placeholder?: string
}

const PAUSE_MS = 250

/** The search of a list; `/` goes there. */
export function SearchField({ label, value, onChange, placeholder }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(value)
  const [told, setTold] = useState(value)
  // The address was changed by something else: back, or a link.
  if (told !== value) {
    setTold(value)
    setText(value)
  }
  const tell = () => {
    if (text === told) return
    setTold(text)
    onChange(text)
  }
  const latest = useRef(tell)
  latest.current = tell
  useEffect(() => {
    if (text === told) return
    const timer = setTimeout(() => latest.current(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, told])
  useKey('/', () => input.current?.focus())
  return (
    <AriaSearchField
      className="search"
      value={text}
      onChange={setText}
      onSubmit={tell}
      // Not later: a row that is opened meanwhile would be left again for the address of the list.
      onBlur={tell}
      aria-keyshortcuts="/"
    >
      <Label className="visually-hidden">{label}</Label>
      <Input className="input" ref={input} placeholder={placeholder ?? label} />
      <span className="search-key" aria-hidden="true">
        /
      </span>
    </AriaSearchField>
  )
}
