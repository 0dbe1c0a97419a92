import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { SANDBOX_ACCOUNT } from '#server/adapters/payment/open-payment-service.ts'
import { type Config, ConfigError, needsPaymentSandbox } from '#server/config.ts'
import { listen } from '#server/http/connections/listen.ts'
import { printLine } from '#server/print-line.ts'
import { restartDelay } from './restart-delay.ts'

type Started = {
  /** With the origin of the sandbox in PAYMENT_ORIGIN. */
  config: Config
  sandboxIsReady: Promise<void>
}

const script = import.meta.url.endsWith('.ts') ? '../../sandbox/main.ts' : './payment-sandbox.js'
const PORTS_ABOVE = 100

/**
 * Starts the payment sandbox where the settings ask for one: a process of its own, which ends with this one however this one ends, and is
 * started again on the same port with the same payments if it fails.
 */
export async function startPaymentSandbox(config: Config): Promise<Started> {
  if (!needsPaymentSandbox(config)) return { config, sandboxIsReady: Promise.resolve() }
  const port = await choosePort(config)
  const started = keepRunning({
    SANDBOX_PORT: String(port),
    SANDBOX_STATE: stateFileOf(config, port),
    SANDBOX_SELLER_ID: SANDBOX_ACCOUNT.sellerId,
    SANDBOX_SECRET_KEY: SANDBOX_ACCOUNT.secretKey,
  })
  // Awaited when everything else has started.
  started.catch(() => {})
  return { config: { ...config, PAYMENT_ORIGIN: `http://maksu.localhost:${port}` }, sandboxIsReady: started }
}

/** The folder of an embedded database has one program; others may share it, each with a sandbox. */
function stateFileOf({ DATA_DIR, DATABASE_URL }: Config, port: number): string {
  return join(resolve(DATA_DIR), DATABASE_URL ? `payment-sandbox-${port}.jsonl` : 'payment-sandbox.jsonl')
}

async function choosePort({ PORT, PAYMENT_SANDBOX_PORT: wanted }: Config): Promise<number> {
  if (wanted !== undefined) {
    return probe(wanted).catch(() => {
      throw new ConfigError(
        `Port ${wanted} of PAYMENT_SANDBOX_PORT is taken: choose another, or leave the setting out.`,
      )
    })
  }
  const usual = PORT === 0 || PORT + PORTS_ABOVE > 65_535 ? 0 : PORT + PORTS_ABOVE
  return probe(usual).catch(() => probe(0))
}

async function probe(port: number): Promise<number> {
  const server = createServer()
  const chosen = await listen(server, { PORT: port, HOST: '127.0.0.1' })
  server.close()
  await once(server, 'close')
  return chosen
}

/** Resolves when the first process listens; throws if it ends before. */
function keepRunning(env: Record<string, string>, quickExits = 0): Promise<void> {
  const startedAt = performance.now()
  // Its standard input is never written to: it closes when this process ends.
  const sandbox = spawn(process.execPath, [fileURLToPath(new URL(script, import.meta.url))], {
    env: { NODE_OPTIONS: '--disable-warning=ExperimentalWarning', ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  return new Promise((ready, failed) => {
    createInterface({ input: sandbox.stdout }).once('line', () => ready())
    sandbox.once('error', failed)
    sandbox.once('exit', (code, signal) => {
      failed(new ConfigError('The payment sandbox does not start: the lines above say why.'))
      const next = restartDelay(performance.now() - startedAt, quickExits)
      printLine(`The payment sandbox has ended (${signal ?? code}); another starts in ${next.delayMs / 1000} s.`)
      setTimeout(() => keepRunning(env, next.quickExits).catch(() => {}), next.delayMs).unref()
    })
  })
}
