import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { findBrowser } from './browser.ts'

const run = (command: string, ...args: string[]) => spawnSync(command, args, { stdio: 'inherit' }).status === 0

/** Installs a browser for the tests if there is none. */
function ensureBrowser(): boolean {
  if (findBrowser() || existsSync(chromium.executablePath())) return true
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    process.stdout.write("No browser found: installing Debian's chromium with apt-get.\n")
    return run('apt-get', 'update', '-qq') && run('apt-get', 'install', '-y', '-qq', 'chromium')
  }
  process.stdout.write("No browser found: downloading Playwright's Chromium.\n")
  return run('npx', 'playwright-core', 'install', '--with-deps', 'chromium')
}

if (!ensureBrowser()) process.exit(1)
