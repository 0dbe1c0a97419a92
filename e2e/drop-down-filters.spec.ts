import { expect, it } from 'vitest'
import { fewOrAll, newVisitor, openBrowserForTests, urlOf } from './browsing.ts'
import { press } from './pressing.ts'
import { settle } from './settle.ts'

openBrowserForTests()

const tablet = { viewport: { width: 1024, height: 900 }, hasTouch: true }
const lists = [
  { id: 'SE-25', site: 'yritys', path: '/uutishuone', parameter: 'matchAnyCategoryIds' },
  { id: 'SE-25', site: 'kuluttaja', path: '/ajankohtaista', parameter: 'matchAnyCategoryIds' },
  { id: 'SE-26', site: 'lihakauppa', path: '/tuotteet', parameter: 'matchAnyCategoryIds' },
  { id: 'SE-23', site: 'jyvabroiler', path: '/tuotteet-ja-reseptit', parameter: 'facetTags' },
]

const mouse = { by: 'a mouse', device: {} }
const finger = { by: 'a finger', device: tablet }

// `npm test` tries a list of radio buttons with the mouse, and one of check boxes with a finger.
for (const [at, { id, site, path, parameter }] of lists.entries()) {
  const few = { 0: [mouse], 3: [finger] }[at] ?? []
  const others = [mouse, finger].filter((pointer) => !few.includes(pointer))
  for (const { by, device } of fewOrAll(few, others)) {
    it(`${id} takes an option of a drop-down on ${site} whose words are pressed with ${by}`, async () => {
      const page = await newVisitor(device)
      await page.goto(urlOf(site, path))
      await settle(page)
      const list = page.locator('details.dropdown').first()
      await press(list.locator('summary'))
      const option = list.locator('.search-option:has(input:enabled:not(:checked))').first()
      const name = wordsOf(await option.locator('span').first().textContent())
      await press(option.locator('input'))
      await expect.poll(() => new URL(page.url()).searchParams.get(parameter)).toMatch(/^\d+$/)
      await expect.poll(async () => wordsOf(await list.locator('.dropdown-chosen').textContent())).toBe(name)
      // One of several is chosen and the list is done; of check boxes more may be wanted.
      const staysOpen = (await list.locator('input[type="checkbox"]').count()) > 0
      await expect.poll(() => list.getAttribute('open').then((open) => open !== null)).toBe(staysOpen)
    })
  }
}

const wordsOf = (text: string | null) => text?.replaceAll('\u00ad', '')
