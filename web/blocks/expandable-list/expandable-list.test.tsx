import { expect, it, vi } from 'vitest'
import { blockMarkup } from '#web/block-kit/testing.tsx'
import { startIslands } from '#web/islands/runtime.ts'
import { openPage } from '#web/islands/testing.tsx'
import { expandableList } from './expandable-list.block.tsx'
import { ExpandableListMore } from './expandable-list.island.tsx'

const example = expandableList.examples['more than nine: the rest comes five at a time'] as object

const shown = () => [...document.querySelectorAll<HTMLElement>('.expandable-list > li')].filter(({ hidden }) => !hidden)

it('WI-15: shows nine items and five more with each press, until all 16 are there and the button is gone', async () => {
  const { comeIntoView } = openPage(blockMarkup(expandableList, example))
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run))
  const files = { './expandable-list.island.tsx': async () => ({ ExpandableListMore }) }
  startIslands(files, { onError: (error) => expect.unreachable(String(error)) })
  comeIntoView()
  await expect.poll(shown).toHaveLength(9)
  const button = document.querySelector('button') as HTMLButtonElement
  button.click()
  await expect.poll(shown).toHaveLength(14)
  await expect.poll(() => document.activeElement?.textContent).toBe('Kysymys numero 10?')
  expect(document.querySelector('[role=status]')?.textContent).toBe('Näkyvissä 14/16')
  expect(button.hidden).toBe(false)
  button.click()
  await expect.poll(shown).toHaveLength(16)
  await expect.poll(() => button.hidden).toBe(true)
})

it('WI-15: has every answer in the page without JavaScript, in elements that open by themselves', () => {
  openPage(blockMarkup(expandableList, example))
  const answers = [...document.querySelectorAll('details')]
  expect(answers).toHaveLength(16)
  for (const answer of answers) expect(answer.querySelector('.expandable-answer')?.textContent).toMatch(/^Vastaus/)
  expect(shown()).toHaveLength(16)
  expect(document.querySelectorAll('[data-later]')).toHaveLength(7)
})

it('WI-15: loads no script for nine items or fewer', () => {
  openPage(blockMarkup(expandableList, expandableList.examples['three questions'] as object))
  expect(document.querySelector('kaski-island')).toBeNull()
})
