import { setTimeout } from 'node:timers/promises'
import puppeteer, { type ElementHandle } from 'puppeteer-core'
import { firefox } from '../../tools/engines.ts'
import { type Engine, EngineMissing, type Key, type Size, type Tab } from './engine.ts'

/** Firefox over WebDriver BiDi. Puppeteer gives it a profile in a temporary folder, and deletes it. */
export async function startFirefox(): Promise<Engine> {
  const executablePath = firefox.find()
  if (!executablePath) throw new EngineMissing('Firefox is not installed; Debian has it in firefox-esr.')
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: null,
    timeout: 120_000,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    extraPrefsFirefox: {
      'ui.prefersReducedMotion': 1,
      // Nothing but the addresses of the tests is asked for.
      'network.captive-portal-service.enabled': false,
      'network.connectivity-service.enabled': false,
      'browser.safebrowsing.update.enabled': false,
      'dom.w3c_touch_events.enabled': 1,
      // A driver's finger comes and goes in two commands. Firefox makes no click of a touch that lasts longer than this, by itself 0.3 s,
      // and a busy machine takes longer from one to the other.
      'apz.max_tap_time': 60_000,
    },
  })
  return { name: 'Firefox', open, close: () => browser.close() }

  async function open(size: Size): Promise<Tab> {
    const context = await browser.createBrowserContext()
    const page = await context.newPage()
    page.setDefaultTimeout(60_000)
    await page.setViewport(size)
    return {
      goTo: async (address) => {
        // On a busy machine the driver sometimes does not hear that a page has been loaded. The page itself knows.
        await page.goto(address, { waitUntil: 'load' }).catch(async (error: Error) => {
          const isLoaded = await page.evaluate(
            (wanted) => document.readyState === 'complete' && location.href.startsWith(wanted),
            address,
          )
          if (error.name !== 'TimeoutError' || !isLoaded) throw error
        })
      },
      run: (source, args) => page.evaluate(`(${source})(...${JSON.stringify(args)})`) as Promise<never>,
      click: ({ x, y }) => page.mouse.click(x, y),
      tap: async ({ x, y }, restMs = 0) => {
        const touch = await page.touchscreen.touchStart(x, y)
        await setTimeout(restMs)
        await touch.end()
      },
      type: (text) => page.keyboard.type(text),
      key: (key: Key) => page.keyboard.press(key),
      chooseFiles: async (selector, paths) => {
        const input = (await page.$(selector)) as ElementHandle<HTMLInputElement> | null
        await input?.uploadFile(...paths)
      },
      screenshot: async () => Buffer.from(await page.screenshot()),
      cookies: async () => {
        const { hostname } = new URL(page.url())
        const all = await context.cookies()
        return all
          .filter(({ domain }) => domain.replace(/^\./, '') === hostname)
          .map(({ name, value, secure, sameSite = 'Lax' }) => ({ name, value, secure, sameSite }))
      },
      close: () => context.close(),
    }
  }
}
