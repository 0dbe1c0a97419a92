import { setTimeout as wait } from 'node:timers/promises'
import type { Browser } from 'playwright-core'
import { openQuietPage, type QuietPage } from './quiet-page.ts'

/** One load of a page, as a visitor with a slow phone feels it. Times in milliseconds from the start of the navigation. */
export type Visit = {
  firstPaint: number
  largestPaint: number
  /** What tasks took beyond 50 ms each, with the layout and painting of their frame: so long nothing answers. */
  blocking: number
  shift: number
  /** Bytes over the network. */
  fonts: number
  pictures: number
  scripts: number
}

const SCREEN = { width: 375, height: 800, deviceScaleFactor: 2, mobile: true }
const SLOWER = 4
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
/** Quiet for so long, a page has finished what it does by itself. */
const QUIET_MS = 1500
const PATIENCE_MS = 60_000

type Kept = { largest: number; blocking: number; shift: number; lastAt: number }
type Bytes = Pick<Visit, 'fonts' | 'pictures' | 'scripts'>

/** Opens an address on a phone that has never seen the site, and watches until the page has come to rest. */
export async function visit(browser: Browser, address: string): Promise<Visit> {
  const page = await openQuietPage(browser, SCREEN)
  try {
    await page.send('Page.enable')
    await page.send('Network.enable', { maxTotalBufferSize: 0, maxResourceBufferSize: 0 })
    await page.send('Network.emulateNetworkConditions', NETWORK)
    await page.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await page.send('Emulation.setDeviceMetricsOverride', SCREEN)
    await page.send('Emulation.setTouchEmulationEnabled', { enabled: true })
    await page.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${keepWhatHappens})()` })
    const bytes = countBytes(page)
    const navigation = (await page.send('Page.navigate', { url: address })) as { errorText?: string }
    if (navigation.errorText) throw new Error(`${address} was not loaded: ${navigation.errorText}.`)
    await comeToRest(page, address)
    const happened = JSON.parse(String(await page.read(`JSON.stringify((${whatHappened})())`)))
    if (happened.status !== 200) throw new Error(`${address} was answered with ${happened.status}.`)
    return { ...happened, ...bytes() }
  } finally {
    await page.close()
  }
}

async function comeToRest(page: QuietPage, address: string): Promise<void> {
  for (let waited = 0; waited < PATIENCE_MS; waited += 250) {
    await wait(250)
    if (await page.read(`(${isQuiet})(${QUIET_MS})`)) return
  }
  throw new Error(`${address} did not come to rest.`)
}

function countBytes(page: QuietPage): () => Bytes {
  const kinds = new Map<string, string>()
  const sums: Record<string, number> = {}
  page.on('Network.responseReceived', ({ requestId, type }: { requestId: string; type: string }) =>
    kinds.set(requestId, type),
  )
  page.on('Network.loadingFinished', (finished: { requestId: string; encodedDataLength: number }) => {
    const kind = kinds.get(finished.requestId) ?? 'Other'
    sums[kind] = (sums[kind] ?? 0) + finished.encodedDataLength
  })
  return () => ({ fonts: sums.Font ?? 0, pictures: sums.Image ?? 0, scripts: sums.Script ?? 0 })
}

/** Runs in the page before anything else. */
function keepWhatHappens(): void {
  const kept: Kept = { largest: 0, blocking: 0, shift: 0, lastAt: 0 }
  Object.assign(window, { kept })
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        kept.lastAt = performance.now()
        note(entry)
      }
    }).observe({ type, buffered: true })
  watch('largest-contentful-paint', ({ startTime }) => {
    kept.largest = startTime
  })
  // Not 'longtask': it leaves out layout and painting wherever no script runs in the same task.
  watch('long-animation-frame', (entry) => {
    kept.blocking += (entry as PerformanceEntry & { blockingDuration: number }).blockingDuration
  })
  watch('layout-shift', (entry) => {
    kept.shift += (entry as PerformanceEntry & { value: number }).value
  })
  watch('resource', () => {})
}

function isQuiet(quietMs: number): boolean {
  const { kept } = window as unknown as { kept?: Kept }
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (!kept || !navigation?.loadEventEnd) return false
  return performance.now() - Math.max(kept.lastAt, navigation.loadEventEnd) > quietMs
}

function whatHappened(): Omit<Visit, keyof Bytes> & { status: number } {
  const { kept } = window as unknown as { kept: Kept }
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
  const { largest, blocking, shift } = kept
  return { firstPaint, largestPaint: largest, blocking, shift, status: navigation?.responseStatus ?? 0 }
}
