import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { blockMarkup } from '#web/block-kit/testing.tsx'
import { openPage } from '#web/islands/testing.tsx'
import { pageNavigation } from './page-navigation.block.tsx'

const items = [
  { Name: 'Tuotteet', FriendlyUrl: '/tuotteet' },
  {
    Name: 'Reseptit',
    FriendlyUrl: '/reseptit',
    Children: [
      { Name: 'Arki', FriendlyUrl: '/reseptit/arki' },
      { Name: 'Juhla', FriendlyUrl: '/reseptit/juhla' },
    ],
  },
]

it('WI-16: has one column on small windows, three on medium ones and four on others', () => {
  const css = readFileSync(join(import.meta.dirname, 'page-navigation.css'), 'utf8')
  const columns = [...css.matchAll(/grid-template-columns: (.*);/g)].map(([, value]) => value)
  expect(columns).toEqual(['minmax(0, 1fr)', 'repeat(3, minmax(0, 1fr))', 'repeat(4, minmax(0, 1fr))'])
  expect([...css.matchAll(/@media \(width >= (\d+)px\)/g)].map(([, from]) => from)).toEqual(['768', '1024'])
})

it('WI-23: shows Name, FriendlyUrl and Children of each tab, and marks the Active one', () => {
  openPage(blockMarkup(pageNavigation, { items }, { address: '/reseptit/arki' }))
  const links = [...document.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['Tuotteet', '/tuotteet'],
    ['Yleiskatsaus', '/reseptit'],
    ['Arki', '/reseptit/arki'],
    ['Juhla', '/reseptit/juhla'],
  ])
  expect([...document.querySelectorAll('[aria-current="page"]')].map((link) => link.textContent)).toEqual(['Arki'])
  expect(document.querySelector('details')?.open).toBe(true)
  openPage(blockMarkup(pageNavigation, { items }, { address: '/muu' }))
  expect(document.querySelector('[aria-current]')).toBeNull()
  expect(document.querySelector('details')?.open).toBe(false)
})

it('does not repeat the title of a panel inside it, nor a place that one of its links leads to', () => {
  const [, recipes] = items
  const led = [...(recipes?.Children ?? []), { Name: 'Kaikki reseptit', FriendlyUrl: '/reseptit' }]
  openPage(blockMarkup(pageNavigation, { items: [{ ...recipes, Children: led }] }, { address: '/muu' }))
  expect([...document.querySelectorAll('details a')].map((link) => link.textContent)).toEqual([
    'Arki',
    'Juhla',
    'Kaikki reseptit',
  ])
})
