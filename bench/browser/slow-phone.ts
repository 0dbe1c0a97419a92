import type { Browser, CDPSession } from 'playwright-core'

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

const PHONE = {
  ...{ viewport: { width: 375, height: 800 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  serviceWorkers: 'block',
} as const
const SLOWER = 4
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
/** Quiet for so long, a page has finished what it does by itself. */
const QUIET_MS = 1500

type Kept = { largest: number; blocking: number; shift: number; lastAt: number }

/** Opens an address on a phone that has never seen the site, and watches until the page has come to rest. */
export async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', NETWORK)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    const bytes = countBytes(devtools)
    await page.addInitScript(keepWhatHappens)
    const response = await page.goto(address, { waitUntil: 'load', timeout: 60_000 })
    if (response?.status() !== 200) throw new Error(`${address} was answered with ${response?.status()}.`)
    await page.waitForFunction(isQuiet, QUIET_MS, { timeout: 60_000, polling: 250 })
    return { ...(await page.evaluate(whatHappened)), ...bytes() }
  } finally {
    await context.close()
  }
}

function countBytes(devtools: CDPSession): () => Pick<Visit, 'fonts' | 'pictures' | 'scripts'> {
  const kinds = new Map<string, string>()
  const sums: Record<string, number> = {}
  devtools.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other'
    sums[kind] = (sums[kind] ?? 0) + encodedDataLength
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
  const { kept } = window as unknown as { kept: Kept }
  return performance.now() - kept.lastAt > quietMs
}

function whatHappened(): Pick<Visit, 'firstPaint' | 'largestPaint' | 'blocking' | 'shift'> {
  const { kept } = window as unknown as { kept: Kept }
  const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
  return { firstPaint, largestPaint: kept.largest, blocking: kept.blocking, shift: kept.shift }
}
