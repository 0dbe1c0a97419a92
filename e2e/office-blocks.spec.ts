import type { Locator } from 'playwright-core'
import { expect, it } from 'vitest'
import { openBrowserForTests } from './browsing.ts'
import { allSaved, anEditor, button, isOfPage, type Visitor } from './office-editor.ts'
import { accessibilityFaults } from './page-checks.ts'
import { press } from './pressing.ts'

openBrowserForTests()

/** A page of blocks, on a tablet. */
async function openPage(row: number): Promise<Visitor> {
  const page = await anEditor('/sivut?sivusto=kuluttaja&kieli=fi&pohja=section', {
    viewport: { width: 1024, height: 1366 },
    hasTouch: true,
  })
  await press(page.getByRole('row').nth(row).getByRole('link'))
  await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(2)
  return page
}

const middleOf = async (target: Locator) => {
  const { x, y, width, height } = (await target.boundingBox()) as {
    x: number
    y: number
    width: number
    height: number
  }
  return { x: x + width / 2, y: y + height / 2 }
}

const ids = (page: Visitor) => page.locator('.blocks article').evaluateAll((list) => list.map(({ id }) => id))

it('OF-26: a block is dragged by its handle with a finger, and with a mouse', async () => {
  const page = await openPage(1)
  const handles = page.locator('.blocks .movable-handle')
  const [first, second, third] = await ids(page)
  const [from, to] = [await middleOf(handles.nth(0)), await middleOf(handles.nth(1))]
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: from.x, y }] })
  await touch('touchStart', from.y)
  for (const part of [0.2, 0.5, 0.8, 1.2]) await touch('touchMove', from.y + (to.y - from.y) * part)
  await expect.poll(() => page.locator('.movable[data-target="after"]').count()).toBe(1)
  await touch('touchEnd', 0)
  await expect.poll(async () => (await ids(page)).slice(0, 3)).toEqual([second, first, third])
  await allSaved(page)

  const [held, over] = [await middleOf(handles.nth(0)), await middleOf(handles.nth(1))]
  await page.mouse.move(held.x, held.y)
  await page.mouse.down()
  await page.mouse.move(held.x, over.y + 4, { steps: 4 })
  await page.keyboard.press('Escape')
  await page.mouse.up()
  expect((await ids(page)).slice(0, 2)).toEqual([second, first])
  await page.mouse.move(held.x, held.y)
  await page.mouse.down()
  await page.mouse.move(held.x, over.y + 4, { steps: 4 })
  await page.mouse.up()
  await expect.poll(async () => (await ids(page)).slice(0, 2)).toEqual([first, second])
})

it('OF-31: what is published by itself is moved to another time, or cancelled', { tags: 'long' }, async () => {
  const page = await openPage(2)
  await press(button(page, 'Julkaise').last())
  const publishing = page.getByRole('dialog', { name: 'Julkaise sivu' })
  await press(publishing.getByText('Valittuna aikana'))
  await press(
    publishing
      .getByRole('group', { name: /^Päivä/ })
      .getByRole('spinbutton')
      .first(),
  )
  await page.keyboard.type('31122030')
  await press(button(publishing, 'Julkaise ajastettuna'))
  await press(button(page, 'Ajastettu 31.12.2030 klo 6.00'))
  const dialog = page.getByRole('dialog', { name: 'Ajastukset' })
  await press(button(dialog, 'Muuta aikaa'))
  await press(
    dialog
      .getByRole('group', { name: /^Kello/ })
      .getByRole('spinbutton')
      .first(),
  )
  await page.keyboard.type('0730')
  await press(button(dialog, 'Muuta aika'))
  await expect.poll(() => dialog.getByText('Julkaistaan 31.12.2030 klo 7.30').count()).toBe(1)
  expect((await accessibilityFaults(page)).filter(isOfPage)).toEqual([])
  await press(button(dialog, 'Peruuta ajastus'))
  await press(button(dialog, 'Vahvista peruutus'))
  await expect.poll(() => dialog.getByText('Sivulla ei ole ajastuksia.').count()).toBe(1)
})
