import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'

const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/**
 * What axe finds against WCAG 2.2 AA and good practice, one line for each place. It takes longer than most tests: where others look at the
 * rest of the page, `npm test` looks only at the part that this selector finds, and `npm run test:all` at everything.
 */
export async function accessibilityFaults(page: Page, part?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  return page.evaluate(
    async (selector) => {
      const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
      const { axe } = window as never as { axe: typeof import('axe-core') }
      // Nobody reads what passed, which takes longest to describe.
      const { violations } = await axe.run(selector ?? document, { runOnly: tags, resultTypes: ['violations'] })
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
    },
    process.env.ALL_TESTS ? undefined : part,
  )
}

/** By how many pixels the page is wider than the window. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    // Space that is kept for a scroll bar makes it negative.
    return Math.max(0, scrollWidth - clientWidth)
  })
}
