import { type FocusEvent, useEffect, useRef } from 'react'
import type { FormStore } from './form-store.ts'

/**
 * Says what is wrong with a field when it is left. While a button is pressed it waits: the error would move what is being pressed away
 * from under the pointer, and the press would do nothing.
 */
export function useLeaveCheck(store: FormStore, isOn: boolean) {
  const left = useRef<string[]>([])
  const isPressed = useRef(false)

  useEffect(() => {
    if (!isOn) return
    const press = () => {
      isPressed.current = true
    }
    const release = () =>
      // The click comes after the release.
      setTimeout(() => {
        isPressed.current = false
        for (const name of left.current.splice(0)) store.check(name)
      })
    window.addEventListener('pointerdown', press, true)
    window.addEventListener('pointerup', release, true)
    window.addEventListener('pointercancel', release, true)
    return () => {
      window.removeEventListener('pointerdown', press, true)
      window.removeEventListener('pointerup', release, true)
      window.removeEventListener('pointercancel', release, true)
    }
  }, [store, isOn])

  return ({ target }: FocusEvent<HTMLElement>) => {
    const { name } = target as HTMLElement & { name?: string }
    if (!isOn || !name) return
    if (isPressed.current) left.current.push(name)
    else store.check(name)
  }
}
