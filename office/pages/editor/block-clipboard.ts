import { useSyncExternalStore } from 'react'
import type { EditedBlock } from '#contract/office/pages/edited-page.ts'

type Copied = Omit<EditedBlock, 'id'>

const KEY = 'editor-block'
const listeners = new Set<() => void>()
let last: { text: string; block: Copied } | undefined

/** In the browser, so that a block is pasted on another page, site or window. Blocks have pictures and links by address, so they fit everywhere. */
export function copyBlock({ type, anchor, props }: EditedBlock): void {
  localStorage.setItem(KEY, JSON.stringify(anchor === undefined ? { type, props } : { type, anchor, props }))
  for (const listener of listeners) listener()
}

function copied(): Copied | undefined {
  const text = localStorage.getItem(KEY)
  if (!text) return undefined
  if (last?.text !== text) last = { text, block: JSON.parse(text) }
  return last?.block
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

export const useCopiedBlock = (): Copied | undefined => useSyncExternalStore(subscribe, copied)
