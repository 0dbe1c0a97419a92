import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { newVisitor, urlOf } from './browsing.ts'
import { press } from './pressing.ts'

export type Visitor = Awaited<ReturnType<typeof newVisitor>>

export const button = (page: Visitor | Locator, name: string | RegExp) => page.getByRole('button', { name })

/** An editor of the demo, at an address of the office. */
export async function anEditor(path: string, options: Parameters<typeof newVisitor>[0] = {}): Promise<Visitor> {
  const page = await newVisitor({
    tolerates: /^The focus was lost with <(?:button|h1|a |div|input|li|article)|ERR_INTERNET_DISCONNECTED/,
    ...options,
  })
  await page.goto(urlOf('hallinta', path))
  await press(button(page, /^Toimittaja/))
  await expect.poll(() => page.locator('main h1').count()).toBe(1)
  return page
}

export const allSaved = (page: Visitor) =>
  expect.poll(() => page.getByText('Tallennettu', { exact: true }).count()).toBe(1)

/** The sign of a slow answer lies over the page, outside its parts. */
export const isOfPage = (fault: string): boolean => !fault.includes('role="progressbar"')

/** Adds a block from the palette; it opens. */
export async function addBlock(page: Visitor, title: string): Promise<Locator> {
  await press(button(page, 'Lisää lohko').last())
  const dialog = page.getByRole('dialog', { name: 'Lisää lohko' })
  await dialog.getByLabel('Hae lohkoa').fill(title)
  await press(dialog.getByRole('option').or(dialog.getByRole('row')).getByText(title, { exact: true }).first())
  const block = page.getByRole('article', { name: title }).last()
  await expect.poll(() => block.locator('.block-form').count()).toBe(1)
  return block
}

/** Publishes what is open; `sees` is what the dialog tells before. */
export async function publish(page: Visitor, sees?: string): Promise<void> {
  await allSaved(page)
  await press(button(page, 'Julkaise').last())
  const dialog = page.getByRole('dialog', { name: 'Julkaise sivu' })
  if (sees) await expect.poll(() => dialog.getByText(sees).count()).toBe(1)
  await press(button(dialog, 'Julkaise nyt'))
  await expect.poll(() => dialog.count()).toBe(0)
}
