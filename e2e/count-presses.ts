import type { Page } from 'playwright-core'

type Counts = { presses: number; fields: number }

/** Counts what a visitor presses, and the fields that are filled in, on all pages that are opened from now on. */
export async function countPresses(page: Page): Promise<Counts> {
  const counts: Counts = { presses: 0, fields: 0 }
  await page.exposeFunction('countPress', () => counts.presses++)
  await page.exposeFunction('countField', () => counts.fields++)
  await page.addInitScript(watchPresses)
  return counts
}

/** Runs in the page. */
function watchPresses(): void {
  const { countPress, countField } = window as unknown as Record<'countPress' | 'countField', () => void>
  const filled = new Set<EventTarget | null>()
  addEventListener('pointerdown', () => countPress(), { capture: true })
  addEventListener(
    'input',
    ({ target }) => {
      const isTyped = target instanceof HTMLElement && !target.matches('[type=radio], [type=checkbox]')
      if (!isTyped || filled.has(target)) return
      filled.add(target)
      countField()
    },
    { capture: true },
  )
}
