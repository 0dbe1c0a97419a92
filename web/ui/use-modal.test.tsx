import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished, vi } from 'vitest'
import { openPage } from '#web/islands/testing.tsx'
import { useModal } from './use-modal.ts'

const EDGES = { left: 100, top: 100, right: 300, bottom: 300 }
const INSIDE = { clientX: 200, clientY: 200 }
const OUTSIDE = { clientX: 50, clientY: 200 }

type Opened = { opensAtOnce: boolean; onClose?: () => void }

function Question({ opensAtOnce, onClose = () => {} }: Opened) {
  const { dialog, open, close } = useModal({ opensAtOnce, onClose })
  return (
    <>
      <button type="button" id="open" onClick={open} />
      <dialog {...dialog}>
        <h2 tabIndex={-1}>Oletko varma?</h2>
        <button type="button" id="close" onClick={close} />
      </dialog>
    </>
  )
}

function opened(props: Opened) {
  openPage('<main></main>')
  const root = createRoot(document.querySelector('main') as HTMLElement)
  flushSync(() => root.render(<Question {...props} />))
  onTestFinished(() => root.unmount())
  const dialog = document.querySelector('dialog') as HTMLDialogElement
  dialog.getBoundingClientRect = () => EDGES as DOMRect
  const event = (type: string, at: object, target: Element = dialog) =>
    target.dispatchEvent(new window.MouseEvent(type, { bubbles: true, ...at }))
  const press = (down: object, up = down, target: Element = dialog) => {
    event('pointerdown', down, target)
    event('click', up, target)
  }
  const button = (id: string) => document.getElementById(id) as HTMLButtonElement
  return { dialog, press, button, root }
}

it('opens at once where it is rendered only while it is open, with the focus on its heading', () => {
  const { dialog } = opened({ opensAtOnce: true })
  expect(dialog.open).toBe(true)
  expect(document.activeElement?.textContent).toBe('Oletko varma?')
})

it('opens and closes by buttons, as often as somebody presses them', async () => {
  const onClose = vi.fn()
  const { dialog, button } = opened({ opensAtOnce: false, onClose })
  expect(dialog.open).toBe(false)
  for (const times of [1, 2]) {
    button('open').click()
    expect(dialog.open).toBe(true)
    button('close').click()
    expect(dialog.open).toBe(false)
    expect(onClose).toHaveBeenCalledTimes(times)
  }
})

it.each([
  ['a press beside it closes it', OUTSIDE, OUTSIDE, false],
  ['a press on its padding does not', INSIDE, INSIDE, true],
  ['text marked from inside to outside does not', INSIDE, OUTSIDE, true],
  ['a press that began outside and ended inside does not', OUTSIDE, INSIDE, true],
])('%s', (_, down, up, stays) => {
  const { dialog, press } = opened({ opensAtOnce: true })
  press(down, up)
  expect(dialog.open).toBe(stays)
})

it('a button that is pressed with Enter has no place, and does not close the dialog', () => {
  const { dialog, press } = opened({ opensAtOnce: true })
  press({ clientX: 0, clientY: 0 }, undefined, dialog.querySelector('h2') as Element)
  expect(dialog.open).toBe(true)
})

it('is closed while it is still in the page when its owner goes, so that the focus can be given back', () => {
  const { dialog, root } = opened({ opensAtOnce: true })
  let wasInPage = false
  dialog.addEventListener('close', () => {
    wasInPage = dialog.isConnected
  })
  flushSync(() => root.render(null))
  expect([dialog.open, wasInPage]).toEqual([false, true])
})
