import { expect, it } from 'vitest'
import { blockMarkup } from '#web/block-kit/testing.tsx'
import { openPage } from '#web/islands/testing.tsx'
import { figureTable } from './figure-table.block.tsx'

const props = {
  heading: 'Sata annosta',
  of: 'Ruoka',
  columns: ['Raakana', 'Kypsänä'],
  rows: [
    { name: 'Lihapata', values: ['12 kg', '8,4 kg'] },
    { name: 'Nakki', values: ['10 kg', ''] },
  ],
}

const texts = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)

it('tells in a table what each figure is of, keeps it with its unit, and has a dash where there is none', () => {
  openPage(blockMarkup(figureTable, props))
  expect(texts('thead th')).toEqual(['Ruoka', 'Raakana', 'Kypsänä'])
  expect(texts('tbody tr:first-child > *')).toEqual(['Lihapata', '12\u00a0kg', '8,4\u00a0kg'])
  expect(texts('tbody tr:last-child > *')).toEqual(['Nakki', '10\u00a0kg', '–'])
})

it('refuses a row that has fewer values than there are columns', () => {
  const { success, error } = figureTable.schema.safeParse({ ...props, rows: [{ name: 'Lihapata', values: ['12 kg'] }] })
  expect(success).toBe(false)
  expect(error?.issues[0]?.message).toBe('must have one value for each column')
})
