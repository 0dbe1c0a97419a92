import { expect, it } from 'vitest'
import { startIslands } from '#web/islands/runtime.ts'
import { islandMarkup, openPage } from '#web/islands/testing.tsx'
import { cutMapExamples } from './cut-map.examples.ts'
import { CutMap } from './cut-map.island.tsx'
import { cutMapSchema } from './cut-map.schema.ts'

const bird = cutMapSchema.parse(cutMapExamples['a bird with times and a thermometer'])

async function open() {
  const { animal, label, pin, cuts } = bird
  const props = { animal, label, pin, cuts }
  const { comeIntoView } = openPage(islandMarkup({ name: 'cut-map', component: CutMap, each: [props] }))
  const files = { './cut-map.island.tsx': () => import('./cut-map.island.tsx') }
  startIslands(files, { onError: (error) => expect.unreachable(String(error)) })
  comeIntoView()
  await expect.poll(() => document.querySelector('kaski-island[live]')).not.toBeNull()
  const parts = [...document.querySelectorAll('.cut-map-part')]
  return {
    pressPart: (at: number) => parts[at]?.dispatchEvent(new window.MouseEvent('click', { bubbles: true })),
    pressName: (at: number) => document.querySelectorAll<HTMLInputElement>('input[type=radio]')[at]?.click(),
    shown: () => document.querySelector('.cut-map-panel-chosen h3')?.textContent,
    marked: () => parts.flatMap((part, at) => (part.classList.contains('cut-map-part-chosen') ? [at] : [])),
  }
}

it('shows the cut whose name is chosen, and marks all its parts', async () => {
  const { pressName, shown, marked } = await open()
  expect([shown(), marked()]).toEqual(['Rintafilee', [1]])
  pressName(3)
  await expect.poll(shown).toBe('Koipireisi')
  expect(marked()).toEqual([3, 4])
})

it('chooses the smallest cut of the part that is pressed', async () => {
  const { pressPart, shown } = await open()
  pressPart(5)
  await expect.poll(shown).toBe('Siivet')
  pressPart(4)
  await expect.poll(shown).toBe('Koipireisi')
  pressPart(0)
  await expect.poll(shown).toBe('Kokonainen')
})

it('describes each name by its text and figures', async () => {
  await open()
  const described = document.querySelector('input')?.getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(described)?.textContent).toContain('20–25 minuuttia')
})

it('refuses parts that the animal does not have', () => {
  const cuts = [{ name: 'Hilse', parts: ['fin'], text: 'x' }, ...bird.cuts]
  const { error } = cutMapSchema.safeParse({ ...bird, cuts })
  expect(error?.issues[0]?.message).toContain("'fin' is none of back, breast")
})
