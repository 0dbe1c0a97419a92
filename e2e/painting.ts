import type { Page } from 'playwright-core'

/** Waits until what the page has now is painted. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

/** Gives the window another size, and waits until the page is painted in it: lengths in `vw` follow the width a frame later. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size)
  await painted(page)
}
