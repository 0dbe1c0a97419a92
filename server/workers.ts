import cluster, { type Worker } from 'node:cluster'
import { createServer } from 'node:net'
import type { Config } from './config.ts'
import { listen } from './http/connections/listen.ts'
import { restartDelay } from './restart-delay.ts'
import { say } from './say.ts'
import { onStopSignals } from './stop-signals.ts'

/** Tells a worker that it comes to a database which another has filled. */
export const JOINS = '--joins'

/**
 * Runs WORKERS processes of this program on one port and replaces those that end. The first starts alone and prepares the
 * database; if it cannot, nobody can, and the program ends. Gives the port once each of the others is ready, or has failed
 * once and is being started again.
 */
export async function startWorkers(config: Config): Promise<number> {
  const port = await choosePort(config)
  // Workers take connections from the system, not from this process: handed to a worker that has just died, they would hang.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  const crew = new Crew((number) =>
    cluster.fork({ PORT: port, ...(config.METRICS_PORT ? { METRICS_PORT: config.METRICS_PORT + number - 1 } : {}) }),
  )
  onStopSignals({ stop: () => crew.stop(), stopNow: () => crew.stopNow() })
  await crew.startFirst()
  cluster.setupPrimary({ args: [JOINS] })
  await Promise.all(Array.from({ length: config.WORKERS - 1 }, (_, index) => crew.keep(index + 2)))
  return port
}

/** Chosen once for all workers, however often they are replaced; and a port that is taken is said once, not by each. */
async function choosePort(config: Config): Promise<number> {
  const probe = createServer()
  const port = await listen(probe, config)
  await new Promise((closed) => probe.close(closed))
  return port
}

class Crew {
  readonly #running = new Set<Worker>()
  readonly #fork: (number: number) => Worker
  #stopping = false
  #exitCode = 0

  constructor(fork: (number: number) => Worker) {
    this.#fork = fork
  }

  async startFirst(): Promise<void> {
    const worker = this.#start(1)
    // It has said why it cannot start.
    const giveUp = () => process.exit(this.#stopping ? 0 : 1)
    worker.once('exit', giveUp)
    await firstNews(worker)
    worker.off('exit', giveUp)
    this.#replaceAtEnd(worker, 1, 0)
  }

  /** Starts the worker of this number, and others in its place. Resolves when the first of them is ready or has ended. */
  keep(number: number, quickEnds = 0): Promise<void> {
    const worker = this.#start(number)
    this.#replaceAtEnd(worker, number, quickEnds)
    return firstNews(worker)
  }

  /** Lets every worker finish its requests; the program ends with the last. */
  stop(): void {
    this.#stopping = true
    for (const worker of this.#running) worker.process.kill('SIGTERM')
    this.#endWithLast()
  }

  stopNow(): void {
    this.#exitCode = 1
    for (const worker of this.#running) worker.process.kill('SIGKILL')
  }

  #start(number: number): Worker {
    const worker = this.#fork(number)
    this.#running.add(worker)
    worker.once('message', () => say(`Worker ${number} is ready: process ${worker.process.pid}.`))
    // A process that could not even be made has no end of its own.
    worker.on('error', () => worker.process.pid ?? worker.emit('exit', 1, null))
    worker.once('exit', () => {
      this.#running.delete(worker)
      this.#endWithLast()
    })
    return worker
  }

  #replaceAtEnd(worker: Worker, number: number, quickEnds: number): void {
    const begun = performance.now()
    worker.once('exit', (code, signal) => {
      if (this.#stopping) return
      const { delay, quickEnds: ends } = restartDelay(performance.now() - begun, quickEnds)
      process.stderr.write(`Worker ${number} has ended (${signal ?? code}); another starts in ${delay / 1000} s.\n`)
      setTimeout(() => this.#stopping || this.keep(number, ends), delay)
    })
  }

  #endWithLast(): void {
    if (this.#stopping && this.#running.size === 0) process.exit(this.#exitCode)
  }
}

function firstNews(worker: Worker): Promise<void> {
  return new Promise((heard) => {
    worker.once('message', () => heard())
    worker.once('exit', () => heard())
  })
}
