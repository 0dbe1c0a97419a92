import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { newVisitor, openBrowserForTests, urlOf } from './browsing.ts'
import { buysAsStranger } from './buying-stranger.ts'
import { focused, pressKeyOn } from './by-keyboard.ts'
import { roomsByKeyboard } from './office-rooms.ts'

openBrowserForTests()

/** Leaves as who is there, and comes again as another. */
async function becomes(page: Page, role: string): Promise<void> {
  const account = page.getByRole('button', { name: /oma tili$/ })
  if ((await account.count()) > 0) {
    await pressKeyOn(page, /oma tili$/, 'Shift+Tab')
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => focused(page)).toBe('Kirjaudu ulos')
    await page.keyboard.press('Enter')
  }
  await page.getByRole('button', { name: new RegExp(`^${role}`) }).waitFor()
  await pressKeyOn(page, new RegExp(`^${role}`))
  await account.waitFor()
}

it('OF-07: the main task of every room of the shop is done with the keyboard alone, and the focus is seen all the way', async () => {
  const email = `napit-${Date.now()}@example.fi`
  const { number } = await buysAsStranger(email, { products: ['entrecotepihvit', 'karkea-sinappi'] })
  const page = await newVisitor()
  await page.goto(urlOf('hallinta', '/'))
  let role = ''
  for (const room of roomsByKeyboard) {
    if (room.role !== role) await becomes(page, room.role)
    role = room.role
    await room.work(page, { email, number }).catch((error: Error) => {
      error.message = `${room.name}: ${error.message}`
      throw error
    })
  }
})
