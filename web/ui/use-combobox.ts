import { type KeyboardEvent, type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { optionAfter } from './option-after.ts'

type Popup = {
  /** Prefix of the ids of list and options. */
  id: string
  /** How many options there are, shown or not. */
  count: number
  isOpen: boolean
  /** The query of the options. When it changes, no option is active. */
  foundFor: unknown
  onOpen: () => void
  /** Also called when nothing is open and the visitor leaves the field or presses Escape. */
  onClose: () => void
  /** Enter while no option is active; without it, the key is left to the form. */
  onEnter?: (event: KeyboardEvent) => void
}

/**
 * The behaviour of a text field with a list of options, after the ARIA Authoring Practices: the focus stays in the field, which names
 * the active option. Enter clicks that option, so an option does in its `onClick`, or as a link, what choosing it means.
 */
export function useCombobox<Whole extends HTMLElement>({ id, count, isOpen, foundFor, ...popup }: Popup) {
  const whole = useRef<Whole>(null)
  const input = useRef<HTMLInputElement>(null)
  const [active, setActive] = useState(-1)
  const [shownFor, setShownFor] = useState(foundFor)
  if (shownFor !== foundFor) {
    setShownFor(foundFor)
    setActive(-1)
  }
  const isShown = isOpen && count > 0
  const optionId = (index: number) => `${id}-option-${index}`
  const listId = `${id}-list`
  const activeId = isShown && active >= 0 ? optionId(active) : undefined

  const close = () => {
    setActive(-1)
    popup.onClose()
  }

  const closeOutside = useEffectEvent(({ target }: Event) => {
    if (!whole.current?.contains(target as Node)) close()
  })
  useEffect(() => {
    const leave = (event: Event) => closeOutside(event)
    const events = ['pointerdown', 'focusin']
    for (const event of events) document.addEventListener(event, leave)
    return () => {
      for (const event of events) document.removeEventListener(event, leave)
    }
  }, [])

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  const closeByEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    if (isOpen) {
      // Close only the list: a dialog around it listens for Escape too.
      event.preventDefault()
      event.stopPropagation()
      input.current?.focus()
    }
    close()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    if (event.nativeEvent.isComposing) return
    if (key === 'Enter') {
      if (!activeId) return popup.onEnter?.(event)
      event.preventDefault()
      return document.getElementById(activeId)?.click()
    }
    if (key === 'ArrowDown' && !isOpen) {
      event.preventDefault()
      return popup.onOpen()
    }
    const next = isShown ? optionAfter(key, active, count) : undefined
    if (next === undefined) return
    event.preventDefault()
    setActive(next)
  }

  return {
    close,
    /** For a key that changes the text before new options are found. */
    clearActive: () => setActive(-1),
    input,
    whole: { ref: whole, onKeyDown: closeByEscape },
    field: {
      ref: input,
      type: 'text',
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': isShown,
      'aria-controls': isShown ? listId : undefined,
      'aria-activedescendant': activeId,
      onKeyDown,
    },
    list: { id: listId },
    option: (index: number) => ({
      id: optionId(index),
      role: 'option',
      tabIndex: -1,
      'aria-selected': index === active,
      // A press would take the focus from the field.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
    }),
  } as const
}
