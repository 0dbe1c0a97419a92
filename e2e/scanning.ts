import type { Page } from 'playwright-core'

/** As a scanner types: all at once, however busy the machine is. */
export async function scan(page: Page, code: string): Promise<void> {
  await page.evaluate(
    (keys) => {
      for (const key of keys)
        for (const type of ['keydown', 'keyup'])
          (document.activeElement ?? document.body).dispatchEvent(
            new KeyboardEvent(type, { key, bubbles: true, cancelable: true }),
          )
    },
    [...code, 'Enter'],
  )
}
