import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { draftKey, eraseDraft, storedDraft, weeksIn, writeDraft } from '../rules/draft.ts'
import { type Menu, menuOf, plainWeeks } from '../rules/menu.ts'

/** A draft of the same menu that another tab has written. */
type OtherDraft = { stored: string; menu: Menu }

export const menuIdIn = (search: string) => new URLSearchParams(search).get('menuId') ?? ''

/**
 * Keeps unsaved changes in this browser. A draft that another tab has written is neither overwritten nor erased: it is
 * `other` until `accept` says that the visitor has decided between the two.
 */
export function useDraft(menu: Menu, { isReady, isChanged }: { isReady: boolean; isChanged: boolean }) {
  /** The stored draft that this tab last read, wrote or decided about. */
  const known = useRef<string | null>(null)
  const hadChanges = useRef(false)
  const [other, setOther] = useState<OtherDraft>()

  const keep = () => {
    const menuId = menuIdIn(location.search)
    const stored = storedDraft(menuId)
    const weeks = weeksIn(stored)
    if (stored !== null && weeks && !isSame(weeks, menu) && stored !== known.current)
      return setOther({ stored, menu: menuOf(weeks) })
    setOther(undefined)
    known.current = stored
    if (isChanged && !(weeks && isSame(weeks, menu))) known.current = writeDraft(menuId, plainWeeks(menu))
    if (!isChanged && hadChanges.current) forget()
    hadChanges.current = isChanged
  }
  /** Erases the draft, unless another tab has written it. */
  const forget = () => {
    const menuId = menuIdIn(location.search)
    if (storedDraft(menuId) === known.current) eraseDraft(menuId)
  }
  const onStorage = useEffectEvent(({ key, oldValue, newValue }: StorageEvent) => {
    if (!isReady || key !== draftKey(menuIdIn(location.search))) return
    const erased = newValue === null && weeksIn(oldValue)
    // What another tab has saved or discarded is not kept a second time.
    if (!erased || other || !isSame(erased, menu)) keep()
  })
  const onReturn = useEffectEvent(() => {
    if (isReady && storedDraft(menuIdIn(location.search)) !== null) keep()
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the menu is another, or a choice was made.
  useEffect(() => {
    if (isReady) keep()
  }, [isReady, isChanged, menu, other?.stored])
  useEffect(() => {
    const listen = (event: StorageEvent) => onStorage(event)
    // The browser's cache of pages misses what other tabs do.
    const comeBack = () => onReturn()
    window.addEventListener('storage', listen)
    window.addEventListener('pageshow', comeBack)
    return () => {
      window.removeEventListener('storage', listen)
      window.removeEventListener('pageshow', comeBack)
    }
  }, [])

  return {
    other: other?.menu,
    forget,
    accept() {
      known.current = other?.stored ?? known.current
      setOther(undefined)
    },
    read(): Menu | null {
      known.current = storedDraft(menuIdIn(location.search))
      const weeks = weeksIn(known.current)
      return weeks && menuOf(weeks)
    },
  }
}

function isSame(weeks: Parameters<typeof menuOf>[0], menu: Menu): boolean {
  return JSON.stringify(plainWeeks(menuOf(weeks))) === JSON.stringify(plainWeeks(menu))
}
