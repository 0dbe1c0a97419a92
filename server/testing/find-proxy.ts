import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const commonFolders = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin', '/usr/local/bin']

/** The HAProxy binary, if installed. */
export function findProxy(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...commonFolders]
  return folders.map((folder) => join(folder, 'haproxy')).find((program) => existsSync(program))
}
