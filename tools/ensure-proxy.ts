import { findProxy } from '#server/testing/find-proxy.ts'
import { canInstall, install } from './debian-packages.ts'

const printLine = (text: string) => process.stdout.write(`${text}\n`)

/** Installs HAProxy for the tests if possible. */
function ensureProxy(): boolean {
  if (findProxy()) return true
  if (!canInstall()) return false
  printLine("No HAProxy found: installing Debian's haproxy with apt-get.")
  return install('haproxy') && findProxy() !== undefined
}

if (!ensureProxy()) {
  printLine('No HAProxy found: the test of nodes behind a proxy is skipped. Install HAProxy to run it.')
}
