import { expect, it } from 'vitest'
import { freshLists } from './fresh-lists.ts'

const link = { label: 'Uutta', link: '/uutta' }
const tab = { ...link, children: [link] }

it('CH-29 returns only the lists that are shown', () => {
  const fresh = { topTabs: [tab], bottomTabs: [tab, tab], languageMenu: [link] }
  expect(freshLists(fresh, { bottomTabs: [] })).toEqual({ bottomTabs: [tab, tab] })
  expect(freshLists({ barLinks: [link], navLinks: [], navAccordions: [tab] }, { navLinks: [link] })).toEqual({
    navLinks: [],
  })
})

const wrong = [
  5,
  null,
  {},
  [null],
  ['x'],
  [{ label: 'Uutta' }],
  [{ ...link, label: 1 }],
  [link],
  [{ ...tab, children: [1] }],
  [{ ...tab, showMoreLabel: {} }],
  [{ ...tab, icon: [] }],
  [{ ...tab, teaserImage: { src: {} } }],
  [{ ...tab, teaserImage: true }],
]

it.each(wrong)('CH-29 skips the malformed list %j, so that the current links stay', (topTabs) => {
  expect(freshLists({ topTabs, bottomTabs: [tab] }, { topTabs: [], bottomTabs: [] })).toEqual({ bottomTabs: [tab] })
})

it.each([null, [], 'x', {}, { links: [link] }, { topTabs: [], bottomTabs: [], languageMenu: [] }])(
  'CH-29 returns nothing for the response %j',
  (answer) => {
    expect(freshLists(answer as never, { topTabs: [] })).toEqual({})
  },
)
