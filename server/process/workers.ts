import cluster, { type Worker } from 'node:cluster'
import { createServer } from 'node:net'
import type { Config } from '#server/config.ts'
import { listen } from '#server/http/connections/listen.ts'
import { printLine } from '#server/print-line.ts'
import { restartDelay } from './restart-delay.ts'
import { onStopSignals } from './stop-signals.ts'

/** Tells a worker that another has already loaded the demo content. */
export const JOIN_FLAG = '--joins'

/**
 * Runs WORKERS processes on one port and replaces those that exit. The first starts alone and prepares the database; if it fails,
 * the program exits. Resolves with the port when each of the others is ready, or has failed once and is being restarted.
 */
export async function startWorkers(config: Config): Promise<number> {
  const port = await choosePort(config)
  // Workers accept connections themselves: connections handed to a worker that has just died would hang.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  const pool = new WorkerPool((number) =>
    cluster.fork({
      PORT: port,
      ...(config.METRICS_PORT ? { METRICS_PORT: config.METRICS_PORT + number - 1 } : {}),
      // All share the sandbox of this process.
      ...(config.PAYMENT_ORIGIN ? { PAYMENT_ORIGIN: config.PAYMENT_ORIGIN } : {}),
    }),
  )
  onStopSignals({ stop: () => pool.stop(), stopNow: () => pool.stopNow() })
  await pool.startFirst()
  cluster.setupPrimary({ args: [JOIN_FLAG] })
  await Promise.all(Array.from({ length: config.WORKERS - 1 }, (_, index) => pool.startAndReplace(index + 2)))
  return port
}

/** Chosen once for all workers and their replacements; a port in use is reported once, not by each worker. */
async function choosePort(config: Config): Promise<number> {
  const probe = createServer()
  const port = await listen(probe, config)
  await new Promise((closed) => probe.close(closed))
  return port
}

/** More than a worker allows itself: this is for one that does not hear of the stop. */
const STOP_TIMEOUT_MS = 30_000

class WorkerPool {
  readonly #running = new Set<Worker>()
  readonly #fork: (number: number) => Worker
  #stopping = false
  #exitCode = 0

  constructor(fork: (number: number) => Worker) {
    this.#fork = fork
  }

  async startFirst(): Promise<void> {
    const worker = this.#start(1)
    // The worker has already printed why.
    const exit = () => process.exit(this.#stopping ? 0 : 1)
    worker.once('exit', exit)
    await readyOrExited(worker)
    worker.off('exit', exit)
    this.#replaceOnExit(worker, 1, 0)
  }

  /** Starts a worker and its replacements. Resolves when the first of them is ready or has exited. */
  startAndReplace(number: number, quickExits = 0): Promise<void> {
    const worker = this.#start(number)
    this.#replaceOnExit(worker, number, quickExits)
    return readyOrExited(worker)
  }

  /** Lets every worker finish its requests; the program exits with the last. */
  stop(): void {
    this.#stopping = true
    setTimeout(() => this.stopNow(), STOP_TIMEOUT_MS).unref()
    for (const worker of this.#running) worker.process.kill('SIGTERM')
    this.#exitWithLast()
  }

  stopNow(): void {
    this.#exitCode = 1
    for (const worker of this.#running) worker.process.kill('SIGKILL')
  }

  #start(number: number): Worker {
    const worker = this.#fork(number)
    this.#running.add(worker)
    worker.once('message', () => printLine(`Worker ${number} is ready: process ${worker.process.pid}.`))
    // A process that could not be spawned emits no exit event.
    worker.on('error', () => worker.process.pid ?? worker.emit('exit', 1, null))
    worker.once('exit', () => {
      this.#running.delete(worker)
      this.#exitWithLast()
    })
    return worker
  }

  #replaceOnExit(worker: Worker, number: number, quickExits: number): void {
    const startedAt = performance.now()
    worker.once('exit', (code, signal) => {
      if (this.#stopping) return
      const { delayMs, quickExits: nextQuickExits } = restartDelay(performance.now() - startedAt, quickExits)
      process.stderr.write(`Worker ${number} has ended (${signal ?? code}); another starts in ${delayMs / 1000} s.\n`)
      setTimeout(() => this.#stopping || this.startAndReplace(number, nextQuickExits), delayMs)
    })
  }

  #exitWithLast(): void {
    if (this.#stopping && this.#running.size === 0) process.exit(this.#exitCode)
  }
}

function readyOrExited(worker: Worker): Promise<void> {
  return new Promise((resolve) => {
    worker.once('message', () => resolve())
    worker.once('exit', () => resolve())
  })
}
