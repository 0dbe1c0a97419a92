import { expect, it } from 'vitest'
import { frameDifferences } from './frame-differences.ts'

const link = (label: string, path = `/${label.toLowerCase()}`) => ({ label, link: path })
const menu = (...links: object[]) => ({ tabs: links, footer: { promise: 'Lupaus' } })
const [meat, fish, soup] = [link('Liha'), link('Kala'), link('Keitot')]

it('OF-34 tells what comes, goes and moves in a menu, and not what stays', () => {
  expect(frameDifferences(menu(meat, fish), menu(meat, fish))).toEqual([])
  expect(frameDifferences(menu(meat, fish), menu(meat, soup, fish))).toEqual([
    { kind: 'added', path: ['tabs', 1], value: soup },
  ])
  expect(frameDifferences(menu(meat, fish, soup), menu(meat, soup))).toEqual([
    { kind: 'removed', path: ['tabs', 1], value: fish },
  ])
  expect(frameDifferences(menu(meat, fish, soup), menu(soup, meat, fish))).toEqual([
    { kind: 'moved', path: ['tabs', 0], value: soup },
  ])
})

it('OF-34 knows an item by its id, its name, then by where it leads', () => {
  expect(frameDifferences(menu(meat, fish), menu(meat, link('Kalat', '/kala')))).toEqual([
    { kind: 'changed', path: ['tabs', 1, 'label'], before: 'Kala', after: 'Kalat' },
  ])
  const term = (id: number, name: string) => ({ id, name })
  expect(frameDifferences([term(1, 'Nauta'), term(2, 'Sika')], [term(2, 'Nauta'), term(1, 'Nauta')])).toEqual([
    { kind: 'changed', path: [0, 'name'], before: 'Sika', after: 'Nauta' },
    { kind: 'moved', path: [1], value: term(1, 'Nauta') },
  ])
})
