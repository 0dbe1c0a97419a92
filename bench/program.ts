import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { DatabaseLocation } from '#server/db/ready-database.ts'
import environment from '../tools/program-environment.json' with { type: 'json' }
import { endWithBench, stopChild } from './children.ts'

export type Program = {
  port: number
  /** The `Host` headers of the sites. */
  hosts: readonly string[]
  pid: number
  /** Seconds from start to ready: the demo content is stored, and everything is in the search index. */
  readyAfter: number
  /** A metric of the program, by its name in `/metrics`. */
  figure(name: string): Promise<number>
  /** `look` reads what is stored afterwards. */
  stop(look?: (place: DatabaseLocation) => Promise<void>): Promise<void>
}

// Clears settings that could point the bench to a foreign database or foreign hosts.
const ownSettings = {
  MODE: 'demo',
  PORT: '0',
  HOST: '127.0.0.1',
  LOG_LEVEL: 'silent',
  DATABASE_URL: '',
  SITE_ORIGINS: '',
  TRUSTED_PROXIES: '',
  PAGE_CACHE_MB: '',
  // Above what the load reaches, but not 0, which would skip the cost of counting.
  CACHED_READS_PER_SECOND: '1000000',
}

// 100,000 pages beside new demo content take over a minute to index.
const READY_WITHIN_SECONDS = 300

/** Starts the built program on a free port with new demo content, and with what `fill` stores before. A folder of `DATA_DIR` is kept. */
export async function startProgram(
  settings: Record<string, string> = {},
  fill?: (place: DatabaseLocation) => Promise<void>,
  /** The folder of the build; this one's, if none is given. */
  build = join(import.meta.dirname, '..'),
): Promise<Program> {
  const folder = mkdtempSync(join(tmpdir(), 'kaskimaa-bench-'))
  const url = settings.DATABASE_URL
  const place = url ? { url } : { dataFolder: settings.DATA_DIR ?? folder }
  await fill?.(place)
  const metricsPort = await freePort()
  const began = performance.now()
  // A database that has pages already gets the demo content only when told so.
  const args = ['dist/server/server.js', ...(fill ? ['--refill'] : [])]
  const child = spawn(process.execPath, args, {
    cwd: build,
    env: {
      ...environment,
      ...process.env,
      ...ownSettings,
      METRICS_PORT: String(metricsPort),
      DATA_DIR: folder,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  endWithBench(child, folder)
  const hosts = await hostsWhenReady(child)
  return {
    port: Number(hosts[0]?.split(':')[1]),
    hosts,
    pid: child.pid as number,
    readyAfter: (performance.now() - began) / 1000,
    figure: (name) => readFigure(metricsPort, name),
    async stop(look) {
      await stopChild(child)
      await look?.(place)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function readFigure(port: number, name: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/`)).text()
  const line = text.split('\n').find((each) => each.startsWith(`${name} `))
  if (!line) throw new Error(`The program has no metric ${name}.`)
  return Number(line.slice(name.length))
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((listening) => probe.listen(0, '127.0.0.1', listening))
  const { port } = probe.address() as AddressInfo
  await new Promise((closed) => probe.close(closed))
  return port
}

function hostsWhenReady(child: ChildProcess & { stdout: NodeJS.ReadableStream }): Promise<string[]> {
  return new Promise((ready, failed) => {
    const hosts: string[] = []
    const giveUp = () => failed(new Error(`The program was not ready in ${READY_WITHIN_SECONDS} s.`))
    const tooLong = setTimeout(giveUp, READY_WITHIN_SECONDS * 1000)
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
