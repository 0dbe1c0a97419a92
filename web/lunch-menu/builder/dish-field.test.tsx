import { expect, it, vi } from 'vitest'
import { openCombobox } from '#web/islands/combobox-testing.tsx'
import { lunchMenuTexts } from '#web/messages/kitchen/lunch-menu.texts.ts'
import { textsOf } from '#web/messages/texts.ts'
import { DishField } from './dish-field.tsx'

const recipe = { link: '/reseptit/x', image: '', marks: ['L'] }

async function open() {
  vi.stubGlobal('fetch', async () => Response.json({ Lihakeitto: recipe, Lihapata: recipe, Kalakeitto: recipe }))
  const onAdd = vi.fn()
  const dishes = <DishField label="Maanantai" language="fi" texts={textsOf('fi', lunchMenuTexts)} onAdd={onAdd} />
  return { onAdd, ...(await openCombobox(dishes)) }
}

it('scrolls the active dish into view, and adds it by Enter', async () => {
  const { type, press, options, active, scrolled, onAdd, field } = await open()
  type('liha')
  await expect.poll(() => options().length).toBe(3)
  press('ArrowDown')
  await expect.poll(active).toContain('Lihakeitto')
  press('ArrowDown')
  await expect.poll(active).toContain('Lihapata')
  await expect.poll(() => scrolled).toEqual(options().slice(0, 2))
  press('Enter')
  expect(onAdd.mock.calls).toEqual([[{ header: 'Lihapata', ...recipe }]])
  await expect.poll(() => field.value).toBe('')
})

it('adds what was typed, as the last option or by Enter', async () => {
  const { type, press, options, active, onAdd } = await open()
  const own = { header: 'Lihapullat', link: '', image: '', marks: [] }
  type('Lihapullat')
  await expect.poll(() => options().length).toBe(1)
  press('Enter')
  expect(onAdd.mock.calls).toEqual([[own]])
  await expect.poll(() => options().length).toBe(0)
  type('Lihapullat')
  await expect.poll(() => options().length).toBe(1)
  press('ArrowUp')
  await expect.poll(active).toContain('Lihapullat')
  press('Enter')
  expect(onAdd.mock.calls).toEqual([[own], [own]])
})

it('closes by Escape, and by leaving the field', async () => {
  const { type, press, options } = await open()
  type('liha')
  await expect.poll(() => options().length).toBe(3)
  press('Escape')
  await expect.poll(() => options().length).toBe(0)
  press('ArrowDown')
  await expect.poll(() => options().length).toBe(3)
  document.querySelector<HTMLElement>('body > button')?.focus()
  await expect.poll(() => options().length).toBe(0)
})
