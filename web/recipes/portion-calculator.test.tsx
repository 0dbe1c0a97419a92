import { expect, it, vi } from 'vitest'
import { startIslands } from '#web/islands/runtime.ts'
import { islandMarkup, openPage } from '#web/islands/testing.tsx'
import { calculatorTexts, portionNoteTexts } from '#web/messages/kitchen/recipe.texts.ts'
import { textsOf } from '#web/messages/texts.ts'
import { PortionCalculator } from './portion-calculator.island.tsx'
import { PortionNote } from './portion-note.island.tsx'

const recipe = {
  own: { portions: 60, size: 230 },
  unit: 'g',
  totalYieldKg: 13.8,
  steps: [
    {
      heading: 'Kastike',
      ingredients: [
        { name: 'broileria', amount: 4.2, unit: 'kg', href: '/tuotteet/broileri' },
        { name: 'suolaa', amount: 0, unit: 'g' },
      ],
    },
  ],
}
const props = { recipe, decimals: 3, language: 'fi' as const, texts: textsOf('fi', calculatorTexts) }

const words = () => document.body.textContent?.replaceAll('\u00a0', ' ') ?? ''
const amounts = () =>
  [...document.querySelectorAll('.recipe-amount')].map(({ textContent }) => textContent?.replace('\u00a0', ' '))
const readable = () =>
  [...document.querySelectorAll('.recipe-calculated b')].map(({ textContent }) => textContent?.replace('\u00a0', ' '))
const button = (name: string) =>
  [...document.querySelectorAll('button')].find((found) => (found.ariaLabel ?? found.textContent) === name)

it('PR-05: shows the recipe’s own amounts first, then those of the address, steps, prints, and resets only when changed', async () => {
  // The portions of a page are remembered by a module.
  vi.resetModules()
  const { comeIntoView } = openPage(
    islandMarkup({ name: 'portion-calculator', component: PortionCalculator, each: [props] }),
  )
  vi.stubGlobal('history', window.history)
  vi.stubGlobal('location', window.location)
  history.replaceState(null, '', '/?portions=90&utm_source=mail')
  expect(amounts()).toEqual(['4,200 kg', ''])
  expect(readable()).toEqual(['4,2 kg', ''])
  expect(words()).toContain('13,8 kg 13,800 kg')
  expect(button('Palauta reseptin määrät')).toBeUndefined()
  const files = { './recipes/portion-calculator.island.tsx': () => import('./portion-calculator.island.tsx') }
  startIslands(files, { onError: (error) => expect.unreachable(String(error)) })
  comeIntoView()
  await expect.poll(amounts).toEqual(['6,300 kg', ''])
  expect(words()).toContain('20,700 kg')

  button('Enemmän annoksia')?.click()
  await expect.poll(amounts).toEqual(['6,370 kg', ''])
  button('Suurempi annos')?.click()
  await expect.poll(amounts).toEqual(['6,647 kg', ''])
  expect(readable()).toEqual(['6,65 kg', ''])
  await expect.poll(() => location.search).toBe('?portions=91&utm_source=mail&portionSize=240')

  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  button('Tulosta')?.click()
  expect(print).toHaveBeenCalledOnce()

  button('Palauta reseptin määrät')?.click()
  await expect.poll(amounts).toEqual(['4,200 kg', ''])
  expect(button('Palauta reseptin määrät')).toBeUndefined()
  await expect.poll(() => location.search).toBe('?utm_source=mail')
  await expect.poll(() => document.querySelector('p[role=status]')?.textContent).toBe('')
  // React has effects to run after what was seen last.
  await new Promise(setImmediate)
  await new Promise(setImmediate)
})

it('says above the method for how many it is written, once the ingredients are for another number', async () => {
  vi.resetModules()
  const note = { own: recipe.own, unit: 'g', texts: textsOf('fi', portionNoteTexts) }
  const { comeIntoView } = openPage(islandMarkup({ name: 'portion-note', component: PortionNote, each: [note] }))
  vi.stubGlobal('history', window.history)
  vi.stubGlobal('location', window.location)
  history.replaceState(null, '', '/?portions=90')
  expect(document.querySelector('.portions-note')).toBeNull()
  const files = { './recipes/portion-note.island.tsx': () => import('./portion-note.island.tsx') }
  startIslands(files, { onError: (error) => expect.unreachable(String(error)) })
  comeIntoView()
  await expect.poll(words).toContain('Ohje on kirjoitettu 60 annokselle, 230 g kukin')
})
