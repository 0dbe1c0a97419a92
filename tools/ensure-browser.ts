import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { findBrowser, hasHeadlessShell } from './browser.ts'
import { canInstall, install, isOffered } from './debian-packages.ts'

const HEADLESS_SHELL = 'chromium-headless-shell'

const printLine = (text: string) => process.stdout.write(`${text}\n`)
const run = (command: string, ...args: string[]) => spawnSync(command, args, { stdio: 'inherit' }).status === 0

/** Installs a browser for the tests where there is none, or a faster one than there is, and says what it does. */
function ensureBrowser(): boolean {
  if (hasHeadlessShell()) return true
  const found = findBrowser() !== undefined || existsSync(chromium.executablePath())
  if (canInstall() && (!found || isOffered(HEADLESS_SHELL))) {
    printLine(`Installing Debian's ${HEADLESS_SHELL} with apt-get: the browser tests are fastest with it.`)
    if (install(HEADLESS_SHELL)) return true
    if (!found) return install('chromium')
  }
  if (found) return true
  printLine("No browser found: downloading Playwright's Chromium.")
  return run('npx', 'playwright-core', 'install', '--with-deps', 'chromium')
}

if (!ensureBrowser()) process.exit(1)
