import { useState } from 'react'

/** Whether a control has the focus. It is not disabled then: the browser would take the focus away. */
export function useOwnFocus() {
  const [focused, setFocused] = useState(false)
  return { focused, watch: { onFocus: () => setFocused(true), onBlur: () => setFocused(false) } }
}
