import { existsSync } from 'node:fs'
import { type Browser, type BrowserContext, type BrowserServer, chromium } from 'playwright-core'

/** Chromium without windows: a page costs it a third of the processor time that the whole browser needs. */
const headlessShell = '/usr/lib/chromium/chromium-headless-shell'

const installed = [
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

export function hasHeadlessShell(): boolean {
  return existsSync(headlessShell)
}

/** A browser of the machine, or else the one that Playwright has downloaded. */
export function findBrowser(): string | undefined {
  return installed.find((path) => existsSync(path))
}

function launchOptions() {
  const executablePath = findBrowser()
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  }
}

export function launchBrowser(): Promise<Browser> {
  return chromium.launch(launchOptions())
}

/** A browser that other processes of this machine connect to. */
export function launchBrowserServer(switches: readonly string[] = []): Promise<BrowserServer> {
  const { args, ...options } = launchOptions()
  return chromium.launchServer({ ...options, args: [...args, ...switches], host: '127.0.0.1' })
}

/** A browser with a profile in this folder. It partitions storage between sites, which Playwright otherwise turns off. */
export function launchWithProfile(folder: string, switches: readonly string[]): Promise<BrowserContext> {
  const { args, ...options } = launchOptions()
  return chromium.launchPersistentContext(folder, {
    ...options,
    args: [...args, '--disable-features=HttpsUpgrades', ...switches],
  })
}
