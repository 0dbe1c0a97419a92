import { startSandbox } from './sandbox.ts'

// Started by the program in demo mode. It ends when the process at the other end of its standard input ends, even by a kill.
const { SANDBOX_PORT = '0', SANDBOX_STATE, SANDBOX_SELLER_ID = '', SANDBOX_SECRET_KEY = '' } = process.env

// Stop signals may reach every process of a terminal or container. The program is still finishing what it began, and may ask.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {})
process.stdin.on('close', () => process.exit(0)).resume()
process.stdout.on('error', () => process.exit(0))

const { origin } = await startSandbox({
  port: Number(SANDBOX_PORT),
  account: { sellerId: SANDBOX_SELLER_ID, secretKey: SANDBOX_SECRET_KEY },
  ...(SANDBOX_STATE ? { stateFile: SANDBOX_STATE } : {}),
})
process.stdout.write(`${origin}\n`)
