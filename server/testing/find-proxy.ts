import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const usual = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin', '/usr/local/bin']

/** HAProxy, where it is installed. */
export function findProxy(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...usual]
  return folders.map((folder) => join(folder, 'haproxy')).find((program) => existsSync(program))
}
