import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { nextStop, submenuLinks } from './next-stop.ts'

/** So long a pointer rests on a tab before its submenu opens, in milliseconds. */
const INTENT = 100

/** So long a pointer on its way to an open submenu may be beside it, or on the neighbours of its tab. */
const GRACE = 300

/** What was pressed open stays until something is pressed elsewhere; what opened by itself goes with the pointer. */
type Opened = { id: string; pressed: boolean } | null

export type Submenus = ReturnType<typeof useSubmenus>

/**
 * Opens and closes the submenus of a list of tabs, one at a time, by the pattern 'disclosure navigation':
 * https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation-hybrid/
 */
export function useSubmenus() {
  const [opened, setOpened] = useState<Opened>(null)
  const list = useRef<HTMLUListElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const touched = useRef(false)

  const stay = () => clearTimeout(timer.current)
  const change = (next: Opened) => {
    stay()
    setOpened(next)
  }
  const changeAfter = (wait: number, next: Opened) => {
    stay()
    timer.current = setTimeout(setOpened, wait, next)
  }

  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!opened) return
    const onPress = ({ target }: Event) => {
      if (!list.current?.contains(target as Node)) setOpened(null)
    }
    const onKey = ({ key }: Event & { key: string }) => {
      if (key !== 'Escape') return
      const item = list.current?.querySelector('[data-open]')
      if (item?.contains(document.activeElement)) item.querySelector('button')?.focus()
      setOpened(null)
    }
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('keydown', onKey)
    }
  }, [opened])

  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const from = event.target as HTMLElement
    const stop = event.key === 'ArrowDown' ? enter(from) : undefined
    const next = stop ?? nextStop(event.currentTarget, from, event.key)
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  /** From a tab into its submenu, which has to be open before it can be focused. */
  const enter = (from: HTMLElement): HTMLElement | undefined => {
    const id = from.parentElement?.dataset.submenu
    if (!id) return undefined
    flushSync(() => change({ id, pressed: true }))
    return submenuLinks(from)[0]
  }

  /** What makes an item of the list open its submenu, which has this id. */
  const of = (id: string) => {
    const isOpen = opened?.id === id
    return {
      item: {
        'data-submenu': id,
        'data-open': isOpen ? '' : undefined,
        onPointerEnter: ({ pointerType }: PointerEvent) => {
          if (pointerType === 'touch') return
          if (isOpen) stay()
          else changeAfter(opened ? GRACE : INTENT, { id, pressed: false })
        },
        onPointerLeave: () => {
          if (isOpen && !opened.pressed) changeAfter(GRACE, null)
          else stay()
        },
        onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
          if (isOpen && relatedTarget && !currentTarget.contains(relatedTarget)) change(null)
        },
      },
      /** On a touch screen, where nothing hovers, the first tap opens and the second follows the link. */
      link: {
        onPointerDown: ({ pointerType }: PointerEvent) => {
          touched.current = pointerType === 'touch'
        },
        onClick: (event: MouseEvent) => {
          if (isOpen || !touched.current || event.detail === 0) return
          event.preventDefault()
          change({ id, pressed: true })
        },
      },
      toggle: {
        'aria-expanded': isOpen,
        'aria-controls': id,
        // Who points at the toggle and then presses it wants what has just opened to stay.
        onClick: () => change(isOpen && opened.pressed ? null : { id, pressed: true }),
      },
      open: () => change({ id, pressed: false }),
    }
  }

  // A link may lead to a place on this very page, and the submenu must not stay in front of it.
  const onClick = ({ target }: MouseEvent) => {
    if ((target as Element).closest('.submenu a')) change(null)
  }

  return { list: { ref: list, onKeyDown, onClick }, of }
}
