import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, it, onTestFinished } from 'vitest'
import { openPaymentService } from '#server/adapters/payment/open-payment-service.ts'
import { readConfig } from '#server/config.ts'
import { freePort } from '#server/testing/free-port.ts'
import { aPayment } from '#server/testing/payment-sandbox.ts'
import { startPaymentSandbox } from './payment-sandbox.ts'

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kaskimaa-sandbox-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

/** A process that has started a sandbox, as the program does. */
async function aProgram(settings: Record<string, string>) {
  const program = spawn(process.execPath, ['server/testing/start-sandbox-until-killed.ts'], {
    env: { PATH: process.env.PATH, PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void program.kill('SIGKILL'))
  const said: string[] = []
  createInterface({ input: program.stdout as NodeJS.ReadableStream }).on('line', (line) => said.push(line))
  await expect.poll(() => said.length).toBeGreaterThan(0)
  const origin = said[0] ?? ''
  return { program, said, origin, payments: openPaymentService({}, origin) }
}

async function killNow(program: ChildProcess): Promise<void> {
  program.kill('SIGKILL')
  await once(program, 'exit')
}

const controlOf = (origin: string) => `${origin.replace('maksu.localhost', '127.0.0.1')}/control`

const answers = (origin: string) =>
  fetch(controlOf(origin)).then(
    ({ ok }) => ok,
    () => false,
  )

it('SH-14: the sandbox ends when the program is killed, and a new one knows its payments', async () => {
  const DATA_DIR = await aFolder()
  const PAYMENT_SANDBOX_PORT = String(await freePort())
  const first = await aProgram({ DATA_DIR, PAYMENT_SANDBOX_PORT })
  expect(first.origin).toBe(`http://maksu.localhost:${PAYMENT_SANDBOX_PORT}`)
  const { address } = await first.payments.create(aPayment())
  await killNow(first.program)
  await expect.poll(() => answers(first.origin)).toBe(false)
  const second = await aProgram({ DATA_DIR, PAYMENT_SANDBOX_PORT })
  expect(await second.payments.create(aPayment())).toEqual({ address })
})

it('SH-14: a sandbox that was killed is started again on its port, with its payments', async () => {
  const { origin, payments, said } = await aProgram({ DATA_DIR: await aFolder() })
  const { address } = await payments.create(aPayment())
  const { process: pid } = (await (await fetch(controlOf(origin))).json()) as { process: number }
  process.kill(pid, 'SIGKILL')
  await expect.poll(() => payments.create(aPayment()).catch(() => null)).toEqual({ address })
  expect(said[1]).toMatch(/^The payment sandbox has ended \(SIGKILL\); another starts in/)
})

it('says which port is taken when a setting names it, and chooses another when none does', async () => {
  const blocker = createServer().listen(0, '127.0.0.1')
  await once(blocker, 'listening')
  onTestFinished(() => void blocker.close())
  const { port } = blocker.address() as { port: number }
  const DATA_DIR = await aFolder()
  const named = readConfig({ DATA_DIR, PAYMENT_SANDBOX_PORT: String(port) }, [])
  await expect(startPaymentSandbox(named)).rejects.toThrow(`Port ${port} of PAYMENT_SANDBOX_PORT is taken`)
  const { origin } = await aProgram({ DATA_DIR, PORT: String(port - 100) })
  expect(new URL(origin).port).not.toBe(String(port))
})

it('SH-13: none is started in live', async () => {
  const live = { ...readConfig({}, []), MODE: 'live' as const }
  const { config } = await startPaymentSandbox(live)
  expect(config).toBe(live)
})
