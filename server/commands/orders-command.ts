import { type OrderState, orderStates } from '#contract/shop/order-states.ts'
import { decimalComma, readDecimal } from '#contract/values/money.ts'
import type { Outcome } from '#contract/values/outcome.ts'
import { ConfigError } from '#server/config.ts'
import type { Database } from '#server/db/database.ts'
import { countedSlots } from '#server/shop/delivery/slot-checks.store.ts'
import { comparePayments } from '#server/shop/orders/compare-payments.ts'
import { fulfil } from '#server/shop/orders/fulfilment.ts'
import type { Order } from '#server/shop/orders/order.ts'
import type { OrderNeeds } from '#server/shop/orders/order-needs.ts'
import { reconcile } from '#server/shop/orders/reconcile.store.ts'
import { endRefund, refundOrder } from '#server/shop/orders/refund.ts'
import { refundStore, withdrawalStore } from '#server/shop/orders/refunds.store.ts'
import { confirmWithdrawal } from '#server/shop/orders/withdrawal.ts'

const USAGE = `Usage: npm run orders -- <command>
  list [state …]             orders, by default those that are placed or packed
  due                        refunds that wait: for the payment service, or for people
  packed 100001 …            the orders are packed; their buyers get a mail
  delivered 100001 …         the orders are delivered; their buyers get a mail
  refund 100001 4,20 reason  refunds a part, for example for a lower final weight; 'all' refunds what is left
  refunded <refund>          people have returned the money of a refund by hand
  withdrawals                statements of withdrawal: refund each when its goods are back
  withdraw <withdrawal>      carries out a statement whose buyer cannot use the mailed link
  reconcile [--payments]     compares money, orders, stock, slots and codes; with --payments also with the payment service

The program may be running: with the embedded database it does the work itself. It sends the mails and makes the refunds, at once or
within a minute; if it is stopped, when it runs again.`

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

type Place = { database: Database; orders: OrderNeeds }

type Command = (place: Place, args: readonly string[]) => Promise<string>

const commands: Record<string, Command> = {
  list: async ({ orders }, args) => {
    const states = args.length > 0 ? args.map(stateOf) : (['placed', 'packed'] as const)
    const lines: string[] = []
    for await (const order of orders.store.inState(states)) lines.push(lineOf(order))
    return lines.join('\n') || 'There are none.'
  },
  due: async ({ database, orders }) => {
    const refunds = refundStore(database.sql)
    const lines: string[] = []
    for (const refund of [...(await refunds.inState('due')), ...(await refunds.inState('manual'))]) {
      const order = await orders.store.find(refund.order)
      const who = refund.state === 'due' ? 'the payment service will be asked' : 'BY HAND'
      lines.push(`${refund.id}  ${order?.number}  ${decimalComma(refund.amount)} €  ${who}: ${refund.reason}`)
    }
    return lines.join('\n') || 'No refund waits.'
  },
  packed: ({ orders }, numbers) => moveAll(orders, numbers, 'packed'),
  delivered: ({ orders }, numbers) => moveAll(orders, numbers, 'delivered'),
  refund: async ({ orders }, [number = '', amount = '', ...reason]) => {
    const cents = amount === 'all' ? 'all' : readDecimal(amount)
    if (cents === null || reason.length === 0) throw new ConfigError(USAGE)
    const refund = orRefuse(await refundOrder(orders, numberOf(number), cents, reason.join(' ')))
    return `${decimalComma(refund.toCodes)} € are on gift cards again, ${decimalComma(refund.amount)} € go back by the payment service.`
  },
  refunded: async ({ database, orders }, [id = '']) => {
    const refund = (await refundStore(database.sql).inState('manual')).find((each) => each.id === id)
    if (!refund) throw new ConfigError(`No refund ${id} waits for people.`)
    await endRefund(orders, refund, 'done')
    return `${id}: done.`
  },
  withdrawals: async ({ database, orders }) => {
    const lines: string[] = []
    const withdrawals = await withdrawalStore(database.sql).all()
    for (const { id, order, name, lines: returned, createdAt, confirmedAt } of withdrawals) {
      const goods = returned.map((line) => `${line.quantity} × ${line.name} ${decimalComma(line.linePrice)} €`)
      const state = confirmedAt ? 'confirmed' : `NOT CONFIRMED ${id}`
      lines.push(
        `${createdAt.toISOString()}  ${(await orders.store.find(order))?.number}  ${state}  ${name}: ${goods.join(', ')}`,
      )
    }
    return lines.join('\n') || 'There are none.'
  },
  withdraw: async ({ orders }, [id = '']) => {
    if (!UUID.test(id)) throw new ConfigError(USAGE)
    const outcome = await confirmWithdrawal(orders, id)
    if (!outcome.ok) throw new ConfigError(`Nothing was withdrawn from: ${outcome.code}.`)
    return `${id}: carried out.`
  },
  reconcile: async ({ database, orders }, [option]) => {
    const asked = option === '--payments' ? orders.store.inState(orderStates) : []
    const found = await reconcile(database.sql, countedSlots)
    try {
      found.push(...(await comparePayments(orders, asked)))
    } catch (error) {
      // What the database alone shows is said nevertheless.
      throw new ConfigError([...found, `The payments could not be compared: ${(error as Error).message}`].join('\n'))
    }
    if (found.length > 0) throw new ConfigError(`${found.join('\n')}\n${found.length} differences.`)
    return 'Everything agrees.'
  },
}

async function moveAll(orders: OrderNeeds, numbers: readonly string[], to: 'packed' | 'delivered'): Promise<string> {
  if (numbers.length === 0) throw new ConfigError(USAGE)
  const said: string[] = []
  let areAllMoved = true
  for (const number of numbers) {
    const outcome = await fulfil(orders, numberOf(number), to)
    areAllMoved &&= outcome.ok
    said.push(
      outcome.ok
        ? `${number}: ${to}.`
        : `${number}: not ${to}, ${outcome.problems.join() || 'there is no such order'}.`,
    )
  }
  if (!areAllMoved) throw new ConfigError(said.join('\n'))
  return said.join('\n')
}

function lineOf({ number, state, createdAt, amount, snapshot }: Order): string {
  const { firstName, lastName } = snapshot.deliveryAddress
  const goods = snapshot.lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')
  const slot = snapshot.slot?.label ?? 'by mail'
  return `${number}  ${state}  ${createdAt.toISOString()}  ${decimalComma(amount)} €  ${slot}  ${firstName} ${lastName}: ${goods}`
}

function stateOf(text: string): OrderState {
  const found = orderStates.find((state) => state === text)
  if (!found) throw new ConfigError(`'${text}' is not one of ${orderStates.join(', ')}.`)
  return found
}

function numberOf(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new ConfigError(`'${text}' is not the number of an order.`)
  return Number(text)
}

function orRefuse<Value>(outcome: Outcome<Value, string>): Value {
  if (!outcome.ok) throw new ConfigError(`Nothing was refunded: ${outcome.code}.`)
  return outcome.value
}

/** Refuses words that are no command, before anything is opened. */
export function readOrdersArguments(args: readonly string[]): readonly string[] {
  if (!Object.hasOwn(commands, args[0] ?? '')) throw new ConfigError(USAGE)
  return args
}

/** What `npm run orders` does, in the running program or by itself. Throws what its user can mend. */
export function ordersCommand(place: Place): (args: readonly string[]) => Promise<string> {
  return async (args) => {
    const [name = '', ...rest] = readOrdersArguments(args)
    return (commands[name] as Command)(place, rest)
  }
}
