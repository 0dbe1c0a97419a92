import { launchBrowser } from '../../tools/browser.ts'
import type { Engine, Key, Size, Tab } from './engine.ts'

export async function startChromium(): Promise<Engine> {
  const browser = await launchBrowser()
  return { name: 'Chromium', open, close: () => browser.close() }

  async function open(size: Size): Promise<Tab> {
    const context = await browser.newContext({ viewport: size, hasTouch: true, reducedMotion: 'reduce' })
    const page = await context.newPage()
    return {
      goTo: async (address) => void (await page.goto(address, { waitUntil: 'load' })),
      run: (source, args) => page.evaluate(`(${source})(...${JSON.stringify(args)})`),
      click: ({ x, y }) => page.mouse.click(x, y),
      tap: ({ x, y }) => page.touchscreen.tap(x, y),
      type: (text) => page.keyboard.type(text),
      key: (key: Key) => page.keyboard.press(key),
      chooseFiles: (selector, paths) => page.setInputFiles(selector, [...paths]),
      screenshot: () => page.screenshot(),
      cookies: () => context.cookies(page.url()),
      close: () => context.close(),
    }
  }
}
