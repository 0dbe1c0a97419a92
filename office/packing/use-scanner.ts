import { useEffect, useRef } from 'react'
import { ScanBuffer } from './scan-buffer.ts'

const notTyped = /^(?:button|checkbox|radio|submit|reset|range|file)$/

function isField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement) return !notTyped.test(target.type)
  return target.isContentEditable || /^(?:TEXTAREA|SELECT)$/.test(target.tagName)
}

/**
 * Calls `onScan` for what a scanner types anywhere on the page. Fields get their characters as ever. Elsewhere the Enter of a scan presses
 * nothing, whatever has the focus.
 */
export function useScanner(onScan: (scanned: string) => void): void {
  const latest = useRef(onScan)
  latest.current = onScan
  useEffect(() => {
    const buffer = new ScanBuffer()
    let swallowsKeyUp = false
    const press = (event: KeyboardEvent) => {
      if (isField(event.target)) return
      const found = buffer.press(event)
      if (found === null) return
      event.stopPropagation()
      if (found === 'scanning') return
      event.preventDefault()
      swallowsKeyUp = true
      latest.current(found.scanned)
    }
    const release = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !swallowsKeyUp) return
      swallowsKeyUp = false
      event.stopPropagation()
      event.preventDefault()
    }
    // Before buttons hear of it.
    addEventListener('keydown', press, { capture: true })
    addEventListener('keyup', release, { capture: true })
    return () => {
      removeEventListener('keydown', press, { capture: true })
      removeEventListener('keyup', release, { capture: true })
    }
  }, [])
}
