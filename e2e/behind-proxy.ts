import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { findPostgres } from '#server/testing/find-postgres.ts'
import { findProxy } from '#server/testing/find-proxy.ts'
import { freePort } from '#server/testing/free-port.ts'
import { type BuiltProgram, startBuiltProgram } from './built-program.ts'
import { postgresForTests } from './postgres-for-tests.ts'
import { type Asked, outcomeOf } from './steady-load.ts'

/** A PostgreSQL server for nodes behind HAProxy. */
export function postgresBehindProxy(): () => string | undefined {
  return postgresForTests(
    'Nodes behind a proxy need PostgreSQL and HAProxy, and one of them is not installed.',
    Boolean(findPostgres() && findProxy()),
  )
}

export async function aNode(
  url: string | undefined,
  visitorsPort: number,
  settings: Record<string, string>,
  build?: string,
): Promise<BuiltProgram> {
  const own = {
    DATABASE_URL: url ?? '',
    SITE_ORIGINS: `deli=http://deli.localhost:${visitorsPort}`,
    TRUSTED_PROXIES: '127.0.0.1',
    ...settings,
  }
  const node = await startBuiltProgram(own, { build })
  onTestFinished(() => node.stop())
  return node
}

/** HAProxy with the configuration that operators are told to use, and the ports of this test. */
export async function startProxy(
  visitorsPort: number,
  nodePorts: readonly number[],
  plainPort?: number,
): Promise<Asked> {
  const guide = readFileSync('docs/how-to/run-several-nodes.md', 'utf8')
  const configuration = (/```haproxy\n(.*?)```/s.exec(guide)?.[1] ?? '')
    // Without a certificate: what the tests are about is the same with one.
    .replace('bind :80', `bind 127.0.0.1:${plainPort ?? (await freePort())}`)
    .replace(/bind :443 .*/, `bind 127.0.0.1:${visitorsPort}`)
    .replace('10.0.0.11:3000', `127.0.0.1:${nodePorts[0]}`)
    .replace('10.0.0.12:3000', `127.0.0.1:${nodePorts[1]}`)
  const folder = mkdtempSync(join(tmpdir(), 'kaskimaa-proxy-'))
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(file, configuration)
  const proxy = spawn(findProxy() ?? '', ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'inherit'] })
  onTestFinished(() => {
    proxy.kill('SIGKILL')
    rmSync(folder, { recursive: true })
  })
  const page = { port: visitorsPort, host: `deli.localhost:${visitorsPort}`, path: '/' }
  await expect.poll(() => outcomeOf(page)).toBe('200')
  return page
}
