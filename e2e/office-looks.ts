import { mkdir } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { accessibilityFaults, sidewaysScroll } from './page-checks.ts'
import { resize } from './painting.ts'

/** Looks at a page of the office in windows of these widths. `OFFICE_PICTURES` names a folder for pictures. */
export async function expectFine(page: Page, name: string, widths: readonly number[]): Promise<void> {
  // What a busy button has said stays in the page for some seconds.
  await expect.poll(() => accessibilityFaults(page), { timeout: 15_000 }).toEqual([])
  for (const width of widths) {
    await resize(page, { width, height: 1000 })
    await expect.poll(() => sidewaysScroll(page)).toBeLessThanOrEqual(0)
    const folder = process.env.OFFICE_PICTURES
    if (!folder) continue
    await mkdir(folder, { recursive: true })
    await page.screenshot({ path: `${folder}/${name}-${width}.png` })
  }
}
