import type { Page, Request } from 'playwright-core'
import { expect } from 'vitest'

const underWay = new WeakMap<Page, Set<Request>>()
let awaitsPictures = true

/** Whether the browser shows pictures: where it does not, none is awaited. */
export function awaitPictures(shown: boolean): void {
  awaitsPictures = shown
}

/** Counts from now on what the page has asked for and not yet got. */
export function countRequests(page: Page): void {
  const requests = new Set<Request>()
  let navigation: Request | undefined
  underWay.set(page, requests)
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) navigation = request
    // A stream of events does not end by itself.
    if (request.resourceType() !== 'eventsource') requests.add(request)
  })
  // What the page before was still waiting for does not always end, and it asks for more until the next one is there.
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame() || !navigation) return
    for (const request of requests) if (request !== navigation) requests.delete(request)
    navigation = undefined
  })
  page.on('requestfinished', (request) => requests.delete(request))
  page.on('requestfailed', (request) => requests.delete(request))
}

/**
 * Waits until nothing more happens to the page by itself: it has loaded, its fonts are there, what is in the window is live
 * and painted, and no answer is awaited. Twice in a row: a script that has just come may be about to ask for another.
 */
export async function settle(page: Page, options: { timeout?: number } = {}): Promise<void> {
  await page.waitForLoadState()
  let looksAtRest = 0
  const missing = async () => {
    const found = [
      ...(await page.evaluate(unfinished, awaitsPictures)),
      ...[...(underWay.get(page) ?? [])].map((request) => `a request ${request.url().slice(-18)}`),
    ]
    looksAtRest = found.length === 0 ? looksAtRest + 1 : 0
    return looksAtRest === 1 ? ['a second look'] : found
  }
  await expect.poll(missing, options).toEqual([])
}

/** What the page still waits for when it has been painted again: what comes to life may ask for more. */
async function unfinished(awaitsPictures: boolean): Promise<string[]> {
  const sleeping = [...document.querySelectorAll('kaski-island:not([live])')]
  const unpainted = [...document.images].filter((image) => awaitsPictures && !image.complete)
  const inWindow = await new Promise<Set<Element>>((found) => {
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect()
      // What only touches the window, such as the next picture of a carousel, is not in it.
      found(new Set(entries.filter(({ intersectionRatio }) => intersectionRatio > 0).map(({ target }) => target)))
    })
    for (const element of [document.body, ...unpainted, ...sleeping.map(({ lastElementChild }) => lastElementChild)])
      if (element) observer.observe(element)
  })
  const isDue = (island: Element) => {
    const when = island.getAttribute('when')
    return when === 'load' || (when === 'visible' && inWindow.has(island.lastElementChild ?? island))
  }
  const hasScripts = document.getElementById('starter') && document.documentElement.dataset.scripts !== 'failed'
  return [
    ...(hasScripts && document.querySelector('[data-opens]:not([live])') ? ['the script'] : []),
    ...(document.readyState === 'complete' ? [] : ['the load event']),
    ...(document.fonts.status === 'loaded' ? [] : ['a font']),
    ...sleeping.filter(isDue).map((island) => `island ${island.getAttribute('name')}`),
    ...unpainted.filter((image) => inWindow.has(image)).map(({ src }) => src),
  ]
}
