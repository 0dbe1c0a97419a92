import { type KeyboardEvent, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { openCombobox } from '#web/islands/combobox-testing.tsx'
import { useCombobox } from './use-combobox.ts'

const names = ['Kinkku', 'Lenkki', 'Pihvi']

type Props = { onChoose?: (name: string) => void; onEnter?: (event: KeyboardEvent) => void }

function Names({ onChoose, ...handlers }: Props) {
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const { whole, field, list, option } = useCombobox<HTMLDivElement>({
    ...handlers,
    id: 'names',
    count: names.length,
    isOpen,
    foundFor: text,
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
  })
  const update = (next: string) => {
    setText(next)
    setOpen(true)
  }
  return (
    <div {...whole}>
      <input {...field} aria-label="Nimi" value={text} onChange={({ target }) => update(target.value)} />
      {isOpen && (
        <div {...list} role="listbox">
          {names.map((name, index) => (
            <button key={name} type="button" {...option(index)} onClick={() => onChoose?.(name)}>
              {name}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

const isOpen = () => document.querySelector('[role=listbox]') !== null

it('opens by ArrowDown, goes round by arrows, names the active option and scrolls it into view', async () => {
  const { field, press, active, scrolled } = await openCombobox(<Names />)
  expect(field.getAttribute('aria-expanded')).toBe('false')
  expect(field.hasAttribute('aria-controls')).toBe(false)
  expect(press('ArrowDown')).toBe(true)
  await expect.poll(isOpen).toBe(true)
  expect(field.getAttribute('aria-expanded')).toBe('true')
  expect(field.getAttribute('aria-controls')).toBe(document.querySelector('[role=listbox]')?.id)
  expect(active()).toBeUndefined()
  const keys = ['ArrowDown', 'ArrowDown', 'End', 'ArrowDown', 'ArrowUp', 'Home']
  const expected = ['Kinkku', 'Lenkki', 'Pihvi', 'Kinkku', 'Pihvi', 'Kinkku']
  for (const [at, key] of keys.entries()) {
    expect(press(key)).toBe(true)
    await expect.poll(active).toBe(expected[at])
    expect(document.querySelectorAll('[aria-selected=true]')).toHaveLength(1)
  }
  await expect.poll(() => scrolled).toEqual(expected)
  expect(document.activeElement).toBe(field)
})

it('leaves Home and End to the text until an option is active', async () => {
  const { type, press } = await openCombobox(<Names />)
  type('k')
  await expect.poll(isOpen).toBe(true)
  expect([press('Home'), press('End'), press('ArrowLeft')]).toEqual([false, false, false])
})

it('chooses the active option by Enter, and leaves Enter to others while none is active', async () => {
  const [onChoose, onEnter] = [vi.fn(), vi.fn()]
  const { type, press, active } = await openCombobox(<Names onChoose={onChoose} onEnter={onEnter} />)
  type('k')
  await expect.poll(isOpen).toBe(true)
  expect(press('Enter')).toBe(false)
  expect(onEnter).toHaveBeenCalledOnce()
  press('ArrowDown')
  await expect.poll(active).toBe('Kinkku')
  expect(press('Enter')).toBe(true)
  expect(onChoose.mock.calls).toEqual([['Kinkku']])
  expect(onEnter).toHaveBeenCalledOnce()
})

it('has no active option once the text has changed', async () => {
  const { type, press, active } = await openCombobox(<Names />)
  type('k')
  await expect.poll(isOpen).toBe(true)
  press('ArrowDown')
  await expect.poll(active).toBe('Kinkku')
  type('ki')
  await expect.poll(active).toBeUndefined()
})

it('closes by Escape without telling a dialog around it, and then leaves Escape to that dialog', async () => {
  const { type, press } = await openCombobox(<Names />)
  const heard = vi.fn()
  document.body.addEventListener('keydown', heard)
  type('k')
  await expect.poll(isOpen).toBe(true)
  expect(press('Escape')).toBe(true)
  await expect.poll(isOpen).toBe(false)
  expect(heard).not.toHaveBeenCalled()
  expect(press('Escape')).toBe(false)
  expect(heard).toHaveBeenCalledOnce()
})

it.each(['pointerdown', 'focusin'])('closes at a %s outside, not at one inside', async (event) => {
  const { field, type } = await openCombobox(<Names />)
  type('k')
  await expect.poll(isOpen).toBe(true)
  field.dispatchEvent(new Event(event, { bubbles: true }))
  document.querySelector('[role=option]')?.dispatchEvent(new Event(event, { bubbles: true }))
  await new Promise((next) => setImmediate(next))
  expect(isOpen()).toBe(true)
  document.querySelector('body > button')?.dispatchEvent(new Event(event, { bubbles: true }))
  await expect.poll(isOpen).toBe(false)
})

it('keeps the focus in the field when an option is pressed', async () => {
  const { type } = await openCombobox(<Names />)
  type('k')
  await expect.poll(isOpen).toBe(true)
  const press = new MouseEvent('mousedown', { bubbles: true, cancelable: true })
  document.querySelector('[role=option]')?.dispatchEvent(press)
  expect(press.defaultPrevented).toBe(true)
})

it('leaves all keys to an input method that is composing', async () => {
  const { type, press, active } = await openCombobox(<Names />)
  type('k')
  await expect.poll(isOpen).toBe(true)
  for (const key of ['ArrowDown', 'Enter', 'Escape']) expect(press(key, { isComposing: true })).toBe(false)
  expect(isOpen()).toBe(true)
  expect(active()).toBeUndefined()
})
