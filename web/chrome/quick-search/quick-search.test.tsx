import { expect, it, vi } from 'vitest'
import { openCombobox } from '#web/islands/combobox-testing.tsx'
import { quickSearchTexts } from '#web/messages/search/quick-search.texts.ts'
import { textsOf } from '#web/messages/texts.ts'
import { QuickSearchField } from './quick-search.island.tsx'

const words = { category: 'Resepti', teaserText: '', image: null }
const hits = ['Makkarapata', 'Makkarakastike'].map((title, at) => ({ ...words, title, contentId: at, url: `/${at}` }))
const found = { timeout: 5000 }

it('scrolls the active result into view, and has none active once the text has changed', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ hits, totalCount: 2 }))
  const icons = { search: '', close: '' }
  const texts = textsOf('fi', quickSearchTexts)
  const { type, press, options, active, scrolled } = await openCombobox(
    <QuickSearchField place="bar" language="fi" searchPage="/haku" searchGroup={0} icons={icons} texts={texts} />,
  )
  type('makkara')
  await expect.poll(() => options().length, found).toBe(3)
  press('ArrowDown')
  await expect.poll(active).toContain('Makkarapata')
  press('End')
  await expect.poll(active).toBe('Katso kaikki hakutulokset')
  await expect.poll(() => scrolled).toEqual([options()[0], options()[2]])
  type('makkarap')
  await expect.poll(active).toBeUndefined()
  expect(options()).toHaveLength(3)
  // Also ends the search that is still to come.
  press('Escape')
  await expect.poll(options).toEqual([])
})
