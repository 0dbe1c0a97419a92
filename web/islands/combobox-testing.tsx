import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, vi } from 'vitest'
import { openPage } from './testing.tsx'

const GLOBALS = [
  'HTMLElement',
  'HTMLInputElement',
  'Event',
  'KeyboardEvent',
  'MouseEvent',
  'CustomEvent',
  'location',
] as const

/** A text field with options in a page of jsdom, with the focus in it. `scrolled` collects what was scrolled into view. */
export async function openCombobox(element: ReactNode) {
  openPage('<main></main><button type="button">Outside</button>')
  const page = window as unknown as Record<string, unknown>
  for (const name of GLOBALS) vi.stubGlobal(name, page[name])
  const scrolled: (string | null)[] = []
  window.HTMLElement.prototype.scrollIntoView = function (this: HTMLElement) {
    scrolled.push(this.textContent)
  }
  const root = createRoot(document.querySelector('main') as Element)
  root.render(element)
  onTestFinished(() => root.unmount())
  const found = () => document.querySelector<HTMLInputElement>('[role=combobox]')
  await expect.poll(found).not.toBeNull()
  const field = found() as HTMLInputElement
  field.focus()
  return {
    field,
    scrolled,
    type: (text: string) => {
      field.value = text
      // React was imported without a window and believes that there are no input events: its handler is called by hand.
      const key = Object.keys(field).find((name) => name.startsWith('__reactProps$')) as keyof typeof field
      const { onChange, onInput } = field[key] as unknown as Record<'onChange' | 'onInput', (event: object) => void>
      const handle = onChange ?? onInput
      handle({ target: field, currentTarget: field })
    },
    /** Whether the field has used the key, so that the browser does nothing with it. */
    press: (key: string, more: KeyboardEventInit = {}) =>
      !field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })),
    options: () => [...document.querySelectorAll<HTMLElement>('[role=option]')].map(({ textContent }) => textContent),
    /** The option that the field names to those who listen. */
    active: () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent,
  }
}
