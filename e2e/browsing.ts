import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, onTestFinished } from 'vitest'
import { launchBrowser } from '../tools/browser.ts'

const port = inject('port')
let browser: Browser

/** To be called once in a file of browser tests. */
export function openBrowserForTests(): void {
  beforeAll(async () => {
    browser = await launchBrowser()
  })
  afterAll(() => browser.close())
}

export function urlOf(site: string, path = '/'): string {
  return `http://${site === 'directory' ? 'localhost' : `${site}.localhost`}:${port}${path}`
}

/**
 * A visitor's tab. Whatever the browser complains about fails the test when it ends: errors of scripts, files that did not
 * come, and hydration that found other markup than the server had sent.
 */
export async function newVisitor(options: BrowserContextOptions & { tolerates?: RegExp } = {}): Promise<Page> {
  const { tolerates, ...context } = options
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce', ...context })
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  onTestFinished(async () => {
    await page.close()
    expect(complaints.filter((text) => !tolerates?.test(text))).toEqual([])
  })
  return page
}
