import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { postgresForTests } from './postgres-for-tests.ts'
import { steadyLoad } from './steady-load.ts'
import { answersOf, type Crew, processesOf, startThreeWorkers, statusesOf, statusOf } from './three-workers.ts'

const url = postgresForTests()

/** Three workers for one test. */
async function ownThreeWorkers(): Promise<Crew> {
  const crew = await startThreeWorkers(url() ?? '')
  onTestFinished(() => crew.stop())
  return crew
}

describe('a crew that goes on', () => {
  let crew: Crew

  beforeAll(async () => {
    if (url()) crew = await startThreeWorkers(url() ?? '')
  })
  afterAll(() => crew?.stop())

  /** The newest process of a worker. */
  const newestOf = (worker: number) => processesOf(crew, worker).at(-1) ?? 0

  /** Waits until these workers have a process that they did not have when `disturb` was called. */
  async function replaced(workers: number[], disturb: () => unknown): Promise<void> {
    const before = workers.map(newestOf)
    await disturb()
    await expect
      .poll(() => workers.every((worker, at) => newestOf(worker) !== before[at]), { timeout: 60_000 })
      .toBe(true)
  }

  it('says once that the port is taken', async () => {
    const { port } = crew
    const { code, complaint } = await failedStart({ DATABASE_URL: url() ?? '', WORKERS: '3', PORT: String(port) })
    expect(complaint).toBe(
      `Port ${port} is taken: stop the program that has it, or choose another with PORT=3001 npm start.\n`,
    )
    expect(code).toBe(1)
  })

  it('starts another worker on the same port for one that was killed, while the others serve', async () => {
    const third = newestOf(3)
    let during = 0
    await replaced([1, 2], async () => {
      for (const worker of [1, 2]) process.kill(newestOf(worker), 'SIGKILL')
      during = (await statusOf(crew.port)) ?? 0
    })
    expect(during).toBe(200)
    expect(newestOf(3)).toBe(third)
    expect(new Set(await statusesOf(crew.port, 30))).toEqual(new Set([200]))
    expect(Math.min(...(await answersOf(crew)))).toBeGreaterThan(0)
  })

  it('replaces a worker that is asked to end, under load, without a lost request', async () => {
    const load = steadyLoad({ port: crew.port, host: `kuluttaja.localhost:${crew.port}`, path: '/' }, 16)
    await expect.poll(load.count, { timeout: 40_000 }).toBeGreaterThan(300)
    await replaced([1], () => process.kill(newestOf(1), 'SIGTERM'))
    expect(Object.keys(await load.stop())).toEqual(['200'])
  })

  it('sends no visitor to a worker that cannot answer yet', async () => {
    const seen = new Set<number | undefined>()
    let going = true
    // Each on a connection of its own, which the system may give to any worker that listens.
    const visitors = Array.from({ length: 4 }, async () => {
      while (going) seen.add(await statusOf(crew.port))
    })
    await replaced([2], () => process.kill(newestOf(2), 'SIGTERM'))
    going = false
    await Promise.all(visitors)
    expect([...seen]).toEqual([200])
  })

  it('comes back on the same port when every worker was killed at once', async () => {
    await replaced([1, 2, 3], () => {
      for (const worker of [1, 2, 3]) process.kill(newestOf(worker), 'SIGKILL')
    })
    expect(await statusOf(crew.port)).toBe(200)
  })
})

it.each([['SIGTERM'], ['SIGINT']] as const)(
  'lets requests finish at %s and ends with 0 when all workers are gone',
  async (signal) => {
    const crew = await ownThreeWorkers()
    // As many as reach every worker.
    const asking = await Promise.all(Array.from({ length: 6 }, () => halfARequest(crew.port)))
    crew.process.kill(signal)
    // As a terminal and `npm start` do: everybody hears of one Ctrl+C, some twice.
    crew.process.kill(signal)
    for (const worker of [1, 2, 3]) process.kill(processesOf(crew, worker)[0] ?? 0, signal)
    await expect.poll(() => isRefused(crew.port)).toBe(true)
    for (const finish of asking) expect(await finish()).toMatch(/^HTTP\/1\.1 200 [\s\S]*<\/html>\s*$/)
    expect(await endOf(crew.process)).toEqual([0, null])
    for (const worker of [1, 2, 3]) expect(isAlive(processesOf(crew, worker)[0] ?? 0)).toBe(false)
  },
)

it('ends at once, requests or not, when it is asked again', async () => {
  const crew = await ownThreeWorkers()
  await Promise.all(Array.from({ length: 6 }, () => halfARequest(crew.port)))
  crew.process.kill('SIGTERM')
  await expect.poll(() => isRefused(crew.port)).toBe(true)
  const asked = performance.now()
  const again = setInterval(() => crew.process.kill('SIGTERM'), 200)
  const [code] = await endOf(crew.process)
  clearInterval(again)
  expect(code).toBe(1)
  expect(performance.now() - asked).toBeLessThan(3_000)
  await expect.poll(() => [1, 2, 3].some((worker) => isAlive(processesOf(crew, worker)[0] ?? 0))).toBe(false)
})

it("ends with the worker's own sentence when no worker can start", async () => {
  const { code, complaint } = await failedStart({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', WORKERS: '3' })
  expect(complaint).toMatch(/^The PostgreSQL server of DATABASE_URL cannot be used: .*\n$/)
  expect(code).toBe(1)
})

async function failedStart(settings: Record<string, string>): Promise<{ code: unknown; complaint: string }> {
  const program = spawn(process.execPath, ['dist/server/server.js'], {
    env: { PATH: process.env.PATH, PORT: '0', ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [complaint, [code]] = await Promise.all([text(program.stderr), once(program, 'exit')])
  return { code, complaint }
}

/** Begins a request, and returns the function that sends the rest and waits for the answer. */
async function halfARequest(port: number): Promise<() => Promise<string>> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  // The first is answered, so that the second is known to be on a connection that a worker has taken.
  socket.write(`GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET / HTTP/1.1\r\nHost: kuluttaja.localhost:${port}\r\n`)
  await once(socket, 'data')
  return () => {
    socket.write('Connection: close\r\n\r\n')
    return text(socket)
  }
}

function isRefused(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = connect(port, '127.0.0.1')
    probe.once('connect', () => resolve(!probe.destroy()))
    probe.once('error', () => resolve(true))
  })
}

async function endOf(program: ChildProcess): Promise<unknown[]> {
  if (program.exitCode !== null || program.signalCode !== null) return [program.exitCode, program.signalCode]
  return once(program, 'exit')
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
