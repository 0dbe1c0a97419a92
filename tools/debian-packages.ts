import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status ===
  0

/** Whether Debian packages can be installed without a password prompt. */
export const canInstall = () => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0

/** Whether the package lists of the machine name a package. Looks at what is there: no network. */
export function isOffered(name: string): boolean {
  return spawnSync('/usr/bin/apt-cache', ['show', '--quiet', name], { stdio: 'ignore' }).status === 0
}

export function install(name: string): boolean {
  return run('apt-get', 'update', '-qq') && run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', name)
}
