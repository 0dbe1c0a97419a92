import { expect, it } from 'vitest'
import type { Tab } from '#contract/navigation.ts'
import { accordionsFrom, links, plainAccordionsFrom, social } from './links.ts'

const tab: Tab = {
  label: 'Tuotteet',
  link: '/tuotteet',
  icon: 'store',
  showBorder: true,
  children: [{ label: 'Makkarat', link: '/tuotteet#makkarat' }],
  showMoreLabel: 'Kaikki',
}

it('gives links in the order in which they are written', () =>
  expect(links({ B: '/b', A: '/a' })).toEqual([
    { label: 'B', link: '/b' },
    { label: 'A', link: '/a' },
  ]))

it('makes a closed accordion of a tab, with everything below it and without what only a tab shows', () =>
  expect(accordionsFrom([tab])).toEqual([
    { label: 'Tuotteet', link: '/tuotteet', children: tab.children, showMoreLabel: 'Kaikki', expanded: false },
  ]))

it('makes plain links where nothing is to unfold', () =>
  expect(plainAccordionsFrom([tab])).toEqual([{ label: 'Tuotteet', link: '/tuotteet', children: [], expanded: false }]))

it('leads to accounts that belong to nobody', () =>
  expect(social('kaskimaa', 'instagram')).toEqual([
    { service: 'instagram', link: 'https://instagram.example/kaskimaa' },
  ]))
