import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Button } from '#office/ui/button.tsx'
import { focusOnHeading } from '#office/ui/page-head.tsx'
import { useKey } from '#office/ui/use-key.ts'
import './toasts.css'

type Toast = { id: number; text: string; undo?: (() => unknown) | undefined }

/** For as long a change can be undone. */
const SHOWN_MS = 10_000

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function set(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

const close = (id: number) => set(toasts.filter((toast) => toast.id !== id))

/** The button that was pressed goes with the toast. */
function closeByPress(id: number): void {
  focusOnHeading()
  close(id)
}

/** Says what was done. With `undo` it can be taken back for ten seconds. */
export function showToast(text: string, undo?: () => unknown): void {
  lastId++
  set([...toasts.slice(-2), { id: lastId, text, undo }])
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** `u` goes to the latest: by Tab through a long list nobody is there before it closes. */
export function Toasts() {
  const shown = useSyncExternalStore(subscribe, () => toasts)
  const section = useRef<HTMLElement>(null)
  useKey('u', () => section.current?.querySelector<HTMLElement>('.toast:last-child button')?.focus())
  return (
    <section className="toasts" aria-label="Ilmoitukset" aria-live="polite" ref={section}>
      {shown.map((toast) => (
        <ShownToast key={toast.id} {...toast} />
      ))}
    </section>
  )
}

function ShownToast({ id, text, undo }: Toast) {
  // The time stands still while somebody is on it.
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => close(id), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [id, isHeld])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only waits longer while it is looked at.
    <div
      className="toast"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span>{text}</span>
      {undo && (
        <Button
          onPress={() => {
            closeByPress(id)
            undo()
          }}
        >
          Kumoa
        </Button>
      )}
      <Button kind="quiet" aria-label="Sulje ilmoitus" onPress={() => closeByPress(id)}>
        ×
      </Button>
    </div>
  )
}
