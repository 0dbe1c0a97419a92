import type { Locator, Page } from 'playwright-core'
import { urlOf } from './browsing.ts'
import { press } from './pressing.ts'
import { settle } from './settle.ts'

export const SITE = 'ammattilaiset'

export const dayNamed = (page: Page, day: string): Locator =>
  page.locator('.menu-day', { has: page.getByRole('heading', { name: day }) })

/** The names of the dishes of a day, in their order. */
export async function dishesOf(page: Page, day: string): Promise<string[]> {
  return dayNamed(page, day).locator('.dish-name').allInnerTexts()
}

export async function addDish(page: Page, day: string, typed: string, recipe?: string): Promise<void> {
  const field = page.getByRole('combobox', { name: `Lisää ruoka: ${day}` })
  await field.fill(typed)
  if (recipe) await press(page.getByRole('option', { name: recipe }))
  else await field.press('Enter')
}

/** A menu in edit mode: two dishes on Monday, one on Tuesday. */
export async function openEditedMenu(page: Page): Promise<void> {
  await page.goto(urlOf(SITE, '/lounaslista'))
  await press(page.getByRole('button', { name: 'Tee lounaslista' }))
  await addDish(page, 'Maanantai', 'lihap', 'Lihapata')
  await addDish(page, 'Maanantai', 'Salaattipöytä')
  await addDish(page, 'Tiistai', 'herne', 'Hernekeitto')
  await settle(page)
}

/** Drags by the mouse as a person does: slowly enough to be meant. */
export async function dragTo(page: Page, dish: Locator, to: { x: number; y: number }): Promise<void> {
  const box = await dish.boundingBox()
  if (!box) throw new Error('The dish is not to be seen.')
  await page.mouse.move(box.x + 60, box.y + box.height / 2)
  await page.mouse.down()
  const since = await page.evaluate(() => performance.now())
  await page.mouse.move(to.x, to.y, { steps: 5 })
  await page.waitForFunction((start) => performance.now() - start > 250, since)
  await page.mouse.move(to.x, to.y + 1)
  await page.mouse.up()
}

/** The sizes of a PDF's pages in points. */
export function pdfPages(pdf: Buffer): string[] {
  const boxes = pdf.toString('latin1').matchAll(/\/MediaBox \[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/g)
  return [...boxes].map(([, width, height]) => `${Math.round(Number(width))} × ${Math.round(Number(height))}`)
}

export const UPRIGHT = '595 × 842'
export const LANDSCAPE = '842 × 595'
