import { resolve } from 'node:path'
import { askProgram } from '#server/commands/command-socket.ts'
import { ordersCommand, readOrdersArguments } from '#server/commands/orders-command.ts'
import { openPaymentService } from '../server/adapters/payment/open-payment-service.ts'
import { ConfigError, paymentOriginOf, readConfig } from '../server/config.ts'
import type { Database } from '../server/db/database.ts'
import { orderActions } from '../server/shop/orders/orders.capability.ts'
import { sites } from '../sites/all.ts'
import { paymentTexts } from '../web/messages/shop/payment-texts.ts'
import { runCommand, withDatabase } from './with-database.ts'

const say = (error: unknown, sentence: string) => void process.stderr.write(`${sentence}: ${String(error)}\n`)

// npm run orders -- <command>: what can be done with orders without the office; see `server/commands/orders-command.ts`.
runCommand(async () => {
  const args = readOrdersArguments(process.argv.slice(2))
  const config = readConfig(
    process.env,
    sites.map(({ id }) => id),
  )
  const ordersOf = (database: Database) =>
    orderActions({
      database,
      paymentTexts,
      now: () => new Date(),
      origin: '',
      secrets: ['commands make no gift cards'],
      payments: openPaymentService(config, paymentOriginOf(config)),
      onProblem: say,
      onWarning: say,
      prices: async () => null,
    })
  const answer = config.DATABASE_URL
    ? undefined
    : await askProgram(resolve(config.DATA_DIR), { command: 'orders', args })
  if (answer && 'problem' in answer) throw new ConfigError(answer.problem)
  if (answer) return answer.done
  return withDatabase(config, (database) => ordersCommand({ database, orders: ordersOf(database) })(args))
})
