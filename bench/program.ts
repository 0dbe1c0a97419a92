import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { endWithBench, stopChild } from './children.ts'

export type Program = {
  port: number
  /** The `Host` headers of the sites. */
  hosts: readonly string[]
  pid: number
  stop(): Promise<void>
}

// Emptied are those that could lead the bench to a database or to hosts that are not its own.
const ownSettings = {
  ...{ MODE: 'demo', PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent' },
  ...{ DATABASE_URL: '', SITE_ORIGINS: '', TRUSTED_PROXIES: '', PAGE_CACHE_MB: '' },
  // More than can be asked, but not 0: that would leave out what counting costs.
  READS_PER_SECOND: '1000000',
}

/** Starts the built program on a free port with new demo content. */
export async function startProgram(settings: Record<string, string> = {}): Promise<Program> {
  const folder = mkdtempSync(join(tmpdir(), 'kaskimaa-bench-'))
  const child = spawn(process.execPath, ['dist/server/server.js'], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, ...ownSettings, DATA_DIR: folder, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  endWithBench(child, folder)
  const hosts = await hostsWhenReady(child)
  return {
    port: Number(hosts[0]?.split(':')[1]),
    hosts,
    pid: child.pid as number,
    async stop() {
      await stopChild(child)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function hostsWhenReady(child: ChildProcess & { stdout: NodeJS.ReadableStream }): Promise<string[]> {
  return new Promise((ready, failed) => {
    const hosts: string[] = []
    const tooLong = setTimeout(() => failed(new Error('The program was not ready in 60 s.')), 60_000)
    child.once('exit', (code) => failed(new Error(`The program stopped with code ${code}.`)))
    createInterface({ input: child.stdout }).on('line', (line) => {
      const host = /http:\/\/([\w-]+\.localhost:\d+)\//.exec(line)?.[1]
      if (host) hosts.push(host)
      if (!line.startsWith('Ready')) return
      clearTimeout(tooLong)
      ready(hosts)
    })
  })
}
