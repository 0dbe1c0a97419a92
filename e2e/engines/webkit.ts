import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#server/testing/free-port.ts'
import { webkit } from '../../tools/engines.ts'
import { type Cookie, type Engine, EngineMissing, type Size, type Tab } from './engine.ts'
import { type Display, end, openVirtualDisplay } from './virtual-display.ts'
import {
  type Call,
  clickAt,
  DriverRefusal,
  type ElementReference,
  idOf,
  letterOf,
  typing,
  webDriverAt,
} from './webdriver.ts'

/** The engine of Safari, in MiniBrowser, on a screen of its own. Its driver serves one tab at a time. */
export async function startWebKit(): Promise<Engine> {
  const installed = webkit.find()
  if (!installed)
    throw new EngineMissing('WebKitGTK or Xvfb is not installed; Debian has them in webkit2gtk-driver and xvfb.')
  const display = await openVirtualDisplay(installed.display)
  const home = await mkdtemp(join(tmpdir(), 'kaskimaa-webkit-'))
  const port = await freePort()
  const driver = startDriver(installed.driver, { display, home, port })
  const call = webDriverAt(port)
  await untilItAnswers(call, driver)
  return {
    name: 'WebKit',
    open: (size) => openTab(call, installed.browser, size),
    async close() {
      await end(driver)
      await display.close()
      await rm(home, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

type Place = { display: Display; home: string; port: number }

function startDriver(driver: string, { display, home, port }: Place): ChildProcess {
  const env = {
    PATH: process.env.PATH,
    DISPLAY: display.name,
    GDK_BACKEND: 'x11',
    NO_AT_BRIDGE: '1',
    LANG: 'C.UTF-8',
    // Its profile, its sockets and its cache are in the folder.
    HOME: home,
    XDG_RUNTIME_DIR: home,
    XDG_CACHE_HOME: home,
    XDG_CONFIG_HOME: home,
    XDG_DATA_HOME: home,
    // A screen without a graphics processor.
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  }
  return spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], { env, stdio: 'ignore' })
}

async function untilItAnswers(call: Call, driver: ChildProcess): Promise<void> {
  const until = Date.now() + 60_000
  while (Date.now() < until && driver.exitCode === null) {
    const answers = await call('GET', '/status').then(
      () => true,
      () => false,
    )
    if (answers) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('The driver of WebKit does not answer.')
}

async function openTab(call: Call, binary: string, size: Size): Promise<Tab> {
  const options = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } }
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: options },
  })
  const at = `/session/${sessionId}`
  const run: Tab['run'] = async (source, args) => {
    const script = `const done = arguments[arguments.length - 1]
      Promise.resolve().then(() => (${source})(...arguments[0])).then((value) => done({ value }), (error) => done({ error: String(error) }))`
    const { value, error } = await call<{ value: never; error?: string }>('POST', `${at}/execute/async`, {
      script,
      args: [args],
    })
    if (error !== undefined) throw new Error(error)
    return value
  }
  // The window has a toolbar above the page.
  const toolbar = await run<number>('() => outerHeight - innerHeight', [])
  await call('POST', `${at}/window/rect`, { x: 0, y: 0, width: size.width, height: size.height + toolbar })
  return {
    run,
    goTo: (url) => call('POST', `${at}/url`, { url }),
    click: ({ x, y }) => call('POST', `${at}/actions`, clickAt(x, y)),
    type: (text) => call('POST', `${at}/actions`, typing(text)),
    key: (key) => call('POST', `${at}/actions`, typing(letterOf(key))),
    chooseFiles: async (selector, paths) => {
      const using = { using: 'css selector', value: selector }
      const input = await call<ElementReference>('POST', `${at}/element`, using)
      await call('POST', `${at}/element/${idOf(input)}/value`, { text: paths.join('\n') })
    },
    screenshot: async () => Buffer.from(await call<string>('GET', `${at}/screenshot`), 'base64'),
    cookies: async () => {
      const found = await call<(Omit<Cookie, 'sameSite'> & { sameSite?: string })[]>('GET', `${at}/cookie`)
      return found.map(({ name, value, secure, sameSite = 'Lax' }) => ({ name, value, secure, sameSite }))
    },
    close: async () => {
      await call('DELETE', at).catch((error: unknown) => {
        // A tab that crashed has ended its session by itself.
        if (!(error instanceof DriverRefusal)) throw error
      })
    },
  }
}
