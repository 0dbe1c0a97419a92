import { startPaymentSandbox } from '#server/process/payment-sandbox.ts'
import { readConfig } from '../config.ts'

// Starts the payment sandbox as the program does, prints its origin and waits to be killed.
const { config, sandboxIsReady } = await startPaymentSandbox(readConfig(process.env, []))
await sandboxIsReady
process.stdout.write(`${config.PAYMENT_ORIGIN}\n`)
setInterval(() => {}, 1000)
