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
import { announceOpened, onOtherOpened } from '../one-open.ts'
import { nextStop, submenuLinks } from './next-stop.ts'

/** How long the pointer rests on a tab before its submenu opens. */
const HOVER_OPEN_DELAY_MS = 100

/** How long an open submenu stays open while the pointer crosses a gap or a neighbouring tab on its way to it. */
const HOVER_CLOSE_DELAY_MS = 300

/** A submenu opened by a press stays until a press elsewhere; one opened on hover closes when the pointer leaves. */
type OpenSubmenu = { id: string; pressed: boolean } | null

export type Submenus = ReturnType<typeof useSubmenus>

/**
 * Opens and closes the submenus of a list of tabs, one at a time, after the ARIA pattern 'disclosure navigation':
 * https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation-hybrid/
 */
export function useSubmenus() {
  const [opened, setOpened] = useState<OpenSubmenu>(null)
  const list = useRef<HTMLUListElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const touched = useRef(false)

  const clearTimer = () => clearTimeout(timer.current)
  const change = (next: OpenSubmenu) => {
    clearTimer()
    setOpened(next)
  }
  const changeAfter = (delayMs: number, next: OpenSubmenu) => {
    clearTimer()
    timer.current = setTimeout(setOpened, delayMs, next)
  }

  useEffect(() => {
    // The script may come after the pointer, whose entering is then never told.
    const id = list.current?.querySelector<HTMLElement>('[data-submenu]:hover')?.dataset.submenu
    if (id && matchMedia('(hover: hover)').matches) setOpened({ id, pressed: false })
    return () => clearTimeout(timer.current)
  }, [])
  useEffect(
    () =>
      onOtherOpened(list, () => {
        clearTimeout(timer.current)
        setOpened(null)
      }),
    [],
  )
  useEffect(() => {
    if (!opened) return
    announceOpened(list)
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
  /** Opens the submenu of a tab synchronously, since links can be focused only when it is open, and returns its first link. */
  const enter = (from: HTMLElement): HTMLElement | undefined => {
    const id = from.parentElement?.dataset.submenu
    if (!id) return undefined
    flushSync(() => change({ id, pressed: true }))
    return submenuLinks(from)[0]
  }

  /** The props of a list item, its link and its toggle, for the submenu with this id. */
  const of = (id: string) => {
    const isOpen = opened?.id === id
    return {
      item: {
        'data-submenu': id,
        'data-open': isOpen ? '' : undefined,
        onPointerEnter: ({ pointerType }: PointerEvent) => {
          if (pointerType === 'touch') return
          if (isOpen) clearTimer()
          else changeAfter(opened ? HOVER_CLOSE_DELAY_MS : HOVER_OPEN_DELAY_MS, { id, pressed: false })
        },
        onPointerLeave: () => {
          if (isOpen && !opened.pressed) changeAfter(HOVER_CLOSE_DELAY_MS, null)
          else clearTimer()
        },
        onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
          if (isOpen && relatedTarget && !currentTarget.contains(relatedTarget)) change(null)
        },
      },
      /** On touch screens, which have no hover, the first tap opens the submenu and the second follows the link. */
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
        // The hover on the toggle has already opened the submenu: the press then keeps it open.
        onClick: () => change(isOpen && opened.pressed ? null : { id, pressed: true }),
      },
      open: () => change({ id, pressed: false }),
    }
  }

  // A link to an anchor on this page does not load a new page, so the submenu must be closed.
  const onClick = ({ target }: MouseEvent) => {
    if ((target as Element).closest('.submenu a')) change(null)
  }

  return { list: { ref: list, onKeyDown, onClick }, of }
}
