import type { Page } from 'playwright-core'
import { painted } from './painting.ts'

type Shift = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  sources: { node?: Element; previousRect: DOMRect; currentRect: DOMRect }[]
}

type Watching = { shifts?: string[] }

/**
 * Keeps in the page what moves from now on, or in every page that is opened from now on: how far it counts and how it looks. From now
 * on means once what is there has been painted: the last paint may be of a page that was half parsed.
 */
export async function watchShifts(page: Page, from: 'now' | 'loading' = 'loading'): Promise<void> {
  if (from === 'loading') return void (await page.addInitScript(keepShifts))
  await painted(page)
  await page.evaluate(keepShifts)
}

/** What has moved so far, once what is on its way has been painted. */
export function shiftsIn(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((done) => {
        const answer = () => done((window as Watching).shifts ?? ['nobody watched'])
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(answer)))
      }),
  )
}

function keepShifts(): void {
  const shifts: string[] = []
  Object.assign(window, { shifts } satisfies Watching)
  new PerformanceObserver((list) => {
    for (const { value, sources, hadRecentInput } of list.getEntries() as Shift[]) {
      // What somebody just asked for may move things.
      if (hadRecentInput) continue
      const moved = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${node?.outerHTML?.slice(0, 80)} ${JSON.stringify(previousRect)} ${JSON.stringify(currentRect)}`,
      )
      shifts.push(`${value}: ${moved.join('; ')}`)
    }
  }).observe({ type: 'layout-shift' })
}
